import { listedWords } from './word-lists.ts'

/** Indexes of occupations in the list, each with the certainty that the title means it, 0 to 1. */
export type Links = readonly (readonly [occupation: number, weight: number])[]

/** The number of words whose stem is kept: a search asks for the stems of the same words in thousands of titles. */
const MOST_KEPT = 50_000
/** Letters. Longer ones are rarely words, and may keep the whole text in memory that they were cut from. */
const LONGEST_KEPT = 40
const kept = new Map<string, string>()

/** 'draws', 'drawing' and 'drawn' are one duty; so are 'operate', 'operator' and 'operation'. */
export function stemOf(term: string): string {
  const known = kept.get(term)
  if (known !== undefined) return known
  if (term.length > LONGEST_KEPT) return readStem(term)
  if (kept.size >= MOST_KEPT) kept.clear()
  const stem = readStem(term)
  kept.set(term, stem)
  return stem
}

function readStem(term: string): string {
  if (OWN_STEMS.has(term)) return term
  const noun = term.replace(/(?:ments?|mental|ials?|als?|ists?|ance|ancy)$/, '')
  const bare = noun.length < 4 ? term : noun
  const stem = bare
    .replace(/(?:ations?|(?<=administr)atives?|ions?|ings?|ers?|ors?|ed|es|s|e)$/, '')
    .replace(/(.)\1$/, '$1')
  return stem.length < 3 ? term : stem
}

const OWN_STEMS = listedWords('own stems')

/** The key of a title whose words may have other forms: 'finance controller' and 'financial controller'. */
export const stemKey = (terms: readonly string[]): string => terms.map(stemOf).join(' ')
