import * as v from 'valibot'
import { optionalText, text } from '../../shared/fields.ts'
import { paging, searchText } from '../../shared/lists.ts'

/** A longer query is refused. A whole pasted advertisement of 400 words fits. */
export const LONGEST_QUERY = 3500
/** The maximum number of results of a search and of a call. */
const MOST_RESULTS = 20

/** The query is required. */
const query = text(1, LONGEST_QUERY, 'Please enter a search query')
const words = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(50))), v.maxLength(20)), [])

/**
 * `asTyped`: words whose spelling must not be corrected. `hideOpened`: leaves out CVs that the employer has access to.
 */
export const AiSearchInput = v.object({
  query,
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_RESULTS)), MOST_RESULTS),
  asTyped: words,
  hideOpened: v.optional(v.boolean(), false),
})
export type AiSearchInput = v.InferOutput<typeof AiSearchInput>

/** Without a query the examples are returned. */
export const SuggestionsInput = v.object({
  query: optionalText(LONGEST_QUERY),
})

/** The meaning that a part of the query was given. */
export type ChipKind =
  | 'role'
  | 'skill'
  | 'place'
  | 'pay'
  | 'years'
  | 'level'
  | 'education'
  | 'licence'
  | 'availability'
  | 'exclusion'
  | 'word'
/**
 * A part of the query and how it was read. `start`, `end`: its position in the query, so that a page can remove or
 * replace it and search again. `label`: the meaning, or why the part was ignored. When the words of a corrected part
 * are sent back in `asTyped`, they are searched as typed.
 */
export type Chip = {
  kind: ChipKind
  state: 'understood' | 'corrected' | 'ignored'
  typed: string
  label: string
  start: number
  end: number
}

/** A row of the checklist: a requirement, with the CV's statement about it. */
export type Tick = {
  kind: ChipKind
  asked: string
  state: 'matched' | 'missing' | 'unknown'
  found: string | null
}

/** Example searches that suit the country. Only the examples that find the most people are shown. */
export const EXAMPLES = [
  'Primary or secondary teacher',
  'Driver with class 6 licence',
  'Cook or chef',
  'Nurse or midwife',
  'Welder',
  'Engineer with a degree',
  'Accountant in Port Moresby who knows MYOB, at least 5 years',
  'Diesel fitter with CAT equipment, available immediately',
  'Haus meri in Port Moresby',
  'Registered nurse in the Highlands',
  'Truck driver with class 6 licence, up to K1,200 a fortnight',
  'Security guard in Lae',
  'Primary school teacher with diploma',
  'Civil engineer with AutoCAD, not a student',
  'HSE officer with first aid',
  'Storeman with forklift in Lae',
] as const

/** `asked`: the most frequent first; `score`: the worst result first. */
export const WEAK_SORTS = ['asked', 'newest', 'score', 'name'] as const

/** A search, or a word of one, whose meaning is unknown. */
export const MeaningsInput = v.object({ query: text(2, LONGEST_QUERY, 'Please enter a word or phrase') })

/** The periods of search quality, in days. Searches are kept for 180. */
const QUALITY_DAYS = [7, 30, 180] as const
export const QualityPeriod = v.object({
  days: v.optional(v.pipe(v.string(), v.toNumber(), v.picklist(QUALITY_DAYS)), '30'),
})

/** `search` matches part of the query. */
export const WeakSearchList = v.object({
  search: searchText,
  ...paging,
  sort: v.optional(v.picklist(WEAK_SORTS), 'asked'),
})
export type WeakSearchList = v.InferOutput<typeof WeakSearchList>
