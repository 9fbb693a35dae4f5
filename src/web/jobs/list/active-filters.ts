import { jobFieldWords, SWITCH_LABELS } from '../../../modules/jobs/fields.ts'
import { JOB_FILTERS, JOB_SWITCHES, PAY_FLOORS } from '../../../modules/jobs/schema.ts'
import { formatNumber } from '../../../shared/locale.ts'
import { PERIODS_A_YEAR } from '../../../shared/money.ts'
import { recordOf } from '../../../shared/records.ts'
import { formatQuery } from '../../app/query.ts'
import type { JobListSearch } from '../queries.ts'

type Filter = Exclude<keyof JobListSearch, 'page' | 'sortBy' | 'job'>
export type ActiveFilter = { filter: Filter; label: string; hrefWithout: string }

type Names = {
  categories: readonly { slug: string; name: string }[]
  locations: readonly { slug: string; name: string }[]
  /** The name of the company whose jobs are listed. */
  company: string | undefined
}

/** Returns the labels of the active filters, each with the address of the list without it. */
export function activeFilters(search: JobListSearch, path: string, names: Names): ActiveFilter[] {
  const { query, location, category, salaryMin, salaryMax } = search
  const nameOf = (list: Names['locations'], value: string) =>
    list.find(({ slug }) => slug === value)?.name ?? value
  const labels: Record<Filter, string> = {
    query: query ? `“${query}”` : '',
    location: location ? nameOf(names.locations, location) : '',
    ...recordOf(JOB_FILTERS, (name) => jobFieldWords(name, search[name])),
    category: category ? nameOf(names.categories, category) : '',
    ...recordOf(JOB_SWITCHES, (name) => (search[name] ? SWITCH_LABELS[name] : '')),
    salaryMin: salaryMin ? `${payFloorLabel(salaryMin)} or more` : '',
    salaryMax: salaryMax ? `${payFloorLabel(salaryMax)} or less` : '',
    employerId: search.employerId ? (names.company ?? 'One company') : '',
  }
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

/** Returns `K1,000 a fortnight`. An amount that is not a whole number of kina a fortnight is shown for a year. */
export function payFloorLabel(yearly: number): string {
  const fortnight = yearly / PERIODS_A_YEAR.fortnight
  return Number.isInteger(fortnight)
    ? `K${formatNumber(fortnight)} a fortnight`
    : `K${formatNumber(yearly)} a year`
}
