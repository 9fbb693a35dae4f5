import { termsOf } from '../../occupations/normalise.ts'
import { listedWords, listOf } from '../../occupations/word-lists.ts'

const VERBS_ONLY = new Set(termsOf(listOf('verbs')))
/** They are read as verbs only if their form or the word before shows it. */
const NOUNS_TOO = listedWords('verbs and nouns')

/** The plain form of a verb: 'drives', 'driving' and 'drive'; undefined if the word is not a verb. */
export function verbOf(term: string): string | undefined {
  const bare = term.replace(/(?:ing|ed|s)$/, '')
  const forms = [term, bare, `${bare}e`, bare.replace(/(.)\1$/, '$1')]
  return forms.find((form) => VERBS_ONLY.has(form) || NOUNS_TOO.has(form))
}

export function isVerb(term: string): boolean {
  return verbOf(term) !== undefined
}

/** Not 'train' or 'design', which are also things. */
export function isOnlyVerb(term: string): boolean {
  return VERBS_ONLY.has(verbOf(term) ?? '')
}
