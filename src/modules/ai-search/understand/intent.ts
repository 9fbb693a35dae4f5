import { formatNumber } from '../../../shared/locale.ts'
import { plural } from '../../../shared/text.ts'
import type { Education, Experience } from '../../catalog/choices.ts'
import type { Links } from '../../occupations/duties.ts'
import type { Lexicon, Skill } from '../../occupations/lexicon.ts'
import type { LinkSource } from '../../occupations/link-title.ts'
import { keyOf, termsOf } from '../../occupations/normalise.ts'
import { isRank, isVagueHead } from '../../occupations/title-words.ts'
import type { Chip } from '../schema.ts'

/** A driver's licence, whatever its class. */
export const ANY_LICENCE = 0

/**
 * A requested job; several are alternatives. `forms`: the terms of titles with exactly this meaning. `qualifiers`: the
 * words before a listed title. `typed`: its words in the query, with corrected spelling. `label`: its chip, if it differs.
 */
export type Role = {
  typed: string
  links: Links
  source: LinkSource
  forms: string[][]
  qualifiers: string[]
  label?: string
  /** The query did not name the job but described its work. */
  isTold?: boolean
  /** The words that described it: an 'excavator operator' comes before others who operate machines. */
  told?: string[]
  /** One of several jobs that an abbreviation may mean. */
  isUnclear?: boolean
}
/** Whether no title in the lexicon says which job it is: then the words themselves decide, wherever they are on a CV. */
export function isUnsure({ source, forms }: Role): boolean {
  return source !== 'title' && (source !== 'part' || isVagueHead(forms[0]?.at(-1) ?? ''))
}

/** The words that describe the work, without vague ones such as 'officer'. */
export function tellingWords({ forms: [asked = []] }: Role): string[] {
  const words = asked.filter((term) => !isVagueHead(term))
  return words.length > 1 ? words.slice(0, MOST_TELLING) : []
}
const MOST_TELLING = 5

/** The words before a listed title as they were typed: 'community affairs'. */
export function saidQualifiers({ label, typed, qualifiers }: Role): string {
  const said = (label ?? typed).split(' ').slice(0, qualifiers.length).join(' ')
  return keyOf(termsOf(said)) === keyOf(qualifiers) ? said : qualifiers.join(' ')
}

/** Whether only words that say little about the work name the job: 'officer', but not the listed 'general manager'. */
export function isBare({ source, forms: [asked = []] }: Role): boolean {
  return source === 'head' && asked.every((term) => isVagueHead(term) || isRank(term))
}

/**
 * `isListed`: the skill is in the lexicon; otherwise it is a remaining word that is searched as typed. `isSetting`: a
 * kind of workplace or customer, which ranks people with it higher but excludes none. `isStudied`: the field of a degree.
 */
export type WantedSkill = Skill & { isListed: boolean; isSetting?: boolean; isStudied?: boolean }
/** A town, a province or a region, with the listed locations in it and around it. */
export type WantedPlace = { label: string; ids: number[]; sameProvince: number[]; sameRegion: number[] }
type Excluded = { label: string; forms: string[][] }

/** The understood part of an employer's query. */
export type Intent = {
  roles: Role[]
  skills: WantedSkill[]
  /** Any of them. */
  places: WantedPlace[]
  notPlaces: WantedPlace[]
  /** Kina per year. */
  pay: { min: number | null; max: number | null } | undefined
  years: { min: number; max: number | null } | undefined
  level: Experience | undefined
  education: Education | undefined
  /** Classes of driver's licences that are all required, or ANY_LICENCE. */
  licences: number[]
  /** Days. */
  availableWithin: number | undefined
  excluded: Excluded[]
  /** The school class of a teacher: a primary school up to grade 8. */
  gradeTaught: number | undefined
  /** Words of requirements that were not understood. With one, no result is Excellent. */
  unread: string[]
  chips: Chip[]
}

/** The names of requirements on chips and in reasons. */
export const askedPay = ({ min, max }: NonNullable<Intent['pay']>): string =>
  max === null ? `asks K${formatNumber(min ?? 0)} or more a year` : `asks up to K${formatNumber(max)} a year`

export const askedStart = (days: number): string =>
  days === 0 ? 'available immediately' : `available within ${plural(days, 'day')}`

export function askedYears({ min, max }: NonNullable<Intent['years']>): string {
  if (max === null) return `at least ${plural(min, 'year')} of experience`
  return `${min === 0 ? 'at most' : `${min} to`} ${plural(max, 'year')} of experience`
}

export function emptyIntent(): Intent {
  return {
    ...{ roles: [], skills: [], places: [], notPlaces: [] },
    ...{ licences: [], excluded: [], unread: [], chips: [] },
    ...{ pay: undefined, years: undefined, level: undefined, education: undefined },
    ...{ availableWithin: undefined, gradeTaught: undefined },
  }
}

/** Whether the query has a requirement by which a CV can be judged. */
export function asksForSomething(intent: Intent): boolean {
  const { roles, skills, places, licences, pay, years, level, education } = intent
  return [...roles, ...skills, ...places, ...licences, pay, years, level, education].some(
    (requirement) => requirement !== undefined,
  )
}

/** A listed location as the parser knows it. */
export type Location = {
  id: number
  name: string
  kind: 'town' | 'province' | 'special'
  province: string
  region: string
  aliases: readonly string[]
}

/** The data that the parser needs. */
export type QueryWorld = {
  lexicon: Lexicon
  locations: readonly Location[]
  /** The approximate number of CVs that contain a word. A word that is missing here is in no CV. */
  wordCounts: ReadonlyMap<string, number>
  /** Words that the employer wants as typed, in small letters. */
  asTyped?: ReadonlySet<string>
}
