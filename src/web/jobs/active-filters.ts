import { EMPLOYMENT_TYPE_LABELS, EXPERIENCE_LABELS } from '../../modules/catalog/schema.ts'
import { formatQuery } from '../search-params.ts'
import { payFloorLabel } from './pay-floors.ts'
import type { JobListSearch } from './queries.ts'

type Filter = Exclude<keyof JobListSearch, 'page' | 'sortBy'>
export type ActiveFilter = { filter: Filter; label: string; hrefWithout: string }

type Names = {
  /** By slug. */
  categories: readonly { slug: string; name: string }[]
  locations: readonly { slug: string; name: string }[]
  /** Of the company whose jobs are listed. */
  company: string | undefined
}

/** The filters that are set, as words, each with the list without it. */
export function activeFilters(search: JobListSearch, path: string, names: Names): ActiveFilter[] {
  const { query, location, category, employmentType, experienceLevel, salaryMin, salaryMax } = search
  const nameOf = (list: Names['locations'], value: string) =>
    list.find(({ slug }) => slug === value)?.name ?? value
  const labels: Record<Filter, string> = {
    query: query ? `“${query}”` : '',
    location: location ? nameOf(names.locations, location) : '',
    category: category ? nameOf(names.categories, category) : '',
    employmentType: employmentType ? EMPLOYMENT_TYPE_LABELS[employmentType] : '',
    experienceLevel: experienceLevel ? EXPERIENCE_LABELS[experienceLevel] : '',
    salaryMin: salaryMin ? `${payFloorLabel(salaryMin)} or more` : '',
    salaryMax: salaryMax ? `${payFloorLabel(salaryMax)} or less` : '',
    employerId: search.employerId ? (names.company ?? 'One company') : '',
  }
  return (Object.keys(labels) as Filter[]).flatMap((filter) => {
    const { [filter]: _, page: __, ...others } = search
    return labels[filter] ? { filter, label: labels[filter], hrefWithout: path + formatQuery(others) } : []
  })
}
