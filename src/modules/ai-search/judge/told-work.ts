import { isVagueHead } from '../../occupations/title-words.ts'
import { tellingWords } from '../find/candidate-tiers.ts'
import { isUnsure, type Role } from '../understand/intent.ts'
import { type Candidate, placeOf } from './candidate.ts'
import { tradeWords } from './judge-role.ts'

/** A lower score is not shown: in the benchmark, fewer than one in five of those below was right. */
export const LEAST_SCORE = 40

/**
 * Returns a score for a job that no listed title names: a CV that describes the work is a partial match. Until its file
 * has been read, every CV counts as one.
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

const isOn = (candidate: Candidate, word: string): boolean => placeOf(candidate, word) !== undefined

/**
 * Whether the CV has the trade of the requested title, such as 'physics' of 'physics teacher', or describes its work.
 */
export function saysTrade(candidate: Candidate, asked: Role): boolean {
  const [form = []] = asked.forms
  // the file, which is not read yet, may mention it
  if (candidate.text === undefined) return true
  const isSaid = form.length > 1 && tradeWords(form).every((word) => isOn(candidate, word))
  return isSaid || toldBase(candidate, asked) > 0
}

/**
 * Whether the CV describes the job, or its title has the last word of the requested one and the CV has the others:
 * a 'secondary school teacher' who mentions physics. A word such as 'quantity' alone does not make a quantity surveyor.
 */
export function saysJob(
  candidate: Candidate,
  { asked, title }: { asked: Role; title: string | undefined },
): boolean {
  if (candidate.text === undefined || toldBase(candidate, asked) > 0) return true
  const [head = ''] = asked.forms[0]?.slice(-1) ?? []
  const isWider =
    !isVagueHead(head) &&
    candidate.titles.some(
      ({ told, parts }) => told === title && parts.some(({ terms }) => terms.includes(head)),
    )
  return isWider && saysTrade(candidate, asked)
}
