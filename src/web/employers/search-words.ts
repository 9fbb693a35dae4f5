/** What stands in the search's fields, as the address carries it: plain text, nothing that is empty. */
export type SearchWords = {
  query?: string
  category?: string
  experience?: string
  location?: string
  education?: string
  /** Kina a year as typed: 60000, 60,000, K60k. */
  maxSalary?: string
  page?: number
}

const SEARCH_FIELDS = ['query', 'category', 'experience', 'location', 'education', 'maxSalary'] as const

/** From an address, or from a form's values: trimmed, empty ones left out. */
export function readSearchWords(raw: Record<string, unknown>): SearchWords {
  const words: SearchWords = {}
  for (const name of SEARCH_FIELDS) {
    const value = raw[name]
    if (typeof value === 'string' && value.trim()) words[name] = value.trim()
  }
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
export function toApiQuery({ maxSalary, page, ...texts }: SearchWords): Record<string, string> {
  const kina = maxSalary && readKina(maxSalary)
  return { ...texts, ...(kina && { salaryMax: String(kina) }), ...(page && { page: String(page) }) }
}
