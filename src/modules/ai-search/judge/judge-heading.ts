import { isEnglish } from '../../../platform/english-words.ts'
import type { Experience } from '../../catalog/choices.ts'
import { stemOf } from '../../occupations/duties.ts'
import { containsPhrase, termsOf } from '../../occupations/normalise.ts'
import { isRank, isShortFor, isVagueHead, tradeWords } from '../../occupations/title-words.ts'
import { listedWords } from '../../occupations/word-lists.ts'
import { isUnsure, type Role, tellingWords } from '../understand/intent.ts'
import { isSetting } from '../words/word-kinds.ts'
import { type Candidate, haveAny, placeOf } from './candidate.ts'

/**
 * Whether the heading has a word of the job as it was typed. Needed because a lexicon calls a media officer a
 * communications specialist, and is not always right. For Tok Pisin and abbreviations, a word of the common name is
 * enough.
 */
export function saysAsTyped({ forms: [asked = []], label }: Role, { titles }: Candidate): boolean {
  const [heading] = titles
  const has = (stem: string) => heading?.parts.some(({ stems }) => stems.has(stem)) ?? false
  if (tellingStems(asked).some(has) || hasOtherForm(asked, titles)) return true
  const name = label === undefined || asked.every(isEnglish) ? [] : termsOf(label)
  return tellingStems(name).some(has)
}

/** 'hr manager' for 'human resources manager', and the other way round. */
function hasOtherForm(asked: readonly string[], titles: Candidate['titles']): boolean {
  const forms = titles.slice(0, 1).flatMap(({ parts }) => parts.map(({ terms }) => terms))
  return forms.some((terms) => isShortFor(terms, asked) || isShortFor(asked, terms))
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
  return haveAny(titles[0]?.parts, [asked, termsOf(label ?? '')])
}

/** Whether a title has a lower rank than requested, such as an assistant for a manager. */
export function hasLowerRank(
  { forms }: Role,
  { parts }: Candidate['titles'][number],
  level: Experience | undefined,
): boolean {
  const [asked = []] = forms
  // of 'jobs coordinator / estimator' the second one
  const heading = (parts.findLast((part) => haveAny([part], forms)) ?? parts[0])?.terms ?? []
  // many years of work alone do not make somebody a senior accountant for certain
  if (level === 'senior' && !heading.some((term) => SENIORS.has(term))) return true
  const isBelow = (term: string) =>
    LOWER_RANKS.has(term) || (asked.at(-1) === 'manager' && term === 'supervisor')
  const isAsked = (term: string) => asked.includes(term) || (level === 'entry' && BEGINNERS.has(term))
  return heading.some((term) => isBelow(term) && !isAsked(term))
}

const LOWER_RANKS = listedWords('lower ranks')
const SENIORS = new Set('senior snr sr lead leading principal chief head executive manager'.split(' '))
const BEGINNERS = new Set('intern trainee junior apprentice student cadet graduate entry beginner'.split(' '))

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
