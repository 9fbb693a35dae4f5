import { BEFORE_TITLE, BEHIND_TITLE, FRAME, MUST, NICE_TO_HAVE, WANTED } from '../words/advertisements.ts'
import type { WantedSkill } from './intent.ts'
import type { Reading } from './reading.ts'
import { isAdvertisement, withParts } from './reading.ts'

/** A sentence or a line of the text. */
type Sentence = { text: string; start: number; end: number }
/** The number of skills that an advertisement can require; others rank people and are not missed. */
const MOST_REQUIRED = 4
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
  const frame = sentencesOf(reading.text).filter(
    ({ text }) => FRAME.test(text) && !MUST.test(text) && !WANTED.test(text),
  )
  return withParts(reading, ...frame.map(({ start, end }) => ({ start, end })))
}

export const IN_HEADING = 2

/** How likely a title in an advertisement is the wanted job: in the heading, or behind 'position of'. */
export function likelihoodOf({ text }: Reading, start: number, end: number): number {
  const lineStart = text.lastIndexOf('\n', start) + 1
  const lineEnd = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end)
  const line = text.slice(lineStart, lineEnd)
  const isHeading =
    line.trim().split(/\s+/).length <= LONGEST_HEADING && text.slice(0, lineStart).split('\n').length <= 3
  const isNamed = BEFORE_TITLE.test(text.slice(Math.max(0, start - 60), start))
  const isWanted = BEHIND_TITLE.test(text.slice(end, end + 40))
  return Number(isHeading) * IN_HEADING + Number(isNamed) + Number(isWanted)
}

/** Skills of duties and wishes rank people; the first skills of the requirements are required. */
export function softened(reading: Reading): Reading {
  if (!isAdvertisement(reading)) return reading
  const sentences = sentencesOf(reading.text)
  let required = 0
  const parts = reading.parts.map((part) => {
    if (!part.wants?.skills) return part
    const sentence = sentences.find(({ start, end }) => part.start >= start && part.start < end)?.text ?? ''
    const isRequired = MUST.test(sentence) && !NICE_TO_HAVE.test(sentence) && required < MOST_REQUIRED
    if (isRequired) required++
    const skills = part.wants.skills.map((skill): WantedSkill => ({ ...skill, isSetting: !isRequired }))
    return { ...part, wants: { ...part.wants, skills } }
  })
  return { ...reading, parts }
}
