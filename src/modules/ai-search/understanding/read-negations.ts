import type { Lexicon } from '../../occupations/lexicon.ts'
import { isFunctionWord, keyOf } from '../../occupations/normalise.ts'
import { whyNeverUsed } from './filler-words.ts'
import type { QueryWorld, WantedPlace } from './intent.ts'
import type { Places } from './read-places.ts'
import { claimWords, isBreak, type Reading } from './reading.ts'

const NEGATIONS = new Set(['not', 'no', 'except', 'excluding', 'without', 'never', 'non', 'nogat'])
/** 'must have' and 'not only' reverse a negation. 'no experience' is a level. */
const NOT_NEGATED = new Set([
  'only',
  'experience',
  'more',
  'less',
  'later',
  'problem',
  'matter',
  'necessarily',
  'required',
])
const ENDS = new Set(['and', 'but', 'with', 'who', 'must', 'should', 'or'])
const LEARNERS = new Set(['student', 'intern', 'trainee', 'graduate', 'learner', 'apprentice', 'internship'])

/** 'not a student', 'no interns', 'not in Port Moresby', 'except drivers'. */
export function readNegations(reading: Reading, { lexicon }: QueryWorld, places: Places): void {
  const { words, used, intent } = reading
  for (let index = 0; index < words.length; index++) {
    if (used[index] || !NEGATIONS.has(words[index]?.term ?? '')) continue
    const last = endOf(reading, index, lexicon, places)
    const terms = words.slice(index + 1, last + 1).flatMap(({ term }) => (isFunctionWord(term) ? [] : [term]))
    if (terms.length === 0 || NOT_NEGATED.has(terms[0] ?? '')) continue
    const never = terms.every((term) => whyNeverUsed(term)) ? whyNeverUsed(terms[0] ?? '') : undefined
    if (never) {
      claimWords(reading, [index, last], { kind: 'word', state: 'ignored', label: never })
      continue
    }
    const place = places.find(terms, true)
    if (place) {
      const end = refusePlaces(reading, [index, last], place, places)
      index = end
      continue
    }
    if (terms.some((term) => LEARNERS.has(term))) {
      intent.excluded.push({ label: 'student or intern', forms: [...LEARNERS].map((term) => [term]) })
    } else intent.excluded.push({ label: terms.join(' '), forms: formsOf(lexicon, terms) })
    const label = `no ${intent.excluded.at(-1)?.label ?? ''}`
    claimWords(reading, [index, last], { kind: 'exclusion', label })
  }
}

/** 'not from Lae or Madang' excludes both. Returns the index of the last word. */
function refusePlaces(
  reading: Reading,
  [first, last]: readonly [number, number],
  place: WantedPlace,
  places: Places,
): number {
  const { words, intent } = reading
  const refused = [place]
  let end = last
  while (JOINERS.has(words[end + 1]?.term ?? '')) {
    const next = [end + 5, end + 4, end + 3, end + 2].find((to) => {
      const terms = words.slice(end + 2, to + 1).flatMap(({ term }) => (isFunctionWord(term) ? [] : [term]))
      return to < words.length && terms.length > 0 && places.find(terms, true)
    })
    const other =
      next &&
      places.find(
        words.slice(end + 2, next + 1).flatMap(({ term }) => (isFunctionWord(term) ? [] : [term])),
        true,
      )
    if (!next || !other) break
    refused.push(other)
    end = next
  }
  intent.notPlaces.push(...refused)
  claimWords(reading, [first, end], {
    kind: 'exclusion',
    label: `not in ${refused.map(({ label }) => label).join(' or ')}`,
  })
  return end
}
const JOINERS = new Set(['or', 'nor', 'and', 'o'])

/** A learner, a place or a listed term ends the exclusion, whatever follows: 'not a student Highlands'. */
function endOf(reading: Reading, negation: number, lexicon: Lexicon, places: Places): number {
  const farthest = farthestOf(reading, negation)
  const { words } = reading
  const isLearner = (index: number) => LEARNERS.has(words[index]?.term ?? '')
  let learner = words.findIndex((_, index) => index > negation && index <= farthest && isLearner(index))
  // 'no interns or students'
  while (learner > 0 && ENDS.has(words[learner + 1]?.term ?? '') && isLearner(learner + 2)) learner += 2
  if (learner > 0) return learner
  for (let last = farthest; last > negation; last--) {
    const terms = words
      .slice(negation + 1, last + 1)
      .flatMap(({ term }) => (isFunctionWord(term) ? [] : [term]))
    if (terms.length === 0 || isFunctionWord(words[last]?.term ?? '')) continue
    if (places.find(terms, true) || isListed(lexicon, terms)) return last
  }
  return farthest
}

function isListed({ aliases, skills, titles }: Lexicon, terms: readonly string[]): boolean {
  const key = keyOf(terms)
  return aliases.has(key) || skills.has(key) || titles.has(key)
}

function farthestOf(reading: Reading, negation: number): number {
  let last = negation
  while (last + 1 < reading.words.length && !reading.used[last + 1] && !isBreak(reading, last)) {
    if (last > negation && ENDS.has(reading.words[last + 1]?.term ?? '')) break
    if (last - negation >= 4) break
    last++
  }
  return last
}

function formsOf({ aliases, skills }: Lexicon, terms: string[]): string[][] {
  return aliases.get(keyOf(terms))?.forms ?? skills.get(keyOf(terms))?.forms ?? [terms]
}
