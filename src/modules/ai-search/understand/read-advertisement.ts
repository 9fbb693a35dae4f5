import { FRAME, NICE_TO_HAVE } from '../words/advertisements.ts'
import { isAdvertisement, type Reading, withParts } from './reading.ts'

/** A sentence or a line of the text. */
type Sentence = { text: string; start: number; end: number }
/** Words. */
const LONGEST_HEADING = 9

function sentencesOf(text: string): Sentence[] {
  return [...text.matchAll(/[^\n.;!?]+(?:\.(?=\d)[^\n.;!?]+)*[\n.;!?]*/gu)].map(({ 0: found, index }) => ({
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

/** Whether a title in an advertisement is in its heading, which names the wanted job. */
export function isInHeading({ text }: Pick<Reading, 'text'>, start: number, end: number): boolean {
  const lineStart = text.lastIndexOf('\n', start) + 1
  const lineEnd = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end)
  const words = text.slice(lineStart, lineEnd).trim().split(/\s+/)
  return words.length <= LONGEST_HEADING && text.slice(0, lineStart).split('\n').length <= 3
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
