import { termsOf } from '../../occupations/normalise.ts'
import { listedWords, listOf } from '../../occupations/word-lists.ts'

const termsIn = (name: string) => new Set(termsOf(listOf(name)))

/** Words used of every job and every person: they are ignored without a message. */
export const FILLERS = termsIn('fillers')
/** Personal qualities that employers ask for and people claim. */
export const QUALITIES = termsIn('qualities')
/** Languages, and names of people that look like misspelt words. */
export const NAMES = listedWords('names')
const PERSONS = listedWords('persons')
const SETTINGS = termsIn('settings')
const SECTORS = termsIn('sectors')
const CIRCUMSTANCES = termsIn('circumstances')
const SAYS_LITTLE = listedWords('says little')

export const isFiller = (term: string): boolean => FILLERS.has(term)
/** A word for any person at work: 'accounts person', 'man bilong stretim kar'. */
export const isPerson = (term: string): boolean => PERSONS.has(term)
export const isQuality = (term: string): boolean => QUALITIES.has(term)
/** A kind of workplace or customer. After 'for' or 'at' no CV must name it. */
export const isSetting = (term: string): boolean => SETTINGS.has(term)
/** A time, place or condition of work. Before a job it is not part of it: 'night duty nurse'. */
export const isCircumstance = (term: string): boolean => CIRCUMSTANCES.has(term)
/** Alone, no part of a phrase or of told work that is worth naming. */
export const saysLittle = (term: string): boolean => SAYS_LITTLE.has(term)
/** A field of work with many jobs, which names none of them. */
export const isSector = (term: string): boolean => SECTORS.has(term)

export const FOR_WHOM = 'about you or your workplace: not searched for'
export const NO_CV_SHOWS = 'few CVs say this: ask in the interview'

const VERBS_ONLY = termsIn('verbs')
/** They are read as verbs only if their form or the word before shows it. */
const NOUNS_TOO = listedWords('verbs and nouns')

/** The plain form of a verb: 'drives', 'driving' and 'drive'; undefined if the word is not a verb. */
export function verbOf(term: string): string | undefined {
  const bare = term.replace(/(?:ing|ed|s)$/, '')
  const forms = [term, bare, `${bare}e`, bare.replace(/(.)\1$/, '$1')]
  return forms.find((form) => VERBS_ONLY.has(form) || NOUNS_TOO.has(form))
}

export const isVerb = (term: string): boolean => verbOf(term) !== undefined
/** Not 'train' or 'design', which are also things. */
export const isOnlyVerb = (term: string): boolean => VERBS_ONLY.has(verbOf(term) ?? '')
