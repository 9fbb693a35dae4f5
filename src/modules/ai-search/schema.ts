import * as v from 'valibot'
import { text, whole } from '../../shared/fields.ts'

/** Longer needs are refused; a posting pasted whole fits. */
export const LONGEST_QUERY = 1000
/** Results of one search, and of one call (specification 1, section 9). */
const MOST_RESULTS = 20

/** Specification 1, section 5. */
const query = text(1, LONGEST_QUERY, 'Please enter a search query')
const words = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(50))), v.maxLength(20)), [])

/** `asTyped`: words whose spelling is not to be mended. `hideOpened`: without the CVs that the employer has access to. */
export const AiSearchInput = v.object({
  query,
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_RESULTS)), MOST_RESULTS),
  asTyped: words,
  hideOpened: v.optional(v.boolean(), false),
})
export type AiSearchInput = v.InferOutput<typeof AiSearchInput>

/** Without a query: the examples. */
export const SuggestionsInput = v.object({
  query: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_QUERY)), ''),
})

/** What a part of the query was taken for. */
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
 * A part of the query and what became of it. `start`, `end`: where it stands in the query, so that a page can take it out or put
 * something else in its place and search again. `label`: what was understood, or why it was ignored. A corrected one is taken as it
 * was typed when its words come back in `asTyped`.
 */
export type Chip = {
  kind: ChipKind
  state: 'understood' | 'corrected' | 'ignored'
  typed: string
  label: string
  start: number
  end: number
}

/** A line of the tick list: what was asked for, and what the CV says of it. */
export type Tick = {
  kind: ChipKind
  asked: string
  state: 'matched' | 'missing' | 'unknown'
  found: string | null
}

/** Searches that fit the country; those that find nobody are not shown. */
export const EXAMPLES = [
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

export const TERM_KINDS = ['occupation', 'narrower', 'near', 'skill'] as const
export type TermKind = (typeof TERM_KINDS)[number]
/** What a phrase means: a job title or a skill under its common name; `near`: which other job is near it. */
export const NewTerm = v.object({
  phrase: v.pipe(text(2, 100, 'Please enter a word or phrase'), v.toLowerCase()),
  kind: v.picklist(TERM_KINDS, 'Please choose what it is'),
  meaning: text(2, 150, 'Please enter what it means'),
})
export type NewTerm = v.InferOutput<typeof NewTerm>

/** `name`: by phrase, A to Z. */
export const TERM_SORTS = ['newest', 'oldest', 'name'] as const

/** Without `page` everything up to 1,000. */
export const TermList = v.object({
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  page: v.optional(whole(1, 1_000_000)),
  limit: v.optional(whole(1, 100), '50'),
  kind: v.optional(v.picklist(TERM_KINDS)),
  sort: v.optional(v.picklist(TERM_SORTS), 'newest'),
})
export type TermList = v.InferOutput<typeof TermList>

/** `asked`: most often; `score`: the worst answered first. */
export const WEAK_SORTS = ['asked', 'newest', 'score', 'name'] as const

/** `search` is part of what was asked. Without `page` everything up to 1,000. */
export const WeakSearchList = v.object({
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  page: v.optional(whole(1, 1_000_000)),
  limit: v.optional(whole(1, 100), '50'),
  sort: v.optional(v.picklist(WEAK_SORTS), 'asked'),
})
export type WeakSearchList = v.InferOutput<typeof WeakSearchList>
