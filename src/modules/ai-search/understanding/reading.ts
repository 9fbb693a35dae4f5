import { isFunctionWord, type Word, wordsOf } from '../../occupations/normalise.ts'
import type { Chip } from '../schema.ts'
import { emptyIntent, type Intent } from './intent.ts'

/** A query while it is read. Understood words are marked as used, so that no word is read twice. */
export type Reading = {
  text: string
  words: Word[]
  /** Whether each word was read. */
  used: boolean[]
  /** For each word whose spelling was corrected: the word as typed. */
  mended: Map<number, string>
  intent: Intent
}

/** The number of words above which a query is a whole pasted posting: a story around a few requirements. */
const LONGEST_NEED = 50

export function isPosting({ words }: Reading): boolean {
  return words.length > LONGEST_NEED
}

export function startReading(text: string): Reading {
  const words = wordsOf(text)
  return { text, words, used: words.map(() => false), mended: new Map(), intent: emptyIntent() }
}

/** Whether no word between the characters `start` and `end` was read yet. */
export function isUnread(reading: Reading, start: number, end: number): boolean {
  return !wordsBetween(reading, start, end).some((index) => reading.used[index])
}

/** Marks the words between the characters `start` and `end` as read. */
export function claimText(reading: Reading, start: number, end: number): void {
  for (const index of wordsBetween(reading, start, end)) reading.used[index] = true
}

function wordsBetween({ words }: Reading, start: number, end: number): number[] {
  return words.flatMap((word, index) => (word.end > start && word.start < end ? [index] : []))
}

/** Marks the words from `first` to `last` (inclusive) as read and adds their chip. */
export function claimWords(
  reading: Reading,
  [first, last]: readonly [number, number],
  chip: Pick<Chip, 'kind' | 'label'> & { state?: Chip['state'] },
): void {
  const start = reading.words[first]?.start ?? 0
  const end = reading.words[last]?.end ?? start
  let isMended = false
  for (let index = first; index <= last; index++) {
    reading.used[index] = true
    if (reading.mended.has(index)) isMended = true
  }
  const isAsTyped = chip.label.toLowerCase() === reading.text.slice(start, end).toLowerCase()
  addChip(reading, [start, end], { state: isMended && !isAsTyped ? 'corrected' : 'understood', ...chip })
}

export function addChip(
  { text, intent }: Reading,
  [start, end]: readonly [number, number],
  chip: Pick<Chip, 'kind' | 'label' | 'state'>,
): void {
  intent.chips.push({ ...chip, typed: text.slice(start, end), start, end })
}

/** Whether a punctuation mark between two neighbouring words ends a phrase. */
export function isBreak({ text, words }: Reading, before: number): boolean {
  const [left, right] = [words[before], words[before + 1]]
  return !left || !right || /[,;:.!?()\n/]|\s[-–—]\s/.test(text.slice(left.end, right.start))
}

/** Returns the runs of neighbouring unread words, without function words at their ends. */
export function unreadRuns(reading: Reading): [number, number][] {
  const { words, used } = reading
  const runs: [number, number][] = []
  let first = -1
  for (let index = 0; index <= words.length; index++) {
    const ends = index === words.length || used[index] || (first >= 0 && isBreak(reading, index - 1))
    if (ends && first >= 0) {
      const run = withoutEnds(reading, first, index - 1)
      if (run) runs.push(run)
      first = -1
    }
    if (index < words.length && !used[index] && first < 0) first = index
  }
  return runs
}

function withoutEnds({ words }: Reading, first: number, last: number): [number, number] | undefined {
  let [from, to] = [first, last]
  while (from <= to && isFunctionWord(words[from]?.term ?? '')) from++
  while (to >= from && isFunctionWord(words[to]?.term ?? '')) to--
  return from <= to ? [from, to] : undefined
}
