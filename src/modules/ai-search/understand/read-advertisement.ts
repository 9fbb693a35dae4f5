import { FRAME } from '../words/advertisements.ts'
import { isAdvertisement, type Reading, rangeOf, withParts } from './reading.ts'

/** A sentence or a line of the text. */
const SENTENCE = /[^\n.;!?]+[\n.;!?]*/gu

/** Leaves out what an advertisement says about the employer, the offer and how to apply. */
export function skipFrame(reading: Reading): Reading {
  if (!isAdvertisement(reading)) return reading
  const frame = [...reading.text.matchAll(SENTENCE)].filter(([sentence]) => FRAME.test(sentence))
  return withParts(reading, ...frame.map(rangeOf))
}
