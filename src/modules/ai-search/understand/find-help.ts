import { isEnglish } from '../../../platform/english-words.ts'
import { isFunctionWord } from '../../occupations/normalise.ts'
import { isFiller } from '../words/fillers.ts'
import { patternOf } from '../words/patterns.ts'
import { intentOf, isAdvertisement, partAt, type Reading } from './reading.ts'

/**
 * Makes a text off topic, which is answered with help, if it is a question to the site, or names no job and at most
 * half of its words are a skill, place or limit. Everyday English words alone do not describe anybody.
 */
export function withoutOffTopic(reading: Reading): Reading {
  const isAsked = !isAdvertisement(reading) && reading.text.search(OFF_TOPIC) >= 0
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
const OFF_TOPIC = patternOf('off topic')
const NO_JOB = 'no job was named'

function areMostUnderstood(reading: Reading): boolean {
  const content = reading.words.flatMap(({ term }, index) => {
    if (isFunctionWord(term) || isFiller(term)) return []
    const chip = partAt(reading, index)?.chip
    return [chip && chip.state !== 'ignored' && (chip.kind !== 'word' || !isEnglish(term))]
  })
  return content.filter(Boolean).length * 2 > content.length
}
