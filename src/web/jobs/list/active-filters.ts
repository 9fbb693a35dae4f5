import { searchWords } from '../../../modules/jobs/matching/choices.ts'
import { PAY_FLOORS } from '../../../modules/jobs/schema.ts'
import { PERIODS_A_YEAR } from '../../../shared/money.ts'
import { formatQuery } from '../../app/query.ts'
import type { JobListSearch } from '../queries.ts'

type Filter = Exclude<keyof JobListSearch, 'page' | 'sortBy' | 'job'>
export type ActiveFilter = { filter: Filter; label: string; hrefWithout: string }

/** Returns the labels of the active filters, each with the address of the list without it. */
export function activeFilters(
  search: JobListSearch,
  path: string,
  names: Parameters<typeof searchWords>[1],
): ActiveFilter[] {
  const words = searchWords(search, names)
  const labels: Record<Filter, string> = { ...words, query: words.query && `“${words.query}”` }
  return (Object.keys(labels) as Filter[]).flatMap((filter) => {
    const { [filter]: _, page: __, job: ___, ...others } = search
    return labels[filter] ? { filter, label: labels[filter], hrefWithout: path + formatQuery(others) } : []
  })
}

/**
 * Returns the choices in kina a year, the unit of the search. Includes the amount in the address if it is another one.
 */
export function payFloors(chosen: number | '' | undefined): number[] {
  const floors: number[] = PAY_FLOORS.map((kina) => kina * PERIODS_A_YEAR.fortnight)
  return !chosen || floors.includes(chosen) ? floors : [...floors, chosen].sort((a, b) => a - b)
}
