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
  const own = new Set(titles[0]?.parts.flatMap(({ terms }) => terms).map(stemOf))
  const words = asked.every(isEnglish) ? asked : [...asked, ...termsOf(label ?? '')]
  const telling = words.filter((term) => !isVagueHead(term))
  return (telling.length > 0 ? telling : words).some((term) => own.has(stemOf(term)))
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

/**
 * Whether the CV has a lower rank than requested, such as an assistant for a manager. A rank that is part of the
 * requested title or of another name of it is not lower.
 */
export function hasLowerRank(forms: readonly string[][], candidate: Candidate): boolean {
  const [wanted = []] = forms
  const heading = candidate.titles[0]?.parts[0]?.terms ?? []
  const isWhole = forms.some((form) => form.join() === heading.join())
  const lower = heading.filter((term) => {
    // an 'assistant accountant' ranks below an accountant, but a 'warehouse assistant' is another name of a storeman
    const bare = heading.filter((other) => other !== term).join()
    return (
      LOWER_RANKS.has(term) &&
      !wanted.includes(term) &&
      !(isWhole && !forms.some((form) => form.join() === bare))
    )
  })
  return lower.length > 0
}

/** Whether the person leads the requested work: 'Director of Information Technology' for IT support. */
export function hasHigherRank(forms: readonly string[][], { titles }: Candidate): boolean {
  const heading = titles[0]?.parts[0]?.terms ?? []
  return heading.some((term) => LEADERS.has(term) && !forms.some((form) => form.includes(term)))
}

const LOWER_RANKS = new Set(
  'assistant intern trainee coordinator clerk junior apprentice student offsider helper'.split(' '),
)
const LEADERS = new Set('manager management director president vp chief'.split(' '))
