import { isVagueHead } from '../../occupations/title-words.ts'
import { tellingWords } from '../find/candidate-tiers.ts'
import { isUnsure, type Role } from '../understand/intent.ts'
import { type Candidate, placeOf } from './candidate.ts'
import { tradeWords } from './judge-role.ts'

/**
 * Whether a CV describes the work of a job that no listed title names. Until its file has been read, every CV counts as
 * one.
 */
export function describesWork(candidate: Candidate, role: Role): boolean {
  const words = isUnsure(role) ? tellingWords(role) : []
  if (words.length === 0) return false
  if (candidate.text === undefined) return true
  return words.filter((word) => isOn(candidate, word)).length >= LEAST_TELLING * words.length
}
const LEAST_TELLING = 0.6

const isOn = (candidate: Candidate, word: string): boolean => placeOf(candidate, word) !== undefined

/**
 * Whether the CV describes the job, or its title has the last word of the requested one and the CV has the others:
 * a 'secondary school teacher' who mentions physics. A word such as 'quantity' alone does not make a quantity surveyor.
 */
export function saysJob(
  candidate: Candidate,
  { asked, title }: { asked: Role; title: string | undefined },
): boolean {
  if (candidate.text === undefined || describesWork(candidate, asked)) return true
  const [form = []] = asked.forms
  const head = form.at(-1) ?? ''
  const isWider =
    !isVagueHead(head) &&
    candidate.titles.some(
      ({ told, parts }) => told === title && parts.some(({ terms }) => terms.includes(head)),
    )
  return isWider && form.length > 1 && tradeWords(form).every((word) => isOn(candidate, word))
}
