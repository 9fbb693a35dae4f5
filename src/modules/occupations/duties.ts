import { isFunctionWord } from './normalise.ts'

/** A word's weight in the duties and titles of each occupation, by stem. See `jobsOfDuties`. */
export type DutyIndex = ReadonlyMap<string, ReadonlyMap<number, number>>
/** Indexes of occupations in the list, each with the certainty that the title means it, 0 to 1. */
export type Links = readonly (readonly [occupation: number, weight: number])[]

/** How often a word counts that is in this many of an occupation's titles: as often as in its duties when in six. */
const OF_TITLES = 0.4
const MOST_OF_TITLES = 1.5
/** The constants of BM25. */
const SATURATION = 1.2
const LENGTH = 0.75

/** 'draws', 'drawing' and 'drawn' are one duty; so are 'operate', 'operator' and 'operation'. */
export function stemOf(term: string): string {
  const noun = term.replace(/(?:ments?|mental|ials?|als?|ists?|ance|ancy)$/, '')
  const bare = noun.length < 4 ? term : noun
  const stem = bare.replace(/(?:ations?|ions?|ings?|ers?|ors?|ed|es|s|e)$/, '').replace(/(.)\1$/, '$1')
  return stem.length < 3 ? term : stem
}

/** The key of a title whose words may have other forms: 'finance controller' and 'financial controller'. */
export const stemKey = (terms: readonly string[]): string => terms.map(stemOf).join(' ')

/** The weights of BM25, ready to be summed. */
export function indexDuties(occupations: readonly { titles: string[]; duties: string }[]): DutyIndex {
  const documents = occupations.map(({ titles, duties }) => {
    const words = new Map<string, number>()
    const add = (term: string, weight: number) => {
      if (!isFunctionWord(term)) words.set(stemOf(term), (words.get(stemOf(term)) ?? 0) + weight)
    }
    const inTitles = new Map<string, number>()
    for (const title of titles)
      for (const term of new Set(title.split(' '))) inTitles.set(term, (inTitles.get(term) ?? 0) + 1)
    for (const term of duties.split(' ')) add(term, 1)
    for (const [term, count] of inTitles)
      add(term, Math.min(MOST_OF_TITLES, OF_TITLES * Math.log2(1 + count)))
    return { words, length: [...words.values()].reduce((sum, weight) => sum + weight, 0) }
  })
  const usual = documents.reduce((sum, { length }) => sum + length, 0) / documents.length
  const index = new Map<string, Map<number, number>>()
  for (const [occupation, { words, length }] of documents.entries()) {
    const long = SATURATION * (1 - LENGTH + (LENGTH * length) / usual)
    for (const [word, weight] of words) {
      const known = index.get(word) ?? new Map<number, number>()
      index.set(word, known.set(occupation, (weight * (SATURATION + 1)) / (weight + long)))
    }
  }
  for (const known of index.values()) {
    const rarity = Math.log(1 + (documents.length - known.size + 0.5) / (known.size + 0.5))
    for (const [occupation, weight] of known) known.set(occupation, weight * rarity)
  }
  return index
}

/** The minimum score of the best occupation, and the minimum number and share of the words that it must have. */
const LEAST_TOLD = 9
const LEAST_WORDS = 2
const LEAST_SHARE = 0.5
/** Occupations with at least this share of the best score are meant too. */
const ALSO_MEANT = 0.65
const MOST_MEANT = 4

/**
 * Returns the occupations whose duties and titles have these words; undefined if the words are not clear enough.
 * `words`: each word in several forms.
 */
export function jobsOfDuties(
  index: DutyIndex,
  words: readonly (readonly string[])[],
): { links: Links; told: boolean[] } | undefined {
  const found = words.map((forms) => {
    const weights = new Map<number, number>()
    for (const form of new Set(forms.map(stemOf)))
      for (const [job, weight] of index.get(form) ?? [])
        weights.set(job, Math.max(weight, weights.get(job) ?? 0))
    return weights
  })
  const scores = new Map<number, number>()
  for (const weights of found)
    for (const [job, weight] of weights) scores.set(job, (scores.get(job) ?? 0) + weight)
  const countOf = (job: number) =>
    new Set(words.flatMap((forms, index) => (found[index]?.has(job) ? [stemOf(forms[0] ?? '')] : []))).size
  const best = [...scores].filter(([job]) => countOf(job) >= LEAST_WORDS).sort((a, b) => b[1] - a[1])
  const [first] = best
  if (!first || first[1] < LEAST_TOLD || countOf(first[0]) < LEAST_SHARE * words.length) return undefined
  const meant = best.filter(([, score]) => score >= ALSO_MEANT * first[1]).slice(0, MOST_MEANT)
  return {
    links: meant.map(([job, score]) => [job, Math.sqrt(score / first[1])]),
    told: found.map((weights) => meant.some(([job]) => weights.has(job))),
  }
}
