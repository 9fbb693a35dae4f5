import type { Education, Experience } from '../catalog/choices.ts'
import type { SalaryRange } from './schema.ts'
import type { MendedWord } from './spelling.ts'

/** The wanted CVs, in the terms of the index. An empty list does not filter; `places` is null if no place was given. */
export type Wanted = {
  words: readonly MendedWord[]
  /** Lexemes of words that must be missing; each list of them together. */
  excluded?: readonly (readonly string[])[]
  places: Places | undefined
  categories: readonly string[] | undefined
  experiences: readonly Experience[] | undefined
  educations: readonly Education[] | undefined
  skills: readonly string[]
  salaryRanges: readonly SalaryRange[]
}

/** Listed locations by id, or CVs whose unlisted location contains all these words. */
type Places = { ids: readonly number[]; words: readonly string[] }

/**
 * The tsqueries of a search; a CV must match each of them. The index looks up each by itself. In a single tsquery, it
 * would read all alternatives that are more frequent than the other words.
 */
export type Parts = readonly string[]

/** The tsqueries for the SQL function `search_cvs`; null means all CVs, or no ranking. */
export type IndexQuery = {
  all: Parts | null
  titled: Parts | null
  skilled: Parts | null
  words: string | null
  phrase: string | null
  /** All words in the title or the name. */
  heading: string | null
  pay: string | null
}

export function indexQuery(wanted: Wanted): IndexQuery {
  const { words } = wanted
  const filters = filtersOf(wanted)
  const pay = wanted.salaryRanges.length > 0 ? multirange(wanted.salaryRanges) : null
  if (words.length === 0) {
    return {
      all: filters.length > 0 ? partsOf(filters) : null,
      titled: null,
      skilled: null,
      words: null,
      phrase: null,
      heading: null,
      pay,
    }
  }
  const withFilters = (prefix: string) =>
    partsOf([...words.map(({ lexemes }) => or(lexemes.map((lexeme) => quote(prefix + lexeme)))), ...filters])
  return {
    all: withFilters(''),
    titled: withFilters('t='),
    skilled: withFilters('k='),
    words: or(words.flatMap(({ lexemes }) => lexemes.map(quote))),
    phrase: nearest(words),
    heading: and(words.map(({ lexemes }) => or(lexemes.map((lexeme) => `${quote(lexeme)}:A`)))),
    pay,
  }
}

/** Alternatives are a part of their own. What a CV must not have goes with another part: by itself it is nearly every CV. */
function partsOf(filters: readonly string[]): Parts {
  const alternatives = filters.filter((filter) => filter.startsWith('('))
  const others = filters.filter((filter) => !filter.startsWith('('))
  if (others.length === 0) return alternatives
  const isNegative = others.every((filter) => filter.startsWith('!'))
  const [first, ...rest] = alternatives
  return isNegative && first ? [and([first, ...others]), ...rest] : [and(others), ...alternatives]
}

/** Returns the query for the best matches: the words side by side and, if some were mended, the words as typed. */
function nearest(words: readonly MendedWord[]): string | null {
  const isMended = words.some(({ lexemes }) => lexemes.length > 1)
  const typed = and(words.flatMap(({ lexemes: [lexeme = ''] }) => quote(lexeme)))
  if (words.length === 1) return isMended ? typed : null
  return isMended ? or([`(${phrase(words)})`, `(${typed})`]) : phrase(words)
}

function filtersOf({
  places,
  categories,
  experiences,
  educations,
  skills,
  salaryRanges,
  excluded = [],
}: Wanted): string[] {
  const bands = new Set(
    salaryRanges.flatMap(({ min, max }) => numbers(payBand(min), max === null ? TOP_BAND : payBand(max))),
  )
  // The exact pay is checked in the rows in any case. Two narrow filters leave so few rows that looking up many bands in
  // the index takes longer than reading those rows.
  const narrow = [places, categories, educations, ...skills].filter((filter) => filter !== undefined)
  const needsBands = salaryRanges.length > 0 && narrow.length < 2
  return [
    ...placedCategories(places, categories),
    ...(educations ? [anyOf('e=', educations)] : []),
    ...skills.map((skill) => quote(`s=${skill}`)),
    ...excluded.map((lexemes) => `!(${and(lexemes.map(quote))})`),
    ...(experiences ? [anyOf('x=', experiences)] : []),
    ...(needsBands ? [anyOf('y=', [...bands].map(String))] : []),
  ]
}

/** The filters for location and category. The index has both as a pair, which few CVs share. */
function placedCategories(places: Places | undefined, categories: readonly string[] | undefined): string[] {
  const inCategories = categories ? [anyOf('c=', categories)] : []
  if (!places) return inCategories
  const { ids, words } = places
  const unlisted = words.map((word) => quote(`p=${word}`))
  const pairs = categories?.flatMap((category) => ids.map((id) => `${category}.${id}`))
  if (!pairs || pairs.length > MOST_PAIRS)
    return [placesOf(anyOf('l=', ids.map(String)), unlisted), ...inCategories]
  return [placesOf(anyOf('g=', pairs), unlisted.length > 0 ? [...unlisted, ...inCategories] : [])]
}
/** A region has up to 16 towns, and a typed category may mean three. */
const MOST_PAIRS = 50

function placesOf(listed: string, unlisted: readonly string[]): string {
  return unlisted.length > 0 ? or([listed, `(${and(unlisted)})`]) : listed
}

/** Returns a query that finds nothing if `values` is empty: no lexeme consists of the prefix alone. */
export function anyOf(prefix: string, values: readonly string[]): string {
  return or((values.length > 0 ? values : ['']).map((value) => quote(prefix + value)))
}

/** Returns a query for the words side by side in the title or name, counting stop words between them. */
function phrase(words: readonly MendedWord[]): string {
  return words.reduce((text, { lexemes, place }, index) => {
    const alternatives = or(lexemes.map((lexeme) => `${quote(lexeme)}:A`))
    const gap = place - (words[index - 1]?.place ?? place)
    return index === 0 ? alternatives : `${text} <${gap}> ${alternatives}`
  }, '')
}

function and(parts: readonly string[]): string {
  return parts.join(' & ')
}

function or(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`
}

export function quote(lexeme: string): string {
  return `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`
}

/** The highest band of a salary, as in the SQL function `pay_band`. */
const TOP_BAND = 28
function payBand(kina: number): number {
  return kina < 200_000 ? Math.floor(kina / 10_000) : Math.min(18 + Math.floor(kina / 100_000), TOP_BAND)
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

function multirange(ranges: readonly SalaryRange[]): string {
  return `{${ranges.map(payRange).join(',')}}`
}

/** Returns a range of PostgreSQL, in kina a year. */
function payRange({ min, max }: SalaryRange): string {
  return max === null ? `[${min},)` : `[${min},${max}]`
}
