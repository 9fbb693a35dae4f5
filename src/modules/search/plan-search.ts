import { EDUCATION_LABELS, EXPERIENCE_LABELS } from '../catalog/choices.ts'
import { EDUCATION_SPELLINGS, EXPERIENCE_SPELLINGS } from '../catalog/schema.ts'
import { type IndexQuery, indexQuery, type Wanted } from './index-query.ts'
import { meantOptions } from './option-names.ts'
import type { CvSearchInput } from './schema.ts'
import { type MendedWord, mendWord } from './spelling.ts'
import type { Terms, TypedFilters } from './terms-query.ts'
import { readTyped, realWords, type TypedQuery } from './typed-query.ts'

/**
 * Plans the query for the index; without `query`, nothing can match. `correctedQuery`: the words that the visitor
 * probably meant. `readTerms` looks up typed texts in the index.
 */
export async function planSearch(
  input: CvSearchInput,
  readTerms: (texts: TypedFilters) => Promise<Terms>,
): Promise<Plan> {
  const { query, location, category, skills } = input
  const isTyped = query !== '' || location !== '' || category !== '' || skills.length > 0
  const typed = readTyped(query)
  const terms = isTyped
    ? await readTerms({ query: typed.words, excluded: typed.excluded, location, category, skills })
    : undefined
  if (terms && findsNothing(terms)) return {}
  const words = terms ? meantWords(terms, typed, input.spelling === 'mended') : []
  if (terms && words.some((word) => isInNoCv(word, terms))) return {}
  const wanted = wantedOf(input, terms, words)
  return { wanted, query: indexQuery(wanted), correctedQuery: correctedText(query, words) }
}

/** Whether no CV has the word, not even a similar one, so that the index need not be asked. */
function isInNoCv({ lexemes }: MendedWord, { words }: Terms): boolean {
  return lexemes.every((lexeme) => words.some((word) => word.lexeme === lexeme && word.cvs === 0))
}

export type Plan = { query?: IndexQuery; wanted?: Wanted; correctedQuery?: string | undefined }

/** Contact details are never searched for, and no CV has a skill that consists of signs only. */
function findsNothing({ hasContacts, skills }: Terms): boolean {
  return hasContacts || skills.includes('')
}

function meantWords(
  { words }: Terms,
  { words: text, exact, either }: TypedQuery,
  isMended: boolean,
): MendedWord[] {
  const real = realWords(text)
  const last = words.at(-1)
  const meant = words.flatMap((word) => {
    const { lexeme, place } = word
    if (lexeme === null) return []
    if (!isMended || exact.has(word.word))
      return [{ place, word: word.word, lexemes: [lexeme], corrected: undefined }]
    return [mendWord({ ...word, lexeme }, word === last, real.has(word.word))]
  })
  return meant.reduce<MendedWord[]>((known, word) => {
    const before = known.at(-1)
    const isEither = before && either.some(([one, other]) => one === before.word && other === word.word)
    if (!isEither) return known.concat(word)
    return known.slice(0, -1).concat({ ...word, lexemes: [...before.lexemes, ...word.lexemes] })
  }, [])
}

function wantedOf(input: CvSearchInput, terms: Terms | undefined, words: MendedWord[]) {
  const { location, category, experience, education, salaryRanges } = input
  return {
    words,
    places: terms && location !== '' ? { ids: terms.placeIds, words: terms.placeWords } : undefined,
    categories: category === '' ? undefined : terms?.categories,
    experiences:
      experience.length === 0
        ? undefined
        : experience.flatMap((typed) => meantOptions(typed, EXPERIENCE_LABELS, EXPERIENCE_SPELLINGS)),
    educations:
      education.length === 0
        ? undefined
        : education.flatMap((typed) => meantOptions(typed, EDUCATION_LABELS, EDUCATION_SPELLINGS)),
    skills: terms?.skills ?? [],
    excluded: terms?.excluded ?? [],
    salaryRanges,
  }
}

/** The query as typed, with the corrected words. */
function correctedText(query: string, words: MendedWord[]): string | undefined {
  const mended = words.filter((word) => word.corrected !== undefined)
  if (mended.length === 0) return undefined
  return mended.reduce(
    (text, { word, corrected = word }) =>
      text.replace(new RegExp(word.replace(/[^\p{L}\p{N}]/gu, '\\$&'), 'iu'), corrected),
    query,
  )
}
