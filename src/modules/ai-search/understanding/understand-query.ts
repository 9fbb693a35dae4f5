import type { Db } from '../../../platform/database/database.ts'
import type { Lexicon } from '../../occupations/lexicon.ts'
import { knowTerms } from '../../occupations/terms.ts'
import { selectLocations, selectWords } from '../queries.ts'
import type { Intent, QueryWorld } from './intent.ts'
import { mendWords, unknownWords } from './mend-words.ts'
import { readEducationAndLevel, readMeasures } from './read-measures.ts'
import { readNegations } from './read-negations.ts'
import { readPhrases } from './read-phrases.ts'
import { findPlaces } from './read-places.ts'
import { readRemainder } from './read-remainder.ts'
import { readVerbs } from './read-title.ts'
import { isPosting, startReading } from './reading.ts'

/** Reads the current data that the parser needs for these texts. */
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

/** A word so common that no other spelling is likelier. */
const SURE = 1e9

export async function understandNeed(
  db: Db,
  query: string,
  asTyped: readonly string[],
): Promise<{ intent: Intent; lexicon: Lexicon }> {
  const world = await queryWorld(db, [query], asTyped)
  return { intent: understandQuery(query, world), lexicon: world.lexicon }
}

/**
 * Reads an employer's query in plain words. A pure function: the same words give the same intent. It reads numbers
 * first, then the longest phrases that are titles, skills or places, then verbs and single words. The remaining words
 * are searched as typed or ignored.
 */
export function understandQuery(text: string, world: QueryWorld): Intent {
  const reading = startReading(text)
  readMeasures(reading)
  const places = findPlaces(world.locations)
  // names of companies would be read as misspelt jobs
  if (!isPosting(reading)) mendWords(reading, world, places.words)
  readNegations(reading, world, places)
  readPhrases(reading, world.lexicon, places)
  readEducationAndLevel(reading)
  if (reading.intent.roles.length === 0) readVerbs(reading, world.lexicon)
  readRemainder(reading, world)
  reading.intent.chips.sort((a, b) => a.start - b.start)
  return reading.intent
}
