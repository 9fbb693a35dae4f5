import { FRAME, NICE_TO_HAVE } from '../words/advertisements.ts'
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

/** Skills that are only wished for rank people and are not missed. */
export function softened(reading: Reading): Reading {
  if (!isAdvertisement(reading)) return reading
  const wishes = sentencesOf(reading.text).filter(({ text }) => NICE_TO_HAVE.test(text))
  const parts = reading.parts.map((part) => {
    const isWish = wishes.some(({ start, end }) => part.start >= start && part.start < end)
    const skills = part.wants?.skills?.map((skill) => ({ ...skill, isSetting: true }))
    return isWish && skills ? { ...part, wants: { ...part.wants, skills } } : part
  })
  return { ...reading, parts }
}
