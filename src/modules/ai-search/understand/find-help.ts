import { isEnglish } from '../../../platform/english-words.ts'
import { isFunctionWord } from '../../occupations/normalise.ts'
import { isFiller } from '../words/fillers.ts'
import { OFF_TOPIC } from '../words/off-topic.ts'
import { intentOf, isAdvertisement, partAt, type Reading } from './reading.ts'

/**
 * Makes a text off topic, which is answered with help, if it is a question to the site, or names no job and at most
 * half of its words are a skill, place or limit. Everyday English words alone do not describe anybody.
 */
export function withoutOffTopic(reading: Reading): Reading {
  const isAsked = !isAdvertisement(reading) && OFF_TOPIC.some(({ pattern }) => pattern.test(reading.text))
  const { roles } = intentOf(reading)
  if (!isAsked && (roles.length > 0 || areMostUnderstood(reading))) return reading
  const parts = reading.parts.map(({ start, end, chip }) => ({
    start,
    end,
    chip: chip && {
      ...chip,
      kind: 'word' as const,
      state: 'ignored' as const,
      label: chip.state === 'ignored' ? chip.label : NO_JOB,
    },
  }))
  return { ...reading, parts }
}
const NO_JOB = 'no job was named'

function areMostUnderstood(reading: Reading): boolean {
  const content = reading.words.flatMap(({ term }, index) =>
    isFunctionWord(term) || isFiller(term) ? [] : [isUnderstood(reading, index, term)],
  )
  // a single word may be a thing that people list: 'pork'
  if (reading.words.length === 1) return isAnyWord(reading)
  return content.filter(Boolean).length * 2 > content.length
}

function isAnyWord({ parts }: Reading): boolean {
  return parts.some(({ chip }) => chip && chip.state !== 'ignored')
}

function isUnderstood(reading: Reading, index: number, term: string): boolean {
  const part = partAt(reading, index)
  if (!part?.chip || part.chip.state === 'ignored') return false
  return part.chip.kind !== 'word' || !isEnglish(term)
}
