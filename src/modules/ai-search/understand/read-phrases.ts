import type { Lexicon, Skill } from '../../occupations/lexicon.ts'
import { isFunctionWord, keyOf, termsOf } from '../../occupations/normalise.ts'
import { isRank, isVagueHead } from '../../occupations/title-words.ts'
import { listedPhrases } from '../../occupations/word-lists.ts'
import { isFiller, isPerson } from '../words/fillers.ts'
import type { Lists } from './find-places.ts'
import type { WantedPlace } from './intent.ts'
import { isQualifier, type Title, withSkill, withTitles } from './read-titles.ts'
import {
  intentOf,
  isAdvertisement,
  isBreak,
  isCount,
  isRead,
  meantBy,
  phraseEnd,
  type Reading,
  type Span,
  saidAs,
  termAt,
  withPart,
} from './reading.ts'

/** The maximum number of words in a phrase, including function words. */
const LONGEST_PHRASE = 8
const PREPOSITIONS = new Set('in from at near around based within long outside to of the'.split(' '))
type Found = { span: Span } & ({ place: WantedPlace } | { skill: Skill } | { role: string[]; isGroup?: true })

/**
 * Reads the longest phrase at each position that is a place, a title or a skill: 'Highlands Highway' is a skill,
 * 'Highlands' a place.
 */
export function readPhrases(reading: Reading, lists: Lists): Reading {
  const titles: Title[] = []
  let next = reading
  for (let first = 0; first < reading.words.length; first++) {
    const longest = withObjectBehind(reading, first, lists) ?? longestAt(reading, first, lists)
    const found = longest && 'role' in longest ? longest : (sharedHeadAt(reading, first, lists) ?? longest)
    if (!found) continue
    if ('role' in found)
      titles.push({ span: found.span, terms: found.role, ...(found.isGroup && { isGroup: true }) })
    else if ('skill' in found) next = withSkill(next, found.span, { ...found.skill, isListed: true })
    else next = withPlace(next, found.span, found.place)
    first = found.span[1]
  }
  return withTitles(next, titles, lists.lexicon)
}

/** The words of places behind 'in', 'long' and the like: 'drives trucks in the Highlands'. */
export function placesNamed(reading: Reading, lists: Lists): ReadonlySet<number> {
  const spans = reading.words.flatMap((_, first) => {
    const found = PREPOSITIONS.has(termAt(reading, first - 1)) ? longestAt(reading, first, lists) : undefined
    return found && 'place' in found ? [found.span] : []
  })
  return new Set(
    reading.words.keys().filter((at) => spans.some(([first, last]) => at >= first && at <= last)),
  )
}

/** The number of words of the title that starts at this word. */
export function wordsOfTitleAt(reading: Reading, lists: Lists, index: number): number {
  const found = longestAt(reading, index, lists)
  return found && 'role' in found ? found.span[1] - found.span[0] + 1 : 0
}

/** A town narrows its region, whichever is said first: 'Highlands (Goroka, Hagen)' means these two towns. */
function withPlace(reading: Reading, span: Span, place: WantedPlace): Reading {
  const isKnown = intentOf(reading).places.some(({ label }) => label === place.label)
  const wants = isKnown ? {} : { places: [place] }
  return withPart(reading, span, { kind: 'place', label: place.label }, wants)
}

function longestAt(reading: Reading, first: number, { lexicon, places }: Lists): Found | undefined {
  if (isRead(reading, first) || isFunctionWord(termAt(reading, first))) return undefined
  const isBehindPreposition = PREPOSITIONS.has(termAt(reading, first - 1))
  for (let last = phraseEnd(reading, first, LONGEST_PHRASE); last >= first; last--) {
    const span = [first, last] as const
    const terms = meantBy(reading, span)
    const key = keyOf(terms)
    const group = lexicon.aliases.has(key) ? undefined : jobOfGroup(reading, span)
    if (group) return group
    if (isFunctionWord(termAt(reading, last)) || isCut(reading, first, last)) continue
    const place = places.find(terms, isBehindPreposition)
    if (place) return { span, place }
    if (lexicon.aliases.has(key) && !areAlternatives(reading, span, lexicon, EITHER))
      return { span, role: terms }
    // 'go' is a word of both languages, 'Go' a programming language
    const isCommon =
      first === last && isFiller(key) && reading.words[first]?.typed === writtenAt(reading, first)
    const skill = isCommon ? undefined : lexicon.skills.get(key)
    if (skill) return jobOfSkill(reading, span) ?? { span, skill }
    // O*NET lists a bare 'deputy' as a police officer
    if (lexicon.titles.has(key) && !isRank(key) && !areAlternatives(reading, span, lexicon, JOINERS))
      return { span, role: terms }
  }
  return undefined
}

const GROUPS = new Set(['staff', 'personnel', 'crew', 'team', 'people', 'employee', 'worker'])
const isGroup = (term: string) => GROUPS.has(term) || isPerson(term)
/** The job that most people of a group have, by the place or work that names the group. */
const JOBS = new Map(
  listedPhrases('staff').map(({ said, phrase }) => [keyOf(termsOf(phrase.join(' '))), termsOf(said)]),
)

/** 'kitchen staff', 'accounts person', 'restaurant team members'; not 'kitchen team leader'. An advertisement tells of its own team. */
function jobOfGroup(reading: Reading, [first, last]: Span): Found | undefined {
  const group = termAt(reading, last) === 'member' ? last - 1 : last
  // 'office girl', with a word that was refused; not 'tuna factory girl'
  const isWhole = last === first && (isBreak(reading, last - 1) || !isQualifier(termAt(reading, last - 1)))
  const isRefused = isWhole && isRead(reading, last + 1) && isPerson(termAt(reading, last + 1))
  const end = isRefused ? last : isGroup(termAt(reading, group)) ? group - 1 : -1
  const role = end < first ? undefined : JOBS.get(keyOf(meantBy(reading, [first, end])))
  const isLed = !isBreak(reading, last) && isVagueHead(termAt(reading, last + 1))
  return role && !isLed && !isAdvertisement(reading) ? { span: [first, last], role, isGroup: true } : undefined
}

/** A 'nurse for our aid post' is not a nurse aide, but a 'driver for our bus' is a bus driver. */
const OWNERS = new Set(['our', 'my', 'for'])
function isCut(reading: Reading, first: number, last: number): boolean {
  const isOfOwner = reading.words.slice(first, last).some(({ term }) => OWNERS.has(term))
  return isOfOwner && !isBreak(reading, last) && !isFunctionWord(termAt(reading, last + 1))
}

/** 'operator for excavator', 'opisa bilong helt', 'Manager - Human Resources': a vague title before its field. */
function withObjectBehind(reading: Reading, first: number, { lexicon }: Lists): Found | undefined {
  const head = termAt(reading, first)
  const isOfGroup = isGroup(head)
  if (isRead(reading, first) || !(isVagueHead(head) || OTHER_HEADS.has(head) || isOfGroup)) return undefined
  const isQualified = first > 0 && !isBreak(reading, first - 1) && isQualifier(termAt(reading, first - 1))
  const between = reading.text.slice(reading.words[first]?.end, reading.words[first + 1]?.start)
  const joiner = termAt(reading, first + 1)
  const isJoined =
    (BEFORE_OBJECTS.has(joiner) || (head === 'graduate' && joiner === 'in')) && !isBreak(reading, first)
  const isListedSo = isVagueHead(head) && /^(?:\s[-–—]|,)\s$/.test(between)
  if (isQualified || !(isJoined || isListedSo)) return undefined
  const from = isJoined ? afterTeam(reading, first + 2) : first + 1
  for (let last = phraseEnd(reading, from, LONGEST_OBJECT); last >= from; last--) {
    if (isFunctionWord(termAt(reading, last))) continue
    const object = meantBy(reading, [from, last])
    const role = termsOf(`${saidAs(reading, [from, last])} ${head}`)
    // 'supervisor, electrician' are two jobs
    const isOther = isListedSo && (last < reading.words.length - 1 || isTitle(lexicon, object))
    // 'supavaisa bilong klina'
    const named = termsOf(`${lexicon.aliases.get(keyOf(object))?.name ?? ''} ${head}`)
    const led = IN_CHARGE.has(head) ? [...object, 'supervisor'] : []
    const listed = isOfGroup
      ? JOBS.get(keyOf(object))
      : [role, named, led].find((terms) => terms.length > 1 && isTitle(lexicon, terms))
    if (!isOther && listed) return { span: [first, last], role: listed, isGroup: true }
  }
  return undefined
}
/** 'in charge of guards', 'leader of a team of electricians' */
const IN_CHARGE = new Set(['charge', 'leader', 'foreman'])

/** The first word after 'a team of' and a number: 'supervisor of 12 cleaners'. */
function afterTeam(reading: Reading, from: number): number {
  let index = from
  while (
    index < reading.words.length &&
    (TEAM.has(termAt(reading, index)) || isCount(termAt(reading, index)))
  )
    index++
  return index
}
const TEAM = new Set(['a', 'the', 'our', 'new', 'team', 'crew', 'group', 'of'])
const BEFORE_OBJECTS = new Set(['for', 'of', 'bilong', 'long'])
const OTHER_HEADS = new Set(['teacher', 'charge', 'graduate', 'foreman'])
const LONGEST_OBJECT = 4

const isTitle = ({ aliases, titles }: Lexicon, terms: readonly string[]): boolean =>
  aliases.has(keyOf(terms)) || titles.has(keyOf(terms))

/** 'HSE and training officer': the words before 'and' with the last words of the title after it. */
function sharedHeadAt(reading: Reading, first: number, lists: Lists): Found | undefined {
  const { aliases, titles } = lists.lexicon
  for (let last = first; last < first + LONGEST_HALF && !isRead(reading, last); last++) {
    const joiner = reading.text.slice(reading.words[last]?.end, reading.words[last + 1]?.start)
    const isJoined = JOINERS.has(termAt(reading, last + 1))
    const next = isJoined ? last + 2 : last + 1
    if (isFunctionWord(termAt(reading, last)) || !(isJoined || /^\s?[&/]\s?$/.test(joiner))) continue
    const other = longestAt(reading, next, lists)
    const title = other && 'role' in other ? other.role : []
    const own = meantBy(reading, [first, last])
    for (let start = 1; start < title.length; start++) {
      const role = [...own, ...title.slice(start)]
      if (aliases.has(keyOf(role)) || titles.has(keyOf(role))) return { span: [first, last], role }
    }
  }
  return undefined
}
const JOINERS = new Set(['and', 'or', 'na'])
const EITHER = new Set(['or'])
const LONGEST_HALF = 3

function writtenAt({ text, words }: Reading, index: number): string {
  return text.slice(words[index]?.start, words[index]?.end)
}

/** 'industrial relations officer' is a job, although 'industrial relations' is a skill. */
function jobOfSkill(reading: Reading, [first, last]: Span): Found | undefined {
  const head = isBreak(reading, last) || isRead(reading, last + 1) ? '' : termAt(reading, last + 1)
  const end = termAt(reading, last + 2) === 'leader' ? last + 2 : last + 1
  return isVagueHead(head) || end > last + 1
    ? { span: [first, end], role: meantBy(reading, [first, end]) }
    : undefined
}

/**
 * 'accountant or auditor', 'boilermaker and pipe fitter' mean two jobs, although O*NET lists them as one. A 'fitter and
 * turner' of our own list has one.
 */
function areAlternatives(
  { words }: Reading,
  [first, last]: Span,
  { titles }: Lexicon,
  joiners: ReadonlySet<string>,
): boolean {
  const isListed = (from: number, to: number) =>
    titles.has(keyOf(words.slice(from, to).map(({ term }) => term)))
  return words.some(
    ({ term }, at) =>
      joiners.has(term) && at > first && at < last && isListed(first, at) && isListed(at + 1, last + 1),
  )
}
