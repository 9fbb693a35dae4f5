import { isEnglish } from '../../../platform/english-words.ts'
import { isFunctionWord } from '../../occupations/normalise.ts'
import { patternOf } from '../words/patterns.ts'
import { isFiller, isSector } from '../words/word-kinds.ts'
import { intentOf, isAdvertisement, partAt, type Reading, rangeOf, withParts } from './reading.ts'

const FRAME = patternOf('frame')
/** A sentence or a line of the text. */
const SENTENCE = /[^\n.;!?]+[\n.;!?]*/gu

/** Leaves out what an advertisement says about the employer, the offer and how to apply. */
export function skipFrame(reading: Reading): Reading {
  if (!isAdvertisement(reading)) return reading
  const frame = [...reading.text.matchAll(SENTENCE)].filter(([sentence]) => sentence.search(FRAME) >= 0)
  return withParts(reading, ...frame.map(rangeOf))
}

/**
 * Makes a text off topic, which is answered with help, if it is a question to the site, or names no job and at most
 * half of its words are a skill, place or limit. Everyday English words alone do not describe anybody.
 */
export function withoutOffTopic(reading: Reading): Reading {
  const isAsked = !isAdvertisement(reading) && reading.text.search(OFF_TOPIC) >= 0
  const { roles } = intentOf(reading)
  if (!isAsked && (roles.length > 0 || areMostUnderstood(reading))) return reading
  const parts = reading.parts.map(({ start, end, chip }) => {
    const label = chip?.state === 'ignored' ? chip.label : 'no job was named'
    return { start, end, chip: chip && ({ kind: 'word', state: 'ignored', label } as const) }
  })
  return { ...reading, parts }
}
const OFF_TOPIC = patternOf('off topic')

function areMostUnderstood(reading: Reading): boolean {
  // a single word may be a thing that people list: 'pork'
  const isSingle = reading.words.length === 1
  const content = reading.words.flatMap(({ term }, index) => {
    if (!isSingle && (isFunctionWord(term) || isFiller(term))) return []
    const chip = partAt(reading, index)?.chip
    const isTelling = isSingle || chip?.kind !== 'word' || isSector(term) || !isEnglish(term)
    return [chip && chip.state !== 'ignored' && isTelling]
  })
  return content.filter(Boolean).length * 2 > content.length
}
