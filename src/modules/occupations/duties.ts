import { listedWords } from './word-lists.ts'

/** Indexes of occupations in the list, each with the certainty that the title means it, 0 to 1. */
export type Links = readonly (readonly [occupation: number, weight: number])[]

/** 'draws', 'drawing' and 'drawn' are one duty; so are 'operate', 'operator' and 'operation'. */
export function stemOf(term: string): string {
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
