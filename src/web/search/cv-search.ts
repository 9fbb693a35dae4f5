import { MAX_CHOICES, MAX_QUERY_LENGTH } from '../../modules/search/limits.ts'
import { SORTS, type Sort } from '../../modules/search/schema.ts'
import { plural } from '../../shared/text.ts'
import { formatQuery } from '../app/query.ts'

/** The parameters in the address of the CV search, without empty or default values. */
export type CvSearch = {
  query?: string
  location?: string
  category?: string
  experience?: string
  education?: string[]
  skills?: string[]
  /** Kina a year, in the form that the call accepts: `30000-50000`, `120000-`. */
  salaryRange?: string[]
  sortBy?: Sort
  page?: number
  /** Searches for the words as typed, without spelling correction. */
  spelling?: 'typed'
}

const TEXTS = ['query', 'location', 'category', 'experience'] as const
const LISTS = ['education', 'skills', 'salaryRange'] as const
type List = (typeof LISTS)[number]
const LIST_WORDS: Record<List, string> = {
  education: 'the education',
  skills: 'the skills',
  salaryRange: 'the salary range',
}

/** Reads the search from an address or a form. Drops values that the call would refuse. */
export function readCvSearch(raw: Record<string, unknown>): CvSearch {
  const search: CvSearch = {}
  for (const name of TEXTS) {
    const [text] = textsOf(raw[name])
    if (text) search[name] = text
  }
  for (const name of LISTS) {
    const texts = textsOf(raw[name]).filter((text) => name !== 'salaryRange' || isSalaryRange(text))
    if (texts.length > 0) search[name] = texts
  }
  const sort = SORTS.find((it) => it === raw['sortBy'])
  if (sort && sort !== 'relevance') search.sortBy = sort
  const page = Number(raw['page'])
  if (Number.isInteger(page) && page > 1 && page <= 1_000_000) search.page = page
  if (raw['spelling'] === 'typed' && search.query) search.spelling = 'typed'
  return search
}

function textsOf(value: unknown): string[] {
  const texts = [value]
    .flat()
    .flatMap((it) => (typeof it === 'string' ? it.trim().slice(0, MAX_QUERY_LENGTH) : []))
  const given = texts.filter((text) => text !== '' && text.toLowerCase() !== 'all')
  return [...new Set(given)].slice(0, MAX_CHOICES)
}

function isSalaryRange(text: string): boolean {
  const [, min, max] = /^(\d{1,9})-(\d{0,9})$/.exec(text) ?? []
  return min !== undefined && (!max || Number(min) <= Number(max))
}

export function withPage({ page: _, ...search }: CvSearch, page: number): CvSearch {
  return page > 1 ? { ...search, page } : search
}

/**
 * Returns the search without each of its filters in turn, with the filter's words. `names`: the name of a place or a
 * category.
 */
export function withoutEach(search: CvSearch, names: ReadonlyMap<string, string>) {
  const { page: _, spelling: __, ...filters } = search
  return [...TEXTS, ...LISTS].flatMap((name) => {
    const value = filters[name]
    if (value === undefined) return []
    const { [name]: ___, ...others } = filters
    const words = typeof value === 'string' ? (names.get(value) ?? value) : LIST_WORDS[name as List]
    return [{ label: name === 'query' ? `“${words}”` : words, href: searchHref(others) }]
  })
}

export function searchHref(search: CvSearch): string {
  return `/search${formatQuery(search)}`
}

/** Counts the active filters in the side panel, which is collapsed on a phone. */
export function countPanelFilters(search: CvSearch): number {
  return LISTS.reduce((sum, name) => sum + (search[name]?.length ?? 0), 0)
}

type Found = { total: number; totalIsExact: boolean; correctedQuery?: string | undefined }

/** Returns `34 CVs` or `about 550,000 CVs`. */
export function totalText({ total, totalIsExact }: Found, noun: string): string {
  return totalIsExact ? plural(total, noun) : `about ${plural(total, noun)}`
}

/** `34 CVs for “welder” in Lae`. `place`: its name. */
export function resultLine(found: Found, { query }: CvSearch, place: string | undefined): string {
  const words = found.correctedQuery ?? query
  const line = [
    found.total === 0 ? 'No CVs' : totalText(found, 'CV'),
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
