import { isEnglish } from '../../../platform/english-words.ts'
import type { Experience } from '../../catalog/choices.ts'
import { stemOf } from '../../occupations/duties.ts'
import { containsPhrase, termsOf } from '../../occupations/normalise.ts'
import { isRank, isVagueHead } from '../../occupations/title-words.ts'
import type { Role } from '../understand/intent.ts'
import { isSetting } from '../words/fillers.ts'
import type { Candidate } from './candidate.ts'

/**
 * Whether the heading has a word of the job as it was typed. Needed because a lexicon calls a media officer a
 * communications specialist, and is not always right. For Tok Pisin, which is not on CVs, a word of the common name is
 * enough. For an abbreviation all of them are needed: a 'director, finance' may be no CFO.
 */
export function saysAsTyped({ forms: [asked = []], label }: Role, { titles }: Candidate): boolean {
  const [heading] = titles
  const has = (stem: string) => heading?.parts.some(({ stems }) => stems.has(stem)) ?? false
  if (tellingStems(asked).some(has) || hasOtherForm(asked, titles)) return true
  const name = label === undefined || asked.every(isEnglish) ? [] : termsOf(label)
  const isAbbreviation = name
    .map(([letter]) => letter)
    .join('')
    .startsWith(asked[0] ?? '')
  const stems = tellingStems(name)
  return isAbbreviation ? name.length > 0 && stems.every(has) : stems.some(has)
}

/** 'hr manager' for 'human resources manager', and the other way round. */
function hasOtherForm(asked: readonly string[], titles: Candidate['titles']): boolean {
  const forms = titles.slice(0, 1).flatMap(({ parts }) => parts.map(({ terms }) => terms))
  return forms.some((terms) => isShortFor(terms, asked) || isShortFor(asked, terms))
}

function isShortFor(short: readonly string[], long: readonly string[]): boolean {
  const telling = long.filter((term) => !isVagueHead(term) && !isRank(term))
  const initials = telling.map(([letter]) => letter).join('')
  const isSaid = short.includes(initials) || (initials === 'it' && short.includes('ict'))
  return telling.length > 1 && isSaid && short.at(-1) === long.at(-1)
}

function tellingStems(words: readonly string[]): string[] {
  const telling = words.filter((term) => !isVagueHead(term))
  return (telling.length > 0 ? telling : words).map(stemOf)
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
export function hasLowerRank(
  { forms: [asked = []] }: Role,
  { titles }: Candidate,
  level: Experience | undefined,
): boolean {
  const heading = titles[0]?.parts[0]?.terms ?? []
  const isBelow = (term: string) =>
    LOWER_RANKS.has(term) || (asked.at(-1) === 'manager' && term === 'supervisor')
  const isAsked = (term: string) => asked.includes(term) || (level === 'entry' && BEGINNERS.has(term))
  return heading.some((term) => isBelow(term) && !isAsked(term))
}

const LOWER_RANKS = new Set(
  'assistant intern trainee coordinator clerk junior apprentice student offsider helper deputy'.split(' '),
)
const BEGINNERS = new Set('intern trainee junior apprentice student cadet graduate entry beginner'.split(' '))
const SENIORS = new Set('senior snr sr lead leading principal chief head executive manager'.split(' '))

/** Years of work alone make nobody a 'senior accountant' or an 'accounting cadet' for certain. */
export function isOfLevel(level: Experience | undefined, { titles }: Candidate): boolean {
  const ranks = level === 'entry' ? BEGINNERS : level === 'senior' ? SENIORS : undefined
  return (
    ranks === undefined ||
    titles[0]?.parts.some(({ terms }) => terms.some((term) => ranks.has(term))) === true
  )
}

/** A 'Director, Digital Marketing' is not a marketing officer, a 'Head of Marketing and IT' not an IT officer. */
export function isDirectorOf({ forms }: Role, { titles }: Candidate): boolean {
  const before = /^([^,/|;]+?)(?:,|\sof\s)/i.exec(titles[0]?.told ?? '')?.[1] ?? ''
  const rank = termsOf(before).at(-1) ?? ''
  return DIRECTORS.has(rank) && !forms.some((form) => form.includes(rank))
}

const DIRECTORS = new Set('director president vp manager head'.split(' '))

/**
 * Whether the heading has the name of the job with nothing but ranks and workplaces before it: an 'aviation fuel quality
 * control inspector' may be no quality control inspector of a cannery. But every 'motor mechanic' is a mechanic.
 */
export function isOfNoOtherField({ forms }: Role, { titles }: Candidate): boolean {
  if (forms[0]?.length === 1) return true
  const isSilent = (term: string) => isVagueHead(term) || isRank(term) || isSetting(term)
  const isPlain = (terms: readonly string[], form: readonly string[]) =>
    containsPhrase(terms, form) && terms.slice(0, terms.indexOf(form[0] ?? '')).every(isSilent)
  return titles[0]?.parts.some(({ terms }) => forms.some((form) => isPlain(terms, form))) === true
}
