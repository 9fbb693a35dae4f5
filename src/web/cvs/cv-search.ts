import { SORTS, type Sort } from '../../modules/search/schema.ts'
import { plural } from '../../shared/text.ts'

/** What stands in the address of the CV search; nothing that is empty or the default. */
export type CvSearch = {
  query?: string
  location?: string
  category?: string
  experience?: string
  education?: string[]
  skills?: string[]
  /** Kina a year, as the call takes them: `30000-50000`, `120000-`. */
  salaryRange?: string[]
  sortBy?: Sort
  page?: number
  /** Search for the words as they were typed, without correcting them. */
  spelling?: 'typed'
}

const MAX_TEXT = 200
const MAX_CHOICES = 30
const TEXTS = ['query', 'location', 'category', 'experience'] as const
const LISTS = ['education', 'skills', 'salaryRange'] as const

/** From an address or from a form's values; what the call would refuse is left out. */
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
  const texts = [value].flat().flatMap((it) => (typeof it === 'string' ? it.trim().slice(0, MAX_TEXT) : []))
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

/** Filters that stand in the side panel, which is folded up on a phone. */
export function countPanelFilters(search: CvSearch): number {
  return LISTS.reduce((sum, name) => sum + (search[name]?.length ?? 0), 0)
}

type Found = { total: number; totalIsExact: boolean; correctedQuery?: string | undefined }

/** `34 CVs`, `about 550,000 CVs`. */
export function totalText({ total, totalIsExact }: Found, noun: string): string {
  return totalIsExact ? plural(total, noun) : `about ${plural(total, noun)}`
}

/** `34 CVs for “welder” in Lae`; `place` as people call it. */
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

/** What the page is called before anything is found: `CVs for “welder” in Lae`. */
export function searchTitle({ query, location }: CvSearch): string {
  if (!query && !location) return 'Search CVs'
  return ['CVs', query && `for “${query}”`, location && `in ${location}`].filter(Boolean).join(' ')
}
