import type { Db } from '../../platform/database/database.ts'
import type { Lexicon } from '../occupations/lexicon.ts'
import { wordsOf } from '../occupations/normalise.ts'
import { knowTerms } from '../occupations/terms.ts'
import { selectLocations, selectWords } from './queries.ts'
import type { QueryWorld } from './understand/intent.ts'
import { isUnknown } from './understand/mend-spelling.ts'

/** Reads the data that understanding needs for these texts. `asTyped`: words that the employer wants as typed. */
export async function queryWorld(
  db: Db,
  texts: readonly string[],
  asTyped: readonly string[] = [],
): Promise<QueryWorld> {
  const lexicon = await knowTerms(db)
  const [locations, wordCounts] = await Promise.all([
    selectLocations(db),
    selectWords(db, [...new Set(texts.flatMap((text) => unknownWords(text, lexicon)))]),
  ])
  return { lexicon, locations, wordCounts, asTyped: new Set(asTyped.map((word) => word.toLowerCase())) }
}

/** Words of a query that the lexicon does not know, as typed. */
export function unknownWords(text: string, lexicon: Lexicon): string[] {
  return wordsOf(text)
    .filter(({ term }) => isUnknown(term, lexicon, new Set()))
    .map(({ typed }) => typed)
}
