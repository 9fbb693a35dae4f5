import { EDUCATION_LABELS, EXPERIENCE_LABELS, SALARY_BANDS } from '../../modules/catalog/choices.ts'
import { FRESH_DAYS, MAX_CHOICES, MAX_QUERY_LENGTH } from '../../modules/search/limits.ts'
import { SORTS, type Sort } from '../../modules/search/schema.ts'
import { formatSalary } from '../../shared/money.ts'
import { plural, uniqueTexts } from '../../shared/text.ts'
import { formatQuery } from '../app/query.ts'

/** The parameters in the address of a CV search, without empty or default values. */
export type CvSearch = {
  query?: string
  location?: string
  category?: string
  experience?: string[]
  education?: string[]
  /** CVs must have all of these. */
  skills?: string[]
  /** Kina a year, in the form that the call accepts: `30000-50000`, `120000-`. */
  salaryRange?: string[]
  /** Kina a year as typed, in saved searches and old links: 60000, 60,000, K60k. */
  maxSalary?: string
  /** For employers. */
  hideOpened?: boolean
  /** Published in the last `days` days. */
  days?: number
  sortBy?: Sort
  page?: number
  /** Searches for the words as typed, without spelling correction. */
  spelling?: 'typed'
  /** How the list looks. Without it, as it looked the last time. */
  show?: Show
}
export type Show = 'rows' | 'cards'

const TEXTS = ['query', 'location', 'category', 'maxSalary'] as const
const LISTS = ['experience', 'education', 'skills', 'salaryRange'] as const
/** The filters of a search, without its words, in the order of the chips. */
const FILTERS = [...TEXTS.slice(1), ...LISTS, 'hideOpened', 'days'] as const
type Filter = 'query' | (typeof FILTERS)[number]

/** Reads the search from an address or a form. Drops values that the call would refuse. */
export function readCvSearch(raw: Record<string, unknown>): CvSearch {
  const search: CvSearch = {}
  for (const name of TEXTS) {
    const [text] = textsOf(raw[name])
    if (text && (name !== 'maxSalary' || readKina(text))) search[name] = text
  }
  for (const name of LISTS) {
    const texts = textsOf(raw[name]).filter((text) => name !== 'salaryRange' || isSalaryRange(text))
    if (texts.length > 0) search[name] = texts
  }
  if (String(raw['hideOpened']) === 'true') search.hideOpened = true
  if (String(raw['days']) === String(FRESH_DAYS)) search.days = FRESH_DAYS
  const sort = SORTS.find((it) => it === raw['sortBy'])
  if (sort && sort !== 'relevance') search.sortBy = sort
  const page = Number(raw['page'])
  if (Number.isInteger(page) && page > 1 && page <= 1_000_000) search.page = page
  if (raw['spelling'] === 'typed' && search.query) search.spelling = 'typed'
  if (raw['show'] === 'rows' || raw['show'] === 'cards') search.show = raw['show']
  return search
}

function textsOf(value: unknown): string[] {
  const texts = [value]
    .flat()
    .flatMap((it) => (typeof it === 'string' ? it.trim().slice(0, MAX_QUERY_LENGTH) : []))
  return uniqueTexts(texts.filter((text) => text !== '' && text.toLowerCase() !== 'all')).slice(
    0,
    MAX_CHOICES,
  )
}

function isSalaryRange(text: string): boolean {
  const [, min, max] = /^(\d{1,9})-(\d{0,9})$/.exec(text) ?? []
  return min !== undefined && (!max || Number(min) <= Number(max))
}

/** Returns kina a year, or undefined when the text is not an amount. */
export function readKina(typed: string): number | undefined {
  const [, digits = '', thousands] = /^K?\s*(\d[\d\s,]*(?:\.\d+)?)\s*(k)?$/i.exec(typed.trim()) ?? []
  if (!digits) return undefined
  const amount = Number(digits.replace(/[\s,]/g, '')) * (thousands ? 1000 : 1)
  return amount > 0 && amount < 1_000_000_000 ? Math.round(amount) : undefined
}

/** Returns the parameters of the call, which also counts the choices of each filter. */
export function toApiQuery({ maxSalary, page, hideOpened, days, show: _, ...rest }: CvSearch) {
  const kina = maxSalary && readKina(maxSalary)
  return {
    ...rest,
    facets: 'true',
    ...(kina && { salaryMax: String(kina) }),
    ...(hideOpened && { hideOpened: 'true' }),
    ...(days && { days: String(days) }),
    ...(page && { page: String(page) }),
  }
}

/** Returns the search without its page, because a change of filters starts again at the first page. */
function firstPage({ page: _, ...search }: CvSearch): CvSearch {
  return search
}

export function withPage(search: CvSearch, page: number): CvSearch {
  return page > 1 ? { ...search, page } : firstPage(search)
}

/** Adds a choice to the search, or removes it. */
export function toggled(search: CvSearch, name: (typeof LISTS)[number], value: string): CvSearch {
  const { [name]: chosen = [], ...others } = firstPage(search)
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  return next.length > 0 ? { ...others, [name]: next } : others
}

/** `key`: its name in the totals of an empty search. */
export type ActiveFilter = { filter: Filter; key: string; label: string; without: CvSearch }

/**
 * Returns the active filters, each with the search without it. `names`: the names of places and categories, by their
 * value in the address.
 */
export function activeFilters(search: CvSearch, names: ReadonlyMap<string, string>): ActiveFilter[] {
  const found = FILTERS.flatMap((filter): ActiveFilter[] => {
    const value = search[filter]
    if (value === undefined) return []
    if (Array.isArray(value)) {
      const name = filter as (typeof LISTS)[number]
      return value.map((one) => ({
        filter,
        key: `${name}:${one}`,
        label: labelOf(name, one),
        without: toggled(search, name, one),
      }))
    }
    const { [filter]: _, ...without } = firstPage(search)
    const label = WORDS[filter]?.(String(value)) ?? names.get(String(value)) ?? `${value}`
    const key = filter === 'maxSalary' ? `salaryRange:0-${readKina(String(value))}` : filter
    return [{ filter, key, label, without }]
  })
  return found
}

const WORDS: Partial<Record<Filter, (value: string) => string>> = {
  maxSalary: (value) => formatSalary(null, readKina(value)),
  hideOpened: () => 'Not opened yet',
  days: (value) => `New in the last ${value} days`,
}

function labelOf(filter: (typeof LISTS)[number], value: string): string {
  if (filter === 'experience') return bandYears(value) ?? value
  if (filter === 'education') return shortEducation(value) ?? value
  if (filter === 'skills') return value
  const [min = '', max = ''] = value.split('-')
  const band = SALARY_BANDS.find((one) => String(one.min) === min && String(one.max ?? '') === max)
  return band?.label ?? formatSalary(Number(min), Number(max) || null)
}

/** Returns `6-10 years` for `senior`, whose label is `Senior level (6-10 years)`. */
function bandYears(experience: string): string | undefined {
  const label: string | undefined = (EXPERIENCE_LABELS as Record<string, string>)[experience]
  return label?.replace(/^.*\((.*)\)$/, '$1')
}

/** Returns `Certificate` for `certificate`, whose label explains it. */
export function shortEducation(education: string): string | undefined {
  const label: string | undefined = (EDUCATION_LABELS as Record<string, string>)[education]
  return label?.replace(/ \(.*\)$/, '')
}

/** Returns the search without each of its filters in turn, its words included. */
export function withoutEach(search: CvSearch, names: ReadonlyMap<string, string>): ActiveFilter[] {
  const { query, spelling: _, ...others } = firstPage(search)
  const words = query
    ? [{ filter: 'query', key: 'query', label: `“${query}”`, without: others } as const]
    : []
  return [...words, ...activeFilters(search, names)]
}

/** Returns the address of a search on the public page. */
export function searchHref(search: CvSearch): string {
  return `/search${formatQuery(search)}`
}

type Found = { total: number; totalIsExact: boolean; correctedQuery?: string | undefined }

/** Returns `34 CVs` or `about 550,000 CVs`. */
export function totalText({ total, totalIsExact }: Found, noun = 'CV'): string {
  return totalIsExact ? plural(total, noun) : `about ${plural(total, noun)}`
}

/** `34 CVs for “welder” in Lae`. `place`: its name. */
export function resultLine(found: Found, { query }: CvSearch, place: string | undefined): string {
  const words = found.correctedQuery ?? query
  const line = [
    found.total === 0 ? 'No CVs' : totalText(found),
    words && `for “${words}”`,
    place && `in ${place}`,
  ]
  return line
    .filter(Boolean)
    .join(' ')
    .replace(/^about/, 'About')
}

/** The page's title before the results load: `CVs for “welder” in Lae`. */
export function searchTitle({ query, location }: CvSearch): string {
  if (!query && !location) return 'Search CVs'
  return ['CVs', query && `for “${query}”`, location && `in ${location}`].filter(Boolean).join(' ')
}

/** Returns the fields that a saved search keeps. */
export function toFields({
  maxSalary,
  skills = [],
  experience = [],
  education = [],
  salaryRange = [],
  hideOpened = false,
  page: _,
  days: __,
  sortBy: ___,
  spelling: ____,
  show: _____,
  ...texts
}: CvSearch) {
  const kina = maxSalary && readKina(maxSalary)
  return { ...texts, skills, experience, education, salaryRange, hideOpened, maxSalary: kina || null }
}

/** Returns a name that describes the search. The employer can change it. */
export function describeSearch(search: CvSearch): string {
  const { query, location, skills = [], category, experience = [], education = [] } = search
  const levels = [
    ...experience.map((one) => labelOf('experience', one)),
    ...education.map((one) => labelOf('education', one)),
  ]
  const what = [query, ...skills, category, ...levels].filter(Boolean).join(', ') || 'CVs'
  return (location ? `${what} in ${location}` : what).slice(0, 80)
}
