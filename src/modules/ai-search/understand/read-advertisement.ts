import { patternOf } from '../words/patterns.ts'
import { isAdvertisement, type Reading, rangeOf, withParts } from './reading.ts'

const FRAME = patternOf('frame')
/** A sentence or a line of the text. */
const SENTENCE = /[^\n.;!?]+[\n.;!?]*/gu

/** Leaves out what an advertisement says about the employer, the offer and how to apply. */
export function skipFrame(reading: Reading): Reading {
  if (!isAdvertisement(reading)) return reading
  const frame = [...reading.text.matchAll(SENTENCE)].filter(([sentence]) => sentence.search(FRAME) >= 0)
  return withParts(reading, ...frame.map(rangeOf))
}
