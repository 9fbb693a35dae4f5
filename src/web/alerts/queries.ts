import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, call } from '../app/loading/api-client.ts'
import { dashboardHref } from '../dashboards/employer/dashboard-search.ts'
import { readCvSearch } from '../search/cv-search.ts'

export const SAVED_SEARCHES_KEY = ['employer', 'saved-searches']

const listSavedSearches = (client: ApiClient) => call(client.api.employer['saved-searches'].$get())
export type SavedSearch = Awaited<ReturnType<typeof listSavedSearches>>[number]

export const savedSearchesQuery = (client: ApiClient) =>
  queryOptions({ queryKey: SAVED_SEARCHES_KEY, queryFn: () => listSavedSearches(client) })

/** Returns the address of the search's results, newest first. */
export function savedSearchHref({ search }: Pick<SavedSearch, 'search'>): string {
  const { maxSalary, hideOpened, ...filters } = search
  return dashboardHref({
    tab: 'search',
    ...readCvSearch({ ...filters, maxSalary: String(maxSalary ?? ''), hideOpened }),
    sortBy: 'date',
  })
}
