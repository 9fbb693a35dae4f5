import { SORTS, type Sort } from '../../modules/search/schema.ts'
import { uniqueTexts } from '../../shared/text.ts'

/** The fields of the search as the address carries them: plain text, without empty values. */
export type SearchWords = {
  query?: string
  category?: string
  experience?: string
  location?: string
  education?: string
  /** Kina a year as typed: 60000, 60,000, K60k. */
  maxSalary?: string
  /** CVs must have all of these. */
  skills?: string[]
  hideOpened?: boolean
  /** Published in the last `days` days. */
  days?: number
  sortBy?: Sort
  page?: number
}

/** The days that the form offers. A person who published a CV within a month is most likely still looking. */
export const FRESH_DAYS = 30

const SEARCH_FIELDS = ['query', 'category', 'experience', 'location', 'education', 'maxSalary'] as const

/** Reads the search from an address or a form. Trims texts and drops empty ones. */
export function readSearchWords(raw: Record<string, unknown>): SearchWords {
  const words: SearchWords = {}
  for (const name of SEARCH_FIELDS) {
    const value = raw[name]
    if (typeof value === 'string' && value.trim()) words[name] = value.trim()
  }
  const skills = uniqueTexts([raw['skills'] ?? []].flat().filter((skill) => typeof skill === 'string'))
  if (skills.length > 0) words.skills = skills.slice(0, 30)
  if (raw['hideOpened'] === true || raw['hideOpened'] === 'true') words.hideOpened = true
  if (String(raw['days']) === String(FRESH_DAYS)) words.days = FRESH_DAYS
  const sort = SORTS.find((one) => one === raw['sortBy'])
  if (sort && sort !== 'relevance') words.sortBy = sort
  const page = Number(raw['page'])
  if (Number.isInteger(page) && page > 1 && page <= 1_000_000) words.page = page
  return words
}

/** Returns kina a year, or undefined when the text is not an amount. */
export function readKina(typed: string): number | undefined {
  const [, digits = '', thousands] = /^K?\s*(\d[\d\s,]*(?:\.\d+)?)\s*(k)?$/i.exec(typed.trim()) ?? []
  if (!digits) return undefined
  const amount = Number(digits.replace(/[\s,]/g, '')) * (thousands ? 1000 : 1)
  return amount > 0 && amount < 1_000_000_000 ? Math.round(amount) : undefined
}

/**
 * Converts the search to the parameters of the call. Text that is not an amount does not filter; the field shows an
 * error.
 */
export function toApiQuery({ maxSalary, page, hideOpened, days, ...rest }: SearchWords) {
  const kina = maxSalary && readKina(maxSalary)
  return {
    ...rest,
    ...(kina && { salaryMax: String(kina) }),
    ...(hideOpened && { hideOpened: 'true' }),
    ...(days && { days: String(days) }),
    ...(page && { page: String(page) }),
  }
}

/** Returns the fields that a saved search keeps, without the page number. */
export function toFields({
  maxSalary,
  skills = [],
  hideOpened = false,
  page: _,
  days: __,
  sortBy: ___,
  ...texts
}: SearchWords) {
  const kina = maxSalary && readKina(maxSalary)
  return { ...texts, skills, hideOpened, maxSalary: kina || null }
}

/** Returns a name that describes the search. The employer can change it. */
export function describeWords({
  query,
  skills = [],
  category,
  experience,
  location,
  education,
}: SearchWords): string {
  const what = [query, ...skills, category, experience, education].filter(Boolean).join(', ') || 'CVs'
  return (location ? `${what} in ${location}` : what).slice(0, 80)
}
