import type { CvSearchInput } from './schema.ts'

/** More filters at once are hardly ever set, and each is a search of its own. */
const MOST = 8

/**
 * Returns the number of people that the search would find without each of its filters, by the filter: `location`, or
 * `skills:Welding` for one of several. `count` searches.
 */
export async function countWithout(
  input: CvSearchInput,
  count: (input: CvSearchInput) => Promise<number>,
): Promise<Record<string, number>> {
  const totals: Record<string, number> = {}
  for (const [key, less] of searchesWithout(input).slice(0, MOST))
    totals[key] = await count({ ...input, ...less, facets: false, page: 1, limit: 1 })
  return totals
}

function searchesWithout(input: CvSearchInput): [key: string, less: Partial<CvSearchInput>][] {
  const { query, location, category, hideOpened, days, salaryRanges } = input
  return [
    ...listed(query && ['query', { query: '' }]),
    ...listed(location && ['location', { location: '' }]),
    ...listed(category && ['category', { category: '' }]),
    ...(['experience', 'education', 'skills'] as const).flatMap((name) =>
      input[name].map((value): [string, Partial<CvSearchInput>] => [
        `${name}:${value}`,
        { [name]: input[name].filter((other) => other !== value) },
      ]),
    ),
    ...salaryRanges.map((range): [string, Partial<CvSearchInput>] => [
      `salaryRange:${range.min}-${range.max ?? ''}`,
      { salaryRanges: salaryRanges.filter((other) => other !== range) },
    ]),
    ...listed(hideOpened && ['hideOpened', { hideOpened: false }]),
    ...listed(days > 0 && ['days', { days: 0 }]),
  ]
}

const listed = (one: false | '' | [string, Partial<CvSearchInput>]): [string, Partial<CvSearchInput>][] =>
  one ? [one] : []
