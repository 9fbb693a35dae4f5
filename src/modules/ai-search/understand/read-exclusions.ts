import type { Lexicon } from '../../occupations/lexicon.ts'
import { isFunctionWord, keyOf } from '../../occupations/normalise.ts'
import { isFiller, isQuality, NO_CV_SHOWS } from '../words/fillers.ts'
import type { Lists, Places } from './find-places.ts'
import type { WantedPlace } from './intent.ts'
import {
  ignoring,
  isBreak,
  isRead,
  meantBy,
  phraseEnd,
  type Reading,
  type Span,
  termAt,
  withPart,
} from './reading.ts'

const NEGATIONS = new Set('not no except excluding without never non nogat outside'.split(' '))
/** 'outside NCD' excludes a place; 'outside broadcast' excludes nothing. */
const ONLY_OF_PLACES = 'outside'
/** 'not only' reverses a negation; 'no experience' is a level. */
const NOT_NEGATED = new Set(
  `only experience more less later problem matter necessarily required longer apply working start starting
  running`.split(/\s+/),
)
/** 'no MYOB needed' */
const OPTIONAL = new Set(['needed', 'required', 'necessary'])
/** 'customers who have not paid', 'toilets that will not flush' exclude nobody. */
const OF_OTHERS = new Set(['have', 'has', 'did', 'does', 'do', 'will', 'would'])
const ENDS = new Set('and but with who must should or'.split(' '))
const JOINERS = new Set(['or', 'nor', 'and', 'o'])
const LEARNERS = new Set('student intern trainee graduate learner apprentice internship'.split(' '))
/** The number of words after a negation that it may extend to. */
const REACH = 5

/** 'not a student', 'no interns', 'not in Port Moresby', 'except drivers'. */
export function readExclusions(reading: Reading, lists: Lists): Reading {
  let next = reading
  for (let index = 0; index < reading.words.length; index++) {
    if (isRead(next, index) || !NEGATIONS.has(termAt(next, index))) continue
    if (OF_OTHERS.has(next.words[index - 1]?.typed ?? '') || JOINERS.has(termAt(next, index + 1))) continue
    const span = [index, endOf(next, index, lists)] as const
    const terms = meantBy(next, [index + 1, span[1]])
    const optional = [span[1], span[1] + 1].find((at) => OPTIONAL.has(next.words[at]?.typed ?? ''))
    if (optional) next = ignoring(next, [index, optional], 'not required')
    else if (terms.length > 0 && !NOT_NEGATED.has(terms[0] ?? ''))
      next = withExclusion(next, span, terms, lists)
  }
  return next
}

function withExclusion(reading: Reading, span: Span, terms: string[], { lexicon, places }: Lists): Reading {
  if (terms.some(isQuality) && terms.every((term) => isQuality(term) || isFiller(term)))
    return ignoring(reading, span, NO_CV_SHOWS)
  const place = places.find(terms, true)
  if (place) return withoutPlaces(reading, span, place, places)
  if (termAt(reading, span[0]) === ONLY_OF_PLACES) return reading
  const isLearner = terms.some((term) => LEARNERS.has(term))
  const excluded = isLearner
    ? { label: 'student or intern', forms: [...LEARNERS].map((term) => [term]) }
    : { label: terms.join(' '), forms: formsOf(lexicon, terms) }
  const label = `no ${excluded.label}`
  return withPart(reading, span, { kind: 'exclusion', label }, { excluded: [excluded] })
}

/** 'not from Lae or Madang' excludes both. */
function withoutPlaces(reading: Reading, [first, last]: Span, place: WantedPlace, places: Places): Reading {
  const notPlaces = [place]
  let end = last
  while (JOINERS.has(termAt(reading, end + 1))) {
    const from = end + 2
    const to = [from + 3, from + 2, from + 1, from].find(
      (at) => at < reading.words.length && places.find(meantBy(reading, [from, at]), true),
    )
    const other = to === undefined ? undefined : places.find(meantBy(reading, [from, to]), true)
    if (to === undefined || !other) break
    notPlaces.push(other)
    end = to
  }
  const label = `not in ${notPlaces.map((one) => one.label).join(' or ')}`
  return withPart(reading, [first, end], { kind: 'exclusion', label }, { notPlaces })
}

/** A learner, a place or a listed term ends the exclusion, whatever follows: 'not a student Highlands'. */
function endOf(reading: Reading, negation: number, { lexicon, places }: Lists): number {
  const farthest = farthestOf(reading, negation)
  const isLearner = (index: number) => LEARNERS.has(termAt(reading, index))
  let learner = reading.words.findIndex(
    (_, index) => index > negation && index <= farthest && isLearner(index),
  )
  // 'no interns or students'
  while (learner > 0 && ENDS.has(termAt(reading, learner + 1)) && isLearner(learner + 2)) learner += 2
  if (learner > 0) return learner
  const quality = qualityAfter(reading, negation, farthest)
  if (quality) return quality
  for (let last = farthest; last > negation; last--) {
    const terms = meantBy(reading, [negation + 1, last])
    if (terms.length === 0 || isFunctionWord(termAt(reading, last))) continue
    if (places.find(terms, true) || isListed(lexicon, terms)) return last
  }
  return farthest
}

/** 'no drunkards driver': the quality ends the exclusion. */
function qualityAfter(reading: Reading, negation: number, farthest: number): number | undefined {
  const isIn = (index: number) => index <= farthest && isQuality(termAt(reading, index))
  let index = negation + 1
  while (index < farthest && isEmpty(termAt(reading, index))) index++
  if (!isIn(index)) return undefined
  while (isIn(index + 1)) index++
  return index
}

const isEmpty = (term: string) => isFunctionWord(term) || isFiller(term)

function isListed({ aliases, skills, titles }: Lexicon, terms: readonly string[]): boolean {
  const key = keyOf(terms)
  return aliases.has(key) || skills.has(key) || titles.has(key)
}

function farthestOf(reading: Reading, negation: number): number {
  const end = phraseEnd(reading, negation, REACH)
  let last = negation
  while (last < end && !(last > negation && ENDS.has(termAt(reading, last + 1))) && !isBreak(reading, last))
    last++
  return last
}

function formsOf({ aliases, skills }: Lexicon, terms: string[]): string[][] {
  return aliases.get(keyOf(terms))?.forms ?? skills.get(keyOf(terms))?.forms ?? [terms]
}
