import { type Guess, guessJobs } from '../../occupations/guess-job.ts'
import type { Lexicon } from '../../occupations/lexicon.ts'
import { isFunctionWord, keyOf, termsOf } from '../../occupations/normalise.ts'
import { isVagueHead } from '../../occupations/title-words.ts'
import { isFiller, isQuality } from '../words/fillers.ts'
import { isOnlyVerb, isVerb } from '../words/verbs.ts'
import type { Places } from './find-places.ts'
import type { Role } from './intent.ts'
import { isInHeading } from './read-advertisement.ts'
import { roleOf, titleOfGrade } from './read-titles.ts'
import {
  intentOf,
  isAdvertisement,
  isRead,
  type Part,
  partOf,
  type Reading,
  termAt,
  withParts,
} from './reading.ts'

type Lists = { lexicon: Lexicon; places: Places }

/** Words before a verb that names what a person can do. */
const LEADS = new Set('can to who that bilong husat save able'.split(' '))
const PERSONS = new Set(
  `man meri woman boi wokman wokmeri person people somebody someone anyone anybody worker lad girl boy lady guy
  bloke`.split(/\s+/),
)
/** Words that say nothing about the work. */
const NO_WORK = new Set([
  ...PERSONS,
  ...LEADS,
  ...'job work position experience year start town team kain ol i em wok wantaim o mi laikim laik nidim gat'.split(
    ' ',
  ),
])

type Least = { score: number; share: number; isNamed?: boolean }
/** The minimum score of a job, and of the share of the words that it explains. */
const OF_SENTENCE = { score: 6, share: 0.3 }
const OF_TITLE = { score: 6, share: 0.5 }
const OF_NAME = { ...OF_TITLE, isNamed: true }
const OF_DUTIES = { score: 9, share: 0.2 }
/** The share of the best score from which another job may be meant too. */
const ALSO = 0.85

/** Reads a job that is described by its work: 'gives out medicine', 'man bilong stretim kar'. */
export function readWork(reading: Reading, lists: Lists, wordsOfTitle: (index: number) => number): Reading {
  const first = isAdvertisement(reading) ? undefined : startOfWork(reading, wordsOfTitle)
  if (first === undefined) return reading
  return withGuess(reading, wordsOfWork(reading, first, lists), lists, OF_SENTENCE)
}

/** The first word of the work: after 'man bilong' and 'someone who can', or a verb before any title. */
function startOfWork(reading: Reading, wordsOfTitle: (index: number) => number): number | undefined {
  let hasPerson = false
  for (let index = 0; index < reading.words.length; index++) {
    const term = termAt(reading, index)
    if (isRead(reading, index)) continue
    if (PERSONS.has(term)) hasPerson = true
    else if (LEADS.has(term) && term !== 'that' && (hasPerson || term !== 'to'))
      return hasPerson || isVerb(termAt(reading, nextContent(reading, index + 1))) ? index + 1 : undefined
    else if (isToldVerb(reading, index, wordsOfTitle(index))) return index
    else if (wordsOfTitle(index) > 0 || !isEmpty(term)) return undefined
  }
  return undefined
}

const isEmpty = (term: string) => isFunctionWord(term) || isFiller(term) || isQuality(term)

function nextContent(reading: Reading, from: number): number {
  let index = from
  while (index < reading.words.length && isFunctionWord(termAt(reading, index))) index++
  return index
}

/** 'drives', 'cutting grass', 'klinim'; not 'records clerk' or 'printing press operator'. */
function isToldVerb(reading: Reading, index: number, ofTitle: number): boolean {
  const { typed = '', term = '' } = reading.words[index] ?? {}
  const isForm = isOnlyVerb(term) || (isVerb(term) && typed !== term && /s$|i[mn]$/.test(typed))
  const isOfTitle = ofTitle > 1 && (/ing$/.test(term) || isVagueHead(termAt(reading, index + ofTitle - 1)))
  return isForm && !isOfTitle
}

/** The indexes of the words that tell something about the work, and that no step has read or will read as a place. */
function wordsOfWork(reading: Reading, first: number, { places }: Lists): number[] {
  return reading.words.flatMap(({ term }, index) => {
    const isOther = isFunctionWord(term) || isQuality(term) || NO_WORK.has(term) || /\d/.test(term)
    return index < first || isOther || isRead(reading, index) || isOfPlace(reading, index, places)
      ? []
      : [index]
  })
}

function isOfPlace(reading: Reading, index: number, places: Places): boolean {
  const named = (from: number, to: number) =>
    places.find(
      reading.words.slice(from, to).map(({ term }) => term),
      false,
    )
  return [0, 1, 2].some((back) => [1, 2, 3].some((ahead) => named(index - back, index + ahead)))
}

function withGuess(reading: Reading, words: readonly number[], lists: Lists, least: Least) {
  const terms = words.map((index) => termAt(reading, index))
  const guesses = guessJobs(lists.lexicon.work, terms).filter(
    ({ score, share, isNamed }) =>
      score >= least.score && share >= least.share && (isNamed || !least.isNamed),
  )
  const meant = likeliest(guesses)
  const places = new Set(meant.flatMap(({ told }) => told))
  const told = words.filter((_, place) => places.has(place))
  const [first] = told
  if (first === undefined) return reading
  const roles = meant.map(({ title }) => ({
    ...toldRole(reading, title, lists.lexicon),
    told: told.map((index) => termAt(reading, index)),
    ...(meant.length > 1 && { isUnclear: true as const }),
  }))
  const chip = { kind: 'role', label: roles.map(({ label }) => label).join(' or ') } as const
  const last = endOfRun(reading, told)
  const silent = told.filter((index) => index > last).map((index) => partOf(reading, [index, index]))
  return withParts(reading, partOf(reading, [startOfLead(reading, first), last], chip, { roles }), ...silent)
}

/** The best guess, and another one that is nearly as good. */
function likeliest(guesses: readonly Guess[]): Guess[] {
  const [best] = guesses
  return best ? guesses.slice(0, 2).filter(({ score }) => score >= ALSO * best.score) : []
}

function toldRole(reading: Reading, title: string, lexicon: Lexicon) {
  const terms = titleOfGrade(termsOf(title), intentOf(reading).gradeTaught)
  const label = lexicon.aliases.get(keyOf(terms))?.name ?? terms.join(' ')
  return { ...roleOf(lexicon, terms, terms), label, isTold: true as const }
}

/** The last of the words that follow each other, apart from function words between them. */
function endOfRun(reading: Reading, told: readonly number[]): number {
  let [last = 0] = told
  for (const index of told) {
    const between = reading.words.slice(last + 1, index)
    if (between.every(({ term }, place) => isEmpty(term) && !isRead(reading, last + 1 + place))) last = index
  }
  return last
}

/** Includes the words before the work: 'wokman bilong', 'person who can'. */
function startOfLead(reading: Reading, first: number): number {
  const isLead = (index: number) => PERSONS.has(termAt(reading, index)) || LEADS.has(termAt(reading, index))
  let from = first
  while (from > 0 && !isRead(reading, from - 1) && isLead(from - 1)) from--
  return from
}

/**
 * Reads a job that no title names, by all words that were not read: 'kitchen boss', 'sparks for house wiring'. An
 * unlisted title gets the meaning of its words: 'wellness technician'.
 */
export function readUnlisted(reading: Reading, lists: Lists): Reading {
  if (isAdvertisement(reading)) return readDuties(reading, lists)
  const { roles } = intentOf(reading)
  if (roles.length === 0) {
    // a skill may be all that tells the job
    const isSkill = ({ chip }: Part) => chip?.kind === 'skill' || chip?.kind === 'word'
    const open = { ...reading, parts: reading.parts.filter((part) => !isSkill(part)) }
    const words = wordsOfWork(open, 0, lists)
    // a single word may be a thing that people list: 'pork', but not in 'newspaper man'
    const isJob = words.length > 1 || PERSONS.has(termAt(open, (words[0] ?? 0) + 1))
    const next = withGuess(open, words, lists, isJob ? OF_TITLE : OF_NAME)
    const isFree = ({ start, end }: Part) =>
      !next.parts.some((other) => other.end > start && other.start < end)
    return next === open ? reading : withParts(next, ...reading.parts.filter(isSkill).filter(isFree))
  }
  const words = wordsOfWork(reading, 0, lists)
  const others = words.map((index) => termAt(reading, index))
  const said = new Set<number>()
  const parts = reading.parts.map((part) => {
    const roles = part.wants?.roles?.map((role) => {
      const meant = meaningOf(role, others, lists.lexicon)
      for (const place of meant.said) said.add(place)
      return meant.role
    })
    return roles ? { ...part, wants: { ...part.wants, roles } } : part
  })
  const silent = words.filter((_, place) => said.has(place)).map((index) => partOf(reading, [index, index]))
  return { ...reading, parts: [...parts, ...silent] }
}

/** Reads the job of an advertisement that names none, by its duties: 'Reliable person. Duties: receive goods, issue tools'. */
function readDuties(reading: Reading, lists: Lists): Reading {
  const { roles } = intentOf(reading)
  const isNamed = reading.parts.some((part) => part.wants?.roles?.length && isAskedFor(reading, part))
  if (isNamed && roles.some(({ source }) => source !== 'head' && source !== 'none')) return reading
  const isOfJob = ({ chip }: Part) => chip?.kind === 'skill' || chip?.kind === 'word' || chip?.kind === 'role'
  const open = { ...reading, parts: reading.parts.filter((part) => !isOfJob(part)) }
  const next = withGuess(open, wordsOfWork(open, 0, lists), lists, OF_DUTIES)
  if (next === open) return reading
  const others = reading.parts.filter((part) => isOfJob(part) && part.chip?.kind !== 'role')
  const isFree = ({ start, end }: Part) => !next.parts.some((other) => other.end > start && other.start < end)
  return withParts(next, ...others.filter(isFree))
}

/** A title in the first sentence or after 'we need'; not 'computer' in 'computer skills', 'tell the manager'. */
function isAskedFor({ text }: Reading, { start, end }: Part): boolean {
  const before = text.slice(0, start)
  const sentence = before.split(/[.;!?](?=\s)|\n/).at(-1) ?? ''
  const isFirst = !/[\p{L}\d].*[.;!?\n]\s/u.test(before)
  const isOfSkill = /^\s+(?:skills?|litera|knowledge)/i.test(text.slice(end))
  const isWanted = isFirst || isInHeading({ text }, start, end) || WANTED.test(sentence)
  return isWanted && !isOfSkill && !/\b(?:to|by|of) the $/i.test(before)
}
/** 'we need an experienced', but not 'needs someone who will lead 25 teachers' */
const WANTED =
  /\b(?:need|seek|requir|look|want|hir|search|vacan|position|role|recruit|job|title|as an? |nidim|laikim|painim|experience|qualified)(?!.*\b(?:who|will|to)\b)[^,]{0,60}$/i

/** The role with the meaning of its words. `said`: the places of the `others` that told it as well. */
function meaningOf(
  role: Role,
  others: readonly string[],
  lexicon: Lexicon,
): { role: Role; said: readonly number[] } {
  const same = { role, said: [] }
  const [asked = []] = role.forms
  // O*NET's titles of one word mean other things here: 'sister', 'spanner'
  const isBare = role.source === 'title' && asked.length === 1
  if (role.isTold || lexicon.aliases.has(keyOf(asked)) || (role.source === 'title' && !isBare)) return same
  const best = guessJobs(lexicon.work, isBare ? [...asked, ...others] : asked).find(
    ({ score, share }) => score >= OF_TITLE.score && share >= OF_TITLE.share,
  )
  if (!best) return same
  const meant = roleOf(lexicon, termsOf(best.title), termsOf(best.title))
  const known = new Set(role.links.filter(([, weight]) => weight >= 0.5).map(([job]) => job))
  if (meant.links.some(([job, weight]) => weight >= 0.7 && known.has(job)))
    return role.forms.length > 1
      ? same
      : { role: { ...role, forms: [asked, ...meant.forms], isTold: true }, said: [] }
  const isSure = role.source === 'part' ? best.isNamed : !isBare || best.told.includes(0)
  if (!isSure) return same
  return {
    role: {
      ...{ ...role, source: 'duties', isTold: true, qualifiers: [] },
      links: meant.links,
      forms: [asked, ...meant.forms],
    },
    said: isBare ? best.told.map((place) => place - 1).filter((place) => place >= 0) : [],
  }
}
