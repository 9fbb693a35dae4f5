import type { Db } from '../../platform/database/database.ts'
import { knowTerms } from '../occupations/terms.ts'
import { selectLocations, selectWords } from './queries.ts'
import type { QueryWorld } from './understand/intent.ts'
import { unknownWords } from './understand/mend-spelling.ts'

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
