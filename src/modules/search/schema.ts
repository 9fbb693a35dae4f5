import * as v from 'valibot'
import { formatNumber } from '../../shared/locale.ts'
import { MAX_CHOICES, MAX_PAGE_SIZE, MAX_QUERY_LENGTH, PAGE_SIZE } from './limits.ts'

export const SORTS = ['relevance', 'date', 'experience', 'salary'] as const
export type Sort = (typeof SORTS)[number]

/** Returns trimmed text with blanks instead of control characters. */
function plain(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ').trim()
}

/** A parameter that may repeat; `all` and blanks do not filter. */
const many = v.pipe(
  v.optional(v.union([v.string(), v.array(v.string())]), []),
  v.transform((value) => [value].flat().map(plain)),
  v.transform((texts) => texts.filter((text) => text !== '' && text.toLowerCase() !== 'all')),
  v.maxLength(MAX_CHOICES, `Please choose at most ${MAX_CHOICES}`),
  v.everyItem((text) => text.length <= 255, 'Please use at most 255 characters'),
)

/** A parameter whose first value counts. */
const one = v.pipe(
  many,
  v.transform((texts) => texts[0] ?? ''),
)

function wholeNumber(name: string, least: number, most: number, otherwise: number) {
  const message = `${name} must be a whole number from ${least} to ${formatNumber(most)}`
  return v.pipe(
    v.optional(v.union([v.string(), v.array(v.string())]), ''),
    v.transform((value) => [value].flat()[0] ?? ''),
    v.regex(/^\d{0,7}$/, message),
    v.transform((digits) => (digits === '' ? otherwise : Number(digits))),
    v.minValue(least, message),
    v.maxValue(most, message),
  )
}

/** `true`, `1` or the value of a ticked box. */
const flag = v.pipe(
  one,
  v.transform((text) => ['true', '1', 'on'].includes(text)),
)

const KINA = 'Salaries are whole kina a year'
const kina = v.pipe(
  many,
  v.everyItem((text) => /^\d{1,9}$/.test(text), KINA),
  v.transform((texts) => texts.map(Number)),
)

/** Kina per year; `max` null: no upper limit. */
export type SalaryRange = { min: number; max: number | null }

/** `50000-80000`, `120000-` or `120000+`; if repeated, any of them matches. */
const salaryRange = v.pipe(
  many,
  v.everyItem((text) => /^\d{1,9}(-\d{0,9}|\+)$/.test(text), KINA),
  v.transform((texts): SalaryRange[] =>
    texts.map((text) => {
      const [min = '', max = ''] = text.replace('+', '-').split('-')
      return { min: Number(min), max: max === '' ? null : Number(max) }
    }),
  ),
)

/** The parameters of the CV search in the page's address; all are optional. */
export const CvSearchInput = v.pipe(
  v.object({
    query: v.pipe(
      v.optional(v.union([v.string(), v.array(v.string())]), ''),
      v.transform((value) => plain([value].flat()[0] ?? '').slice(0, MAX_QUERY_LENGTH)),
    ),
    location: one,
    category: one,
    experience: many,
    education: many,
    skills: many,
    salaryMin: kina,
    salaryMax: kina,
    salaryRange,
    sortBy: v.pipe(
      v.optional(v.union([v.string(), v.array(v.string())]), ''),
      v.transform((value) => [value].flat()[0] || 'relevance'),
      v.picklist(SORTS, `sortBy must be one of ${SORTS.join(', ')}`),
    ),
    /** For employers: leaves out the CVs to which they already have access. */
    hideOpened: flag,
    /** Only CVs published in the last so many days; 0 for any time. */
    days: wholeNumber('days', 0, 365, 0),
    /** Also counts the choices of the filters. */
    facets: flag,
    /** `typed`: the words are neither corrected nor completed. */
    spelling: v.optional(v.fallback(v.picklist(['mended', 'typed']), 'mended'), 'mended'),
    page: wholeNumber('page', 1, 1_000_000, 1),
    limit: wholeNumber('limit', 1, MAX_PAGE_SIZE, PAGE_SIZE),
  }),
  v.transform(({ salaryMin, salaryMax, salaryRange, ...rest }) => ({
    ...rest,
    salaryRanges: [...salaryRange, ...pairSalaries(salaryMin, salaryMax)],
  })),
  v.forward(
    v.check(
      ({ salaryRanges }) => salaryRanges.every(({ min, max }) => max === null || min <= max),
      'Maximum salary must be greater than minimum salary',
    ),
    ['salaryRanges'],
  ),
)
export type CvSearchInput = v.InferOutput<typeof CvSearchInput>

/**
 * Pairs repeated `salaryMin` and `salaryMax`, in any order, into ranges: each maximum goes with the nearest minimum
 * below it, a remaining minimum has no upper limit, and a remaining maximum begins at 0.
 */
export function pairSalaries(mins: readonly number[], maxs: readonly number[]): SalaryRange[] {
  const [min, max] = [mins[0], maxs[0]]
  if (mins.length === 1 && maxs.length === 1 && min !== undefined && max !== undefined) return [{ min, max }]
  const open = new Set(mins.map((_, index) => index))
  const ranges = [...maxs]
    .sort((a, b) => a - b)
    .map((max): SalaryRange => {
      const below = [...open].filter((index) => (mins[index] ?? 0) < max)
      const nearest = below.sort((a, b) => (mins[b] ?? 0) - (mins[a] ?? 0))[0]
      if (nearest === undefined) return { min: 0, max }
      open.delete(nearest)
      return { min: mins[nearest] ?? 0, max }
    })
  return [...ranges, ...[...open].map((index) => ({ min: mins[index] ?? 0, max: null }))]
}
