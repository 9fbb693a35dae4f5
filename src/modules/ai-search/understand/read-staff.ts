import { isFunctionWord, keyOf, termsOf } from '../../occupations/normalise.ts'
import { isVagueHead } from '../../occupations/title-words.ts'
import { listedPhrases } from '../../occupations/word-lists.ts'
import { isPerson } from '../words/fillers.ts'
import { isQualifier, type Title } from './read-titles.ts'
import { isAdvertisement, isBreak, isFree, isRead, meantBy, partOf, type Reading, termAt } from './reading.ts'

const GROUPS = new Set(['staff', 'personnel', 'crew', 'team', 'people', 'employee', 'worker'])
const isGroup = (term: string) => GROUPS.has(term) || isPerson(term)
/** The job that most people of a group have, by the key of the place or work that names the group. */
const JOBS = new Map(
  listedPhrases('staff').map(({ said, phrase }) => [keyOf(termsOf(phrase.join(' '))), termsOf(said)]),
)
/** The maximum number of words that name a place or work. */
const LONGEST = 3

/**
 * 'kitchen staff', 'restaurant team members', 'people for our kitchen'; not 'kitchen team leader'. An advertisement tells
 * of its own team.
 */
export function staffAt(reading: Reading, first: number): Title | undefined {
  if (isAdvertisement(reading)) return undefined
  const isBehind = isBehindGroup(reading, first)
  for (let last = Math.min(first + LONGEST, reading.words.length) - 1; last >= first; last--) {
    const terms = isFunctionWord(termAt(reading, last))
      ? undefined
      : JOBS.get(keyOf(meantBy(reading, [first, last])))
    const isRefused = last === first && isRefusedPerson(reading, last + 1)
    const end = isBehind || isRefused ? last : endOfGroup(reading, last)
    if (!terms || end === undefined) continue
    const span = [first, end] as const
    const isLed = !isBreak(reading, end) && isVagueHead(termAt(reading, end + 1))
    if (!isLed && isFree(reading, partOf(reading, span))) return { span, terms, isGroup: true }
  }
  return undefined
}

/** Whether a refused word for a person follows its place: the 'girl' of 'office girl'; not of 'tuna factory girl'. */
function isRefusedPerson(reading: Reading, index: number): boolean {
  const isWhole = isBreak(reading, index - 2) || !isQualifier(termAt(reading, index - 2))
  return isWhole && !isBreak(reading, index - 1) && isRead(reading, index) && isPerson(termAt(reading, index))
}

/** Whether the word only says that people are wanted for a place: 'workers for my store'. */
export function isOfStaff(reading: Reading, index: number): boolean {
  const isGroupFor = GROUPS.has(termAt(reading, index)) && OF.has(termAt(reading, index + 1))
  return isGroupFor && [2, 3].some((ahead) => staffAt(reading, index + ahead) !== undefined)
}

/** The last word of the group after its place: 'staff', 'team members'. */
function endOfGroup(reading: Reading, last: number): number | undefined {
  const group = last + 1
  if (isBreak(reading, last) || !GROUPS.has(termAt(reading, group))) return undefined
  return termAt(reading, group + 1) === 'member' && !isBreak(reading, group) ? group + 1 : group
}

/** 'staff for our new', before 'hotel'; not 'teaching staff for our', which names the work itself. */
function isBehindGroup(reading: Reading, first: number): boolean {
  const before = reading.words.slice(0, first).map(({ term }) => term)
  const group = before.findLastIndex((term) => isGroup(term) || isQualifier(term))
  const isNamed = group > 0 && !isBreak(reading, group - 1) && isQualifier(before[group - 1] ?? '')
  return isGroup(before[group] ?? '') && !isNamed && OF.has(before[group + 1] ?? '')
}
const OF = new Set(['for', 'bilong', 'long'])
