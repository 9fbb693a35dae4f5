import { isFunctionWord, keyOf, termsOf } from '../../occupations/normalise.ts'
import { isVagueHead } from '../../occupations/title-words.ts'
import { listOf, phrasesIn } from '../../occupations/word-lists.ts'
import { isFiller, isPerson } from '../words/fillers.ts'
import type { Title } from './read-titles.ts'
import { isAdvertisement, isBreak, isRead, meantBy, type Reading, termAt } from './reading.ts'

const GROUPS = new Set(['staff', 'personnel', 'crew', 'team', 'people', 'employee', 'worker'])
const isEmpty = (term: string) => isFunctionWord(term) || isFiller(term) || /^\d+$/.test(term)
const isGroup = (term: string) => GROUPS.has(term) || isPerson(term)
/** The job of most people of a group, by the key of its place or work. */
const JOBS = new Map(
  listOf('staff')
    .split('\n')
    .flatMap((line) => {
      const [job = '', of = ''] = line.split(': ')
      return phrasesIn(of).map((words) => [keyOf(termsOf(words.join(' '))), termsOf(job)] as const)
    }),
)
/** The number of words of a place or work. */
const LONGEST = 3

/**
 * 'kitchen staff', 'restaurant team members', 'people for our kitchen'; not 'kitchen team leader'. An advertisement tells
 * of its own team.
 */
export function staffAt(reading: Reading, first: number): Title | undefined {
  if (isAdvertisement(reading)) return undefined
  const isBehind = isBehindGroup(reading, first)
  for (let last = Math.min(first + LONGEST, reading.words.length) - 1; last >= first; last--) {
    if (isFunctionWord(termAt(reading, last))) continue
    const terms = JOBS.get(keyOf(meantBy(reading, [first, last])))
    const end = isBehind ? last : endOfGroup(reading, last)
    const isWhole = end !== undefined && !isVagueHead(isBreak(reading, end) ? '' : termAt(reading, end + 1))
    const isFree = !reading.words.some(
      (_, index) => index >= first && index <= last && isRead(reading, index),
    )
    if (terms && isWhole && isFree) return { span: [first, end], terms, isGroup: true }
  }
  return undefined
}

/** The last word of the group that stands behind its place: 'staff', 'team members'. */
function endOfGroup(reading: Reading, last: number): number | undefined {
  const group = last + 1
  if (isBreak(reading, last) || isRead(reading, group) || !GROUPS.has(termAt(reading, group)))
    return undefined
  return termAt(reading, group + 1) === 'member' && !isBreak(reading, group) ? group + 1 : group
}

/** 'staff for our new', before 'hotel'; not 'teaching staff for our', which names the work itself. */
function isBehindGroup(reading: Reading, first: number): boolean {
  const before = reading.words.slice(0, first).map(({ term }) => term)
  const group = before.findLastIndex((term) => isGroup(term) || !isEmpty(term))
  const isNamed = group > 0 && !isBreak(reading, group - 1) && !isEmpty(before[group - 1] ?? '')
  return isGroup(before[group] ?? '') && !isNamed && OF.has(before[group + 1] ?? '')
}
const OF = new Set(['for', 'bilong', 'long'])
