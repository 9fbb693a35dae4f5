import { isFunctionWord, keyOf } from '../../occupations/normalise.ts'
import { listedWords, wordsIn } from '../../occupations/word-lists.ts'
import { isFiller, isQuality, NO_CV_SHOWS } from '../words/word-kinds.ts'
import { isListed, type Lists } from './find-places.ts'
import type { Intent } from './intent.ts'
import type { Reading, Span } from './reading.ts'

const NEGATIONS = new Set('not no except excluding without never non nogat outside'.split(' '))
/** 'not only' reverses a negation; 'no experience' is a level. */
const NOT_NEGATED = listedWords('not negated')
/** 'no MYOB needed', 'without certificate is ok', 'degree not required' */
const OPTIONAL = new Set(['needed', 'required', 'necessary', 'ok', 'okay', 'fine', 'welcome'])
/** 'Is not a student' excludes people; 'customers who have not paid' and 'the fridge is not cold' exclude nobody. */
const OF_OTHERS = wordsIn('is are i have has did does do will would')
const ENDS = new Set('and but with who must should or'.split(' '))
const JOINERS = ['or', 'nor', 'and', 'o']
/** 'outside NCD' and 'not from Lae or Madang' exclude places; 'outside broadcast' excludes nothing. */
const ONLY_OF_PLACES = new Set([...JOINERS, 'outside'])
const LEARNERS = new Set('student intern trainee graduate learner apprentice internship'.split(' '))
/** The number of words after a negation that it may extend to. */
const REACH = 5

/** 'not a student', 'no interns', 'not in Port Moresby', 'except drivers'. */
export function readExclusions(reading: Reading, lists: Lists): Reading {
  return reading.words.reduce((next, _, index) => {
    if (next.isRead(index) || !isNegation(next, index)) return next
    const last = endOf(next, index, lists)
    const optional = next.words.findIndex(
      ({ typed }, at) => at > index && at <= last + 2 && OPTIONAL.has(typed),
    )
    const isBehind = optional === index + 1 && !next.isBreak(index - 1) && !next.isRead(index - 1)
    if (optional > 0) return next.ignoring([isBehind ? index - 1 : index, optional], 'not required')
    return withExclusion(next, [index, last], lists)
  }, reading)
}

function isNegation(reading: Reading, index: number): boolean {
  const [term, next] = [reading.termAt(index), reading.termAt(index + 1)]
  if (JOINERS.includes(term)) return reading.partAt(index - 1)?.wants?.notPlaces !== undefined
  return NEGATIONS.has(term) && !JOINERS.includes(next)
}

function withExclusion(reading: Reading, span: Span, { lexicon, places }: Lists): Reading {
  const terms = reading.meantBy([span[0] + 1, span[1]])
  if (terms.length === 0 || NOT_NEGATED.has(terms[0] ?? '')) return reading
  if (terms.every((term) => isQuality(term) || isFiller(term))) return reading.ignoring(span, NO_CV_SHOWS)
  const place = places.find(terms, true)
  const exclude = (label: string, wants: Partial<Intent>) =>
    reading.withPart(span, { kind: 'exclusion', label }, wants)
  if (place) return exclude(`not in ${place.label}`, { notPlaces: [place] })
  if (ONLY_OF_PLACES.has(reading.termAt(span[0]))) return reading
  const isLearner = terms.some((term) => LEARNERS.has(term))
  const isOfOthers = OF_OTHERS.has(reading.words[span[0] - 1]?.typed ?? '')
  if (isOfOthers && !isLearner && !isListed(lexicon, terms)) return reading
  const known = lexicon.aliases.get(keyOf(terms)) ?? lexicon.skills.get(keyOf(terms))
  const excluded = isLearner
    ? { label: 'student or intern', forms: [...LEARNERS].map((term) => [term]) }
    : { label: terms.join(' '), forms: known?.forms ?? [terms] }
  return exclude(`no ${excluded.label}`, { excluded: [excluded] })
}

/** A learner, a quality, a place or a listed term ends the exclusion, whatever follows: 'not a student Highlands'. */
function endOf(reading: Reading, negation: number, { lexicon, places }: Lists): number {
  const farthest = reading.phraseEnd(negation, REACH)
  const isEnd = (index: number) => LEARNERS.has(reading.termAt(index)) || isQuality(reading.termAt(index))
  let last = negation + 1
  while (last < farthest && !isEnd(last)) last++
  if (isEnd(last)) {
    // 'no interns or students'
    while (isEnd(last + 1) || (ENDS.has(reading.termAt(last + 1)) && isEnd(last + 2))) last++
    return last
  }
  for (last = farthest; last > negation; last--) {
    const terms = reading.meantBy([negation + 1, last])
    const isMeant = !isFunctionWord(reading.termAt(last))
    if (isMeant && (places.find(terms, true) || isListed(lexicon, terms))) return last
  }
  return farthest
}
