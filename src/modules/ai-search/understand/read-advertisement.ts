import { FRAME } from '../words/advertisements.ts'
import { isAdvertisement, type Reading, withParts } from './reading.ts'

/** A sentence or a line of the text. */
type Sentence = { text: string; start: number; end: number }

function sentencesOf(text: string): Sentence[] {
  return [...text.matchAll(/[^\n.;!?]+[\n.;!?]*/gu)].map(({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.trimEnd().length,
  }))
}

/** Leaves out what an advertisement says about the employer, the offer and how to apply. */
export function skipFrame(reading: Reading): Reading {
  if (!isAdvertisement(reading)) return reading
  const frame = sentencesOf(reading.text).filter(({ text }) => FRAME.test(text))
  return withParts(reading, ...frame.map(({ start, end }) => ({ start, end })))
}
