import type { Intent, QueryWorld } from './intent.ts'
import { mendWords } from './mend-words.ts'
import { readEducationAndLevel, readMeasures } from './read-measures.ts'
import { readNegations } from './read-negations.ts'
import { readPhrases } from './read-phrases.ts'
import { findPlaces } from './read-places.ts'
import { readRemainder } from './read-remainder.ts'
import { readVerbs } from './read-verbs.ts'
import { isPosting, startReading } from './reading.ts'

/**
 * What an employer asks for in plain words. Pure: same words, same intent. Numbers first, then the longest phrases that titles,
 * skills and places have, then what verbs and single words say; what is left over is looked for as it stands or ignored.
 */
export function understandQuery(text: string, world: QueryWorld): Intent {
  const reading = startReading(text)
  readMeasures(reading)
  const places = findPlaces(world.locations)
  // names of companies would be taken for misspelt jobs
  if (!isPosting(reading)) mendWords(reading, world, places.words)
  readNegations(reading, world, places)
  readPhrases(reading, world.lexicon, places)
  readEducationAndLevel(reading)
  if (reading.intent.roles.length === 0) readVerbs(reading, world.lexicon)
  readRemainder(reading, world)
  reading.intent.chips.sort((a, b) => a.start - b.start)
  return reading.intent
}
