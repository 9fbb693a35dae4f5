import { isEnglish } from '../../../platform/english-words.ts'
import { stemOf } from '../../occupations/duties.ts'
import { containsPhrase, termsOf } from '../../occupations/normalise.ts'
import { isVagueHead } from '../../occupations/title-words.ts'
import type { Role } from '../understand/intent.ts'
import type { Candidate } from './candidate.ts'

/**
 * Whether the heading has a word of the job as it was typed. Needed because a lexicon calls a media officer a
 * communications specialist, and is not always right. For abbreviations and Tok Pisin, which are not titles, the words
 * of the common name count too.
 */
export function saysAsTyped({ forms: [asked = []], label }: Role, { titles }: Candidate): boolean {
  const words = asked.every(isEnglish) ? asked : [...asked, ...termsOf(label ?? '')]
  const telling = words.filter((term) => !isVagueHead(term))
  const stems = (telling.length > 0 ? telling : words).map(stemOf)
  return stems.some((stem) => titles[0]?.parts.some((part) => part.stems.has(stem)))
}

/**
 * If a job was described by its duties or misspelt, another job may be meant: only its own name is then an excellent
 * match.
 */
export function isOwnName({ forms: [asked = []], label }: Role, { titles }: Candidate): boolean {
  const names = [asked, termsOf(label ?? '')]
  return titles
    .slice(0, 1)
    .some(({ parts }) => parts.some(({ terms }) => names.some((name) => containsPhrase(terms, name))))
}

/** Whether the CV has a lower rank than requested, such as an assistant for a manager. */
export function hasLowerRank({ forms: [asked = []] }: Role, { titles }: Candidate): boolean {
  const heading = titles[0]?.parts[0]?.terms ?? []
  return heading.some((term) => LOWER_RANKS.has(term) && !asked.includes(term))
}

const LOWER_RANKS = new Set(
  'assistant intern trainee coordinator clerk junior apprentice student offsider helper'.split(' '),
)
