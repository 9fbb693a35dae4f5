import { isFunctionWord } from '../../occupations/normalise.ts'
import {
  FOR_WHOM,
  isCircumstance,
  isFiller,
  isQuality,
  isSetting,
  isVerb,
  NO_CV_SHOWS,
} from '../words/word-kinds.ts'
import type { QueryWorld } from './intent.ts'
import { withSkill } from './read-titles.ts'
import {
  ignoring,
  isAdvertisement,
  isBreak,
  isNumber,
  isRead,
  type Reading,
  type Span,
  saidAs,
  termAt,
  unreadRuns,
} from './reading.ts'

export const NOT_UNDERSTOOD = 'not understood'

/**
 * Reads the words that no rule knew. Words that some CV contains are searched as typed, the others are said not to be
 * understood. In an advertisement the rest is prose.
 */
export function readRemainder(reading: Reading, world: QueryWorld): Reading {
  if (isAdvertisement(reading)) return reading
  return unreadRuns(reading).reduce((before, run) => readRun(before, world, run), reading)
}

function readRun(reading: Reading, world: QueryWorld, [first, last]: Span): Reading {
  let next = reading
  let run: number[] = []
  const flush = () => {
    const [from, to] = [run[0], run.at(-1)]
    if (from !== undefined && to !== undefined) next = withWords(next, [from, to])
    run = []
  }
  for (let index = first; index <= last; index++) {
    const { term = '', typed = '' } = reading.words[index] ?? {}
    const isWord = isKnown(term, typed, world)
    const isCounted = isAmount(reading, index) || isAmount(reading, index - 1)
    const isContext = isCounted || (isCircumstance(term) && !isWord)
    const why = isQuality(term) ? NO_CV_SHOWS : isContext ? FOR_WHOM : undefined
    if (why) next = ignoring(next, [index, index], why)
    const counts = !why && !isFunctionWord(term) && !isFiller(term)
    if (counts && isWord) run.push(index)
    else if (counts)
      next = ignoring(next, [index, index], NOT_UNDERSTOOD, { unread: [saidAs(next, [index, index])] })
    // a word that qualifies another is singular in English, so 'roads bridges' is a list
    const isPlural = typed.endsWith('s') && typed !== term
    if (!counts || isPlural || !isWord) flush()
  }
  flush()
  return next
}

/** 'for 30 children', 'manage 30 staff'; not 'level 3 nurse'. */
function isAmount(reading: Reading, index: number): boolean {
  const before = termAt(reading, index - 1)
  const isFirst = isBreak(reading, index - 1) || isFunctionWord(before) || isFiller(before) || isVerb(before)
  const isOpen = isFirst && !isRead(reading, index)
  return isOpen && isNumber(termAt(reading, index)) && /^\p{L}/u.test(termAt(reading, index + 1))
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
  const isOfSetting = (isSetting(last) || isCircumstance(last)) && termAt(reading, span[0] - 1) !== 'with'
  return withSkill(reading, span, {
    ...{ name: saidAs(reading, span), forms: [terms] },
    ...{ isListed: false, isSetting: isOfSetting },
  })
}
