import { isEnglish } from '../../../platform/english-words.ts'
import { isFunctionWord } from '../../occupations/normalise.ts'
import { patternOf } from '../words/patterns.ts'
import {
  FOR_WHOM,
  isCircumstance,
  isFiller,
  isQuality,
  isSector,
  isSetting,
  isVerb,
  NO_CV_SHOWS,
} from '../words/word-kinds.ts'
import type { QueryWorld } from './intent.ts'
import { withSkill } from './read-titles.ts'
import { isNumber, type Reading, type Span } from './reading.ts'

export const NOT_UNDERSTOOD = 'not understood'

/**
 * Reads the words that no rule knew. Words that some CV contains are searched as typed, the others are said not to be
 * understood. In an advertisement the rest is prose.
 */
export function readRemainder(reading: Reading, world: QueryWorld): Reading {
  if (reading.isAdvertisement) return reading
  return reading.unreadRuns().reduce((before, run) => readRun(before, world, run), reading)
}

function readRun(reading: Reading, world: QueryWorld, [first, last]: Span): Reading {
  let next = reading
  let run: Span | undefined
  const flush = () => {
    if (run) next = withWords(next, run)
    run = undefined
  }
  for (let index = first; index <= last; index++) {
    const { term = '', typed = '' } = reading.words[index] ?? {}
    const isWord = isKnown(term, typed, world)
    const isCounted = isAmount(reading, index) || isAmount(reading, index - 1)
    const isContext = isCounted || (isCircumstance(term) && !isWord)
    const why = isQuality(term) ? NO_CV_SHOWS : isContext ? FOR_WHOM : undefined
    if (why) next = next.ignoring([index, index], why)
    const counts = !why && !isFunctionWord(term) && !isFiller(term)
    if (counts && isWord) run = [run?.[0] ?? index, index]
    else if (counts)
      next = next.ignoring([index, index], NOT_UNDERSTOOD, { unread: [next.saidAs([index, index])] })
    // a word that qualifies another is singular in English, so 'roads bridges' is a list
    const isPlural = typed.endsWith('s') && typed !== term
    if (!counts || isPlural || !isWord) flush()
  }
  flush()
  return next
}

/** 'for 30 children', 'manage 30 staff'; not 'level 3 nurse'. */
function isAmount(reading: Reading, index: number): boolean {
  const before = reading.termAt(index - 1)
  const isFirst = reading.isBreak(index - 1) || isFunctionWord(before) || isFiller(before) || isVerb(before)
  const isOpen = isFirst && !reading.isRead(index)
  return isOpen && isNumber(reading.termAt(index)) && /^\p{L}/u.test(reading.termAt(index + 1))
}

/** A number alone has no meaning; '6G' has one. */
function isKnown(term: string, typed: string, { lexicon, wordCounts, asTyped }: QueryWorld): boolean {
  if (/\d\p{L}/u.test(term)) return true
  const isOnCvs = (wordCounts.get(typed) ?? 0) > 0 || asTyped?.has(typed)
  return /\p{L}/u.test(term) && (lexicon.vocabulary.has(term) || isOnCvs === true)
}

function withWords(reading: Reading, span: Span): Reading {
  const terms = reading.words.slice(span[0], span[1] + 1).map(({ term }) => term)
  // 'for our hotel', but not 'with hotel experience'
  const last = terms.at(-1) ?? ''
  const isOfSetting = (isSetting(last) || isCircumstance(last)) && reading.termAt(span[0] - 1) !== 'with'
  const name = reading.saidAs(span)
  return withSkill(reading, span, { name, forms: [terms], isListed: false, isSetting: isOfSetting })
}

/**
 * Makes a text off topic, which is answered with help, if it is a question to the site, or names no job and at most
 * half of its words are a skill, place or limit. Everyday English words alone do not describe anybody.
 */
export function withoutOffTopic(reading: Reading): Reading {
  const isAsked = !reading.isAdvertisement && reading.text.search(OFF_TOPIC) >= 0
  const { roles } = reading.intent
  if (!isAsked && (roles.length > 0 || areMostUnderstood(reading))) return reading
  const parts = reading.parts.map(({ start, end, chip }) => {
    const label = chip?.state === 'ignored' ? chip.label : 'no job was named'
    return { start, end, chip: chip && ({ kind: 'word', state: 'ignored', label } as const) }
  })
  return reading.withOnly(parts)
}
const OFF_TOPIC = patternOf('off topic')

function areMostUnderstood(reading: Reading): boolean {
  // a single word may be a thing that people list: 'pork'
  const isSingle = reading.words.length === 1
  const content = reading.words.flatMap(({ term }, index) => {
    if (!isSingle && (isFunctionWord(term) || isFiller(term))) return []
    const chip = reading.partAt(index)?.chip
    const isTelling = isSingle || chip?.kind !== 'word' || isSector(term) || !isEnglish(term)
    return [chip && chip.state !== 'ignored' && isTelling]
  })
  return content.filter(Boolean).length * 2 > content.length
}
