import { patternOf } from '../words/patterns.ts'
import { findPlaces, type Lists } from './find-places.ts'
import type { Intent, QueryWorld } from './intent.ts'
import { mendSpelling } from './mend-spelling.ts'
import { readExclusions } from './read-exclusions.ts'
import { readEducationAndLevel, readMeasures } from './read-measures.ts'
import { readPhrases } from './read-phrases.ts'
import { readRemainder, withoutOffTopic } from './read-remainder.ts'
import { readLicences, readUnlisted, readWork } from './read-told-jobs.ts'
import { Reading, rangeOf } from './reading.ts'
import { refuseUnfair } from './refuse-unfair.ts'

const FRAME = patternOf('frame')
/** A sentence or a line of the text. */
const SENTENCE = /[^\n.;!?]+[\n.;!?]*/gu

type Step = (reading: Reading, world: QueryWorld & Lists) => Reading

/** Each step reads what the steps before it left over. The benchmark leaves them out one by one. */
export const STEPS = {
  'skip the frame of an advertisement': skipFrame,
  'refuse what is never used': refuseUnfair,
  'read numbers': readMeasures,
  // names of companies would be read as misspelt jobs
  'mend spelling': (reading, world) =>
    reading.isAdvertisement ? reading : mendSpelling(reading, world, world.places.words),
  'read exclusions': readExclusions,
  'read jobs told by their work': readWork,
  'read places, titles and skills': readPhrases,
  'read education and level': readEducationAndLevel,
  'read licences for their holders': readLicences,
  'read jobs that no title names': readUnlisted,
  'read the rest': readRemainder,
  'help with texts that ask for nobody': withoutOffTopic,
} satisfies Record<string, Step>

/** Reads an employer's query in plain words. A pure function: the same words give the same intent. */
export function understandQuery(text: string, world: QueryWorld, without?: string): Intent {
  const places = findPlaces(world.locations)
  const steps = Object.entries<Step>(STEPS).filter(([name]) => name !== without)
  return steps.reduce((reading, [, step]) => step(reading, { ...world, places }), new Reading(text)).intent
}

/** Leaves out what an advertisement says about the employer, the offer and how to apply. */
function skipFrame(reading: Reading): Reading {
  if (!reading.isAdvertisement) return reading
  const frame = [...reading.text.matchAll(SENTENCE)].filter(([sentence]) => sentence.search(FRAME) >= 0)
  return reading.withParts(...frame.map(rangeOf))
}
