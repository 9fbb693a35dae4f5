import type { Lexicon } from '../../occupations/lexicon.ts'
import { isFunctionWord, keyOf } from '../../occupations/normalise.ts'
import { listedPhrases, listedWords, listOf, phrasesIn, wordsIn } from '../../occupations/word-lists.ts'
import { FOR_WHOM, verbOf } from '../words/word-kinds.ts'
import { isListed, type Lists, type Places } from './find-places.ts'
import { ignored, readRules, rule, wordsOnCvs } from './read-measures.ts'
import type { Reading, Span } from './reading.ts'

const fields = listedWords('fields')
const leads = listedWords('leads')
const tails = listedWords('tails')
const people = listedWords('people')
const NEGATIONS = wordsIn('no not non without except never nogat nor neither free')
/** Adjectives that also describe things: they count when nothing follows that they could describe. */
const LOOSE = wordsIn('national citizen coastal')
const ORIGIN = 'origin is never used'
const SEX = 'sex is never used'
/** Workplaces that are often named after a church or a group: 'Catholic school', 'female ward'. */
const INSTITUTIONS = wordsIn('camp ward school hospital clinic primary secondary high')
/** Words before a place where the person lives: 'nurse in Sepik'. */
const RESIDENCE = wordsIn('in at near around along on long')
const SPOKEN = wordsIn('speak speaking fluent tokples')
/** The words before a place of origin: 'man bilong Hagen', 'as ples Rabaul'. */
const FROM = wordsIn('from bilong of')
const BIRTHPLACE = wordsIn('ples asples province village town hometown birthplace in of from')
const ONLY = wordsIn('only tasol')
const NO = wordsIn('no nogat')
const LONGEST = 5

/** A phrase that asks for a criterion that never counts, and the reason that the employer sees. */
type Refusal = { phrase: string[]; why: string; isNegatedOnly: boolean }

const refusalsIn = (name: string, isNegatedOnly: boolean): Refusal[] =>
  listedPhrases(name).map(({ said, phrase }) => ({ phrase, why: said, isNegatedOnly }))

/** Longer phrases come before shorter ones, so that a whole phrase is refused with its own reason. */
const REFUSALS = [...refusalsIn('never used', false), ...refusalsIn('never used when negated', true)].sort(
  (a, b) => b.phrase.length - a.phrase.length,
)
const byFirst = Map.groupBy(REFUSALS, ({ phrase }) => phrase[0] ?? '')
const harmless = phrasesIn(listOf('harmless'))

/** Returns the reason why a word alone never counts, or undefined when it counts. */
export function whyNeverUsed(term: string): string | undefined {
  return byFirst.get(term)?.find(({ phrase, isNegatedOnly }) => phrase.length === 1 && !isNegatedOnly)?.why
}

/**
 * Ignores unfair requests and the words around them, before the rest of the query is read: 'no women drivers', 'must be
 * Catholic', 'not from Enga'.
 */
export function refuseUnfair(reading: Reading, { lexicon, places }: Lists): Reading {
  let next = readRules(reading, FORMS)
  for (let index = 0; index < next.words.length; index++) {
    if (next.isRead(index)) continue
    const found = unfairAt(next, index, lexicon) ?? originAt(next, index, places)
    if (!found) continue
    const span = widened(next, found.span, places)
    next = next.ignoring(span, found.why)
    index = span[1]
  }
  return next
}

const FORMS = [
  rule('of others', 'word', ignored(FOR_WHOM)),
  rule('spoken language', 'word', ([typed]) => wordsOnCvs(typed)),
  rule('age of children', 'word', () => ({})),
  rule('age', 'word', ignored('age is never used')),
  rule('sex', 'word', ignored(SEX)),
  rule('looks', 'word', ignored('looks are never used')),
]

type Found = { span: Span; why: string }

function unfairAt(reading: Reading, first: number, lexicon: Lexicon): Found | undefined {
  const { words } = reading
  const { term = '', typed = '' } = words[first] ?? {}
  const fits = ({ phrase }: Refusal) => phrase.every((word, offset) => isSame(reading, first + offset, word))
  const found = [term, typed, typed.replace(/s$/, '')].flatMap((word) => byFirst.get(word) ?? []).find(fits)
  if (!found || (found.why === ORIGIN && isResidence(reading, first))) return undefined
  // 'speaks Huli', 'fluent Japanese'
  if (SPOKEN.has(reading.termAt(first - 1))) return undefined
  const last = first + found.phrase.length - 1
  const isNegated = isBehindNegation(reading, first)
  if (!isNegated && isCaredFor(reading, first, found.phrase)) return undefined
  const follower = reading.isBreak(last) ? '' : reading.termAt(last + 1)
  if (found.isNegatedOnly && !isNegated) return undefined
  // 'driver man only' asks for men, though 'driver man' is a listed job
  const isAsked = isNegated || (people.has(term) && ONLY.has(follower))
  if (!isAsked && isOfField(reading, [first, last], lexicon)) return undefined
  // the person is not asked to be Catholic at a 'Catholic school', or female in a 'female ward'
  if (!isAsked && INSTITUTIONS.has(follower))
    return { span: [first, last], why: found.why === SEX && follower !== 'ward' ? SEX : FOR_WHOM }
  if (!isAsked && fields.has(follower)) return undefined
  // 'man bilong stretim kar' and 'man i save stretim kar' name a job
  if (ANYONE.has(follower) && people.has(term)) return undefined
  // 'LAME' is a licensed engineer of aircraft
  if (!isNegated && isAbbreviation(reading, first, lexicon)) return undefined
  // a "women's officer" works for women
  if (!isNegated && follower !== '' && /['’]s$/.test(typed)) return undefined
  if (LOOSE.has(term) && follower !== '' && !tails.has(follower)) return undefined
  return { span: [first, last], why: found.why }
}

/** A listed job in capital letters. A text of more than two words must also have small letters. */
function isAbbreviation({ text, words }: Reading, index: number, { aliases }: Lexicon): boolean {
  const { term = '', start = 0, end = 0 } = words[index] ?? {}
  const isAlone = words.length <= 2 || text !== text.toUpperCase()
  return isAlone && !people.has(term) && aliases.has(term) && /^[A-Z]{3,5}$/.test(text.slice(start, end))
}

/** 'treats sick animals', 'looks after old people': the people or animals that the work is for. */
function isCaredFor(reading: Reading, first: number, phrase: readonly string[]): boolean {
  if (!CARED_FOR.has(keyOf(phrase))) return false
  for (let index = first - 1; index >= 0 && !reading.isBreak(index); index--) {
    const term = reading.termAt(index)
    if (CARE.has(verbOf(term) ?? '') || term === 'after') return true
    if (!isFunctionWord(term) && !CARED_FOR.has(term)) return false
  }
  return false
}
/** Words before a person's work: 'man i save draiv' asks for anybody who can drive. */
const ANYONE = wordsIn('bilong i husat')
const CARE = wordsIn('treat mind teach care babysit tend')
const CARED_FOR = new Set(phrasesIn(listOf('cared for')).map(keyOf))

/** 'nurse in the Sepik' asks where the nurse lives. */
function isResidence(reading: Reading, first: number): boolean {
  const before = reading.termAt(first - 1) === 'the' ? first - 2 : first - 1
  return RESIDENCE.has(reading.termAt(before))
}

/** 'no women', 'must not have children', 'no ken bilong Simbu'. */
function isBehindNegation(reading: Reading, first: number): boolean {
  for (let index = first - 1; index >= 0 && index >= first - 4; index--) {
    if (NEGATIONS.has(reading.termAt(index))) return true
    if (reading.isBreak(index) || (index < first - 1 && !leads.has(reading.termAt(index)))) return false
  }
  return false
}

function isSame({ words }: Reading, index: number, word: string): boolean {
  const { term, typed } = words[index] ?? {}
  return term === word || typed === word || typed === `${word}s`
}

/** Whether the words are part of a listed job, skill or harmless phrase: 'haus meri', 'family planning'. */
function isOfField(reading: Reading, [first, last]: Span, lexicon: Lexicon): boolean {
  const termsIn = (from: number, to: number) => reading.words.slice(from, to).map(({ term }) => term)
  const earliest = Math.max(0, first - LONGEST + 1)
  const before = Array.from({ length: first - earliest }, (_, index) => earliest + index)
  for (let start = earliest; start <= first; start++) {
    for (let end = Math.max(last, start + 1); end < start + LONGEST && end < reading.words.length; end++) {
      const terms = termsIn(start, end + 1)
      // 'service girl' is listed, but 'customer service girl' asks for a girl
      const isOther = (from: number) => from < start && lexicon.aliases.has(keyOf(termsIn(from, first)))
      if (isListed(lexicon, terms) && !(start < first && before.some(isOther))) return true
      const isSaid = (phrase: string[]) =>
        phrase.length === terms.length && phrase.every((word, at) => isSame(reading, start + at, word))
      if (harmless.some(isSaid)) return true
    }
  }
  return false
}

/** A place where people come from: 'no Tari', 'not from Enga', 'Simbu only', 'Sepik meri'. */
function originAt(reading: Reading, index: number, places: Places): Found | undefined {
  const found = placeAt(reading, index, places)
  if (!found || isResidence(reading, index)) return undefined
  const [before, further] = [reading.termAt(index - 1), reading.termAt(index - 2)]
  const after = reading.isBreak(found.last) ? '' : reading.termAt(found.last + 1)
  const isWide = found.place.ids.length > 1 && found.place.label !== 'Port Moresby'
  const isFrom = FROM.has(before)
  const isOrigin =
    people.has(after) ||
    NO.has(before) ||
    (isFrom && people.has(further)) ||
    (isWide && (before === 'not' || ONLY.has(after) || (isFrom && isBehindNegation(reading, index - 1)))) ||
    (isWide && after !== 'based' && (before === 'be' || (isFrom && further === 'be')))
  return isOrigin ? { span: [index, found.last], why: ORIGIN } : undefined
}

function placeAt(reading: Reading, first: number, places: Places) {
  for (let last = first + 2; last >= first; last--) {
    const terms = reading.words.slice(first, last + 1).map(({ term }) => term)
    const place = last < reading.words.length ? places.find(terms, true) : undefined
    if (place) return { last, place }
  }
  return undefined
}

/** Includes the words of the request around it, and a place that follows: 'mother from Milne Bay'. */
function widened(reading: Reading, [first, last]: Span, places: Places): Span {
  let [from, to] = [first, last]
  const isLead = (at: number) => !reading.isBreak(at) && !reading.isRead(at) && leads.has(reading.termAt(at))
  while (from > 0 && isLead(from - 1)) from--
  while (!reading.isBreak(to) && tails.has(reading.termAt(to + 1))) to++
  const isPlaceNext = to === last && BIRTHPLACE.has(reading.words[last]?.typed ?? '')
  const isFrom = isPlaceNext || FROM.has(reading.termAt(to + 1))
  const place = isFrom ? placeAt(reading, isPlaceNext ? to + 1 : to + 2, places) : undefined
  return [from, place ? place.last : to]
}
