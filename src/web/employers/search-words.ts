import { SORTS, type Sort } from '../../modules/search/schema.ts'
import { uniqueTexts } from '../../shared/text.ts'

/** What stands in the search's fields, as the address carries it: plain text, nothing that is empty. */
export type SearchWords = {
  query?: string
  category?: string
  experience?: string
  location?: string
  education?: string
  /** Kina a year as typed: 60000, 60,000, K60k. */
  maxSalary?: string
  /** All of them. */
  skills?: string[]
  hideOpened?: boolean
  /** Published in the last so many days. */
  days?: number
  sortBy?: Sort
  page?: number
}

/** The days that the form offers: whoever published a CV a month ago is most likely still looking. */
export const FRESH_DAYS = 30

const SEARCH_FIELDS = ['query', 'category', 'experience', 'location', 'education', 'maxSalary'] as const

/** From an address, or from a form's values: trimmed, empty ones left out. */
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

/** Kina a year; undefined when the text is no amount. */
export function readKina(typed: string): number | undefined {
  const [, digits = '', thousands] = /^K?\s*(\d[\d\s,]*(?:\.\d+)?)\s*(k)?$/i.exec(typed.trim()) ?? []
  if (!digits) return undefined
  const amount = Number(digits.replace(/[\s,]/g, '')) * (thousands ? 1000 : 1)
  return amount > 0 && amount < 1_000_000_000 ? Math.round(amount) : undefined
}

/** The same for the search call. What is no amount is no filter; the field says so. */
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

/** What a saved search keeps: the fields, without where in the list one was. */
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

/** A name that says what is searched for, to be changed at will. */
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
