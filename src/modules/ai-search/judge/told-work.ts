import { tellingWords } from '../find/candidate-tiers.ts'
import { isUnsure, type Role } from '../understand/intent.ts'
import { type Candidate, isInText } from './candidate.ts'
import { tradesOf } from './judge-role.ts'

/** A lower score is not shown: in the benchmark, fewer than one in five of those below was right. */
export const LEAST_SCORE = 40

/**
 * For a job that no title names, a CV that tells of the work is a partial match. Before its file is read it may be one.
 */
export function toldBase(candidate: Candidate, role: Role): number {
  const words = isUnsure(role) ? tellingWords(role) : []
  if (words.length === 0) return 0
  if (candidate.text === undefined) return LEAST_SCORE
  const share = words.filter((word) => isOn(candidate, word)).length / words.length
  return share < LEAST_TELLING ? 0 : LEAST_SCORE + (share - LEAST_TELLING) * TELLING
}
const LEAST_TELLING = 0.6
const TELLING = 40

/** Whether a word is anywhere on the CV. */
function isOn(candidate: Candidate, word: string): boolean {
  const { titles, skills, summary } = candidate
  return (
    isInText(candidate, word) ||
    titles.some(({ parts }) => parts.some(({ terms }) => terms.includes(word))) ||
    skills.some(({ terms }) => terms.includes(word)) ||
    summary.includes(word)
  )
}

/** Whether the CV says of the trade what the title that was asked for says: 'physics' of a 'physics teacher'. */
export function saysTrade(candidate: Candidate, asked: Role): boolean {
  const [form = []] = asked.forms
  // the file may say it
  if (candidate.text === undefined) return true
  const isSaid = form.length > 1 && tradesOf(form).every((word) => isOn(candidate, word))
  return isSaid || toldBase(candidate, asked) > 0
}
