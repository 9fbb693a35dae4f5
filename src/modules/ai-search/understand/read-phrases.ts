import { isEnglish } from '../../../platform/english-words.ts'
import type { Lexicon, Skill } from '../../occupations/lexicon.ts'
import { isFunctionWord, keyOf, termsOf } from '../../occupations/normalise.ts'
import { isRank, isVagueHead } from '../../occupations/title-words.ts'
import { listedPhrases, listedWords } from '../../occupations/word-lists.ts'
import { patternOf } from '../words/patterns.ts'
import { isFiller, isPerson, isSetting } from '../words/word-kinds.ts'
import type { Lists } from './find-places.ts'
import type { WantedPlace } from './intent.ts'
import { isContext } from './other-titles.ts'
import { isQualifier, type Title, withSkill, withTitles } from './read-titles.ts'
import { isCount, type Reading, type Span } from './reading.ts'

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
    const longest = fieldBehind(reading, first, lists) ?? longestAt(reading, first, lists)
    const found = longest && 'role' in longest ? longest : (sharedHeadAt(reading, first, lists) ?? longest)
    if (!found) continue
    if ('role' in found) titles.push({ ...found, terms: found.role })
    else if ('skill' in found) {
      // 'guards for our coffee warehouse' need not know coffee
      const isSite = isSetting(reading.termAt(found.span[1] + 1)) && isContext(reading, first)
      next = withSkill(next, found.span, { ...found.skill, isListed: true, isSetting: isSite })
    } else next = withPlace(next, found.span, found.place)
    first = found.span[1]
  }
  return withTitles(next, titles, lists.lexicon)
}

/**
 * The words of places behind 'in', 'long' and the like, or that are not English words: 'drives trucks in the Highlands',
 * 'driving job Lae'.
 */
export function placesNamed(reading: Reading, lists: Lists): ReadonlySet<number> {
  const spans = reading.words.flatMap((_, first) => {
    const isPlace = PREPOSITIONS.has(reading.termAt(first - 1)) || !isEnglish(reading.termAt(first))
    const found = isPlace ? longestAt(reading, first, lists) : undefined
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
  const isKnown = reading.intent.places.some(({ label }) => label === place.label)
  const wants = isKnown ? {} : { places: [place] }
  return reading.withPart(span, { kind: 'place', label: place.label }, wants)
}

function longestAt(reading: Reading, first: number, { lexicon, places }: Lists): Found | undefined {
  if (reading.isRead(first) || isFunctionWord(reading.termAt(first))) return undefined
  const isBehindPreposition = PREPOSITIONS.has(reading.termAt(first - 1))
  for (let last = reading.phraseEnd(first, LONGEST_PHRASE); last >= first; last--) {
    const span = [first, last] as const
    const terms = reading.meantBy(span)
    const key = keyOf(terms)
    const group = lexicon.aliases.has(key) ? undefined : jobOfGroup(reading, span)
    if (group) return { span, role: group, isGroup: true }
    if (isFunctionWord(reading.termAt(last)) || isCut(reading, first, last)) continue
    // 'driver Gulf'
    const isName =
      first > 0 && reading.isBreak(last) && /^\p{Lu}/u.test(reading.text.slice(reading.words[first]?.start))
    const place = places.find(terms, isBehindPreposition || isName)
    if (place) return { span, place }
    if (lexicon.aliases.has(key) && !areAlternatives(reading, span, lexicon, (term) => term === 'or'))
      return { span, role: terms }
    const isCommon = first === last && isFiller(key)
    const skill = isCommon ? undefined : lexicon.skills.get(key)
    // a 'food safety certificate' is not the certificate of a college
    const isTaught = CERTIFICATES.has(reading.termAt(last + 1)) && !reading.isBreak(last)
    if (skill) return jobOfSkill(reading, span) ?? { span: isTaught ? [first, last + 1] : span, skill }
    // O*NET lists a bare 'deputy' as a police officer
    const isTitle = lexicon.titles.has(key) && !isRank(key) && !THINGS.has(key)
    if (isTitle && !areAlternatives(reading, span, lexicon, isJoiner)) return { span, role: terms }
  }
  return undefined
}

const THINGS = listedWords('things')
const CERTIFICATES = new Set(['certificate', 'certification', 'ticket'])

const GROUPS = new Set(['staff', 'personnel', 'crew', 'team', 'people', 'employee', 'worker', 'member'])
const isGroup = (term: string) => GROUPS.has(term) || isPerson(term)
/** The job that most people of a group have, by its place or work. */
const JOBS = new Map(
  listedPhrases('staff').map(({ said, phrase }) => [keyOf(termsOf(phrase.join(' '))), termsOf(said)]),
)

/** 'kitchen staff', 'carpentry guy', 'office girl' with a refused word; not 'kitchen team leader'. */
function jobOfGroup(reading: Reading, [first, last]: Span): string[] | undefined {
  let end = last
  while (end >= first && isGroup(reading.termAt(end))) end--
  const isLed = !reading.isBreak(last) && isVagueHead(reading.termAt(last + 1))
  const isRefused = first === last && reading.isRead(last + 1) && isPerson(reading.termAt(last + 1))
  const isNamed = (end < last || isRefused) && !isLed && !reading.isAdvertisement
  return isNamed ? JOBS.get(keyOf(reading.meantBy([first, end]))) : undefined
}

/** A 'nurse for our aid post' is no nurse aide, but a 'driver for our bus' is a bus driver. 'Welder with trade certificate' */
const OWNERS = new Set(['our', 'my', 'for', 'with'])
function isCut(reading: Reading, first: number, last: number): boolean {
  const isOfOwner = reading.words.slice(first, last).some(({ term }) => OWNERS.has(term))
  return isOfOwner && !reading.isBreak(last) && !isFunctionWord(reading.termAt(last + 1))
}

/** 'operator for excavator', 'Manager - Human Resources', 'in charge of 12 guards', 'staff for our hotel'. */
function fieldBehind(reading: Reading, first: number, { lexicon }: Lists): Found | undefined {
  const said = reading.termAt(first)
  const head = said === 'charge' ? 'supervisor' : said
  const isQualified = !reading.isBreak(first - 1) && isQualifier(reading.termAt(first - 1))
  const from = reading.words.findIndex(({ term }, at) => at > first && isQualifier(term) && !isCount(term))
  const between = reading.text.slice(reading.words[first]?.end, reading.words[from]?.start)
  const isHead = isVagueHead(head) || ((head === 'teacher' || isGroup(head)) && !between.startsWith(','))
  const isKnown = reading.isRead(first) || reading.isRead(from)
  if (from < 0 || isKnown || !isHead || isQualified || between.search(BEFORE_FIELD) < 0) return undefined
  for (let last = reading.phraseEnd(from, LONGEST_FIELD); last >= from; last--) {
    const field = reading.meantBy([from, last])
    const role = termsOf(`${reading.saidAs([from, last])} ${head}`)
    const isListed = lexicon.aliases.has(keyOf(role)) || lexicon.titles.has(keyOf(role))
    const job = isGroup(head) ? JOBS.get(keyOf(field)) : isListed ? role : undefined
    if (job) return { span: [first, last], role: job, isGroup: true }
  }
  return undefined
}
const BEFORE_FIELD = patternOf('before field')
const LONGEST_FIELD = 3

/** 'HSE and training officer': the words before 'and' with the last words of the title after it. */
function sharedHeadAt(reading: Reading, first: number, lists: Lists): Found | undefined {
  const { aliases, titles } = lists.lexicon
  for (let last = first; last < first + LONGEST_HALF && !reading.isRead(last); last++) {
    const joiner = reading.text.slice(reading.words[last]?.end, reading.words[last + 1]?.start)
    const isJoined = isJoiner(reading.termAt(last + 1))
    const next = isJoined ? last + 2 : last + 1
    if (isFunctionWord(reading.termAt(last)) || !(isJoined || /^\s?[&/]\s?$/.test(joiner))) continue
    const other = longestAt(reading, next, lists)
    const title = other && 'role' in other ? other.role : []
    const own = reading.meantBy([first, last])
    for (let start = 1; start < title.length; start++) {
      const role = [...own, ...title.slice(start)]
      if (aliases.has(keyOf(role)) || titles.has(keyOf(role))) return { span: [first, last], role }
    }
  }
  return undefined
}
export const isJoiner = (term: string): boolean => ['and', 'or', 'na'].includes(term)
const LONGEST_HALF = 3

/** 'industrial relations officer' is a job, although 'industrial relations' is a skill. */
function jobOfSkill(reading: Reading, [first, last]: Span): Found | undefined {
  const head = reading.isBreak(last) || reading.isRead(last + 1) ? '' : reading.termAt(last + 1)
  const end = reading.termAt(last + 2) === 'leader' ? last + 2 : last + 1
  const isJob = isVagueHead(head) || end > last + 1
  return isJob ? { span: [first, end], role: reading.meantBy([first, end]) } : undefined
}

/**
 * 'accountant or auditor', 'boilermaker and pipe fitter' mean two jobs, although O*NET lists them as one. A 'fitter and
 * turner' of our own list has one.
 */
function areAlternatives(
  { words }: Reading,
  [first, last]: Span,
  { titles }: Lexicon,
  joins: (term: string) => boolean,
): boolean {
  const isListed = (from: number, to: number) =>
    titles.has(keyOf(words.slice(from, to).map(({ term }) => term)))
  return words.some(
    ({ term }, at) => joins(term) && at > first && isListed(first, at) && isListed(at + 1, last + 1),
  )
}
