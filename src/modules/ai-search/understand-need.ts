import type { Db } from '../../platform/database.ts'
import type { Intent, QueryWorld } from './intent.ts'
import { knowTerms } from './know-terms.ts'
import type { Lexicon } from './lexicon.ts'
import { unknownWords } from './mend-words.ts'
import { selectLocations, selectWords } from './queries.ts'
import { understandQuery } from './understand-query.ts'

/** What the parser needs to know for these texts, as the database has it now. */
export async function queryWorld(
  db: Db,
  texts: readonly string[],
  asTyped: readonly string[] = [],
): Promise<QueryWorld> {
  const lexicon = await knowTerms(db)
  const [locations, counts] = await Promise.all([
    selectLocations(db),
    selectWords(db, [...new Set(texts.flatMap((text) => unknownWords(text, lexicon)))]),
  ])
  return {
    lexicon,
    locations,
    wordCounts: new Map([...counts, ...asTyped.map((word) => [word.toLowerCase(), SURE] as const)]),
  }
}

/** So common that nothing is likelier. */
const SURE = 1e9

export async function understandNeed(
  db: Db,
  query: string,
  asTyped: readonly string[],
): Promise<{ intent: Intent; lexicon: Lexicon }> {
  const world = await queryWorld(db, [query], asTyped)
  return { intent: understandQuery(query, world), lexicon: world.lexicon }
}
