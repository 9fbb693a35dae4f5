import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, call } from '../app/loading/api-client.ts'
import { type DashboardSearch, dashboardHref } from '../dashboards/employer/dashboard-search.ts'

export const SAVED_SEARCHES_KEY = ['employer', 'saved-searches']

const listSavedSearches = (client: ApiClient) => call(client.api.employer['saved-searches'].$get())
export type SavedSearch = Awaited<ReturnType<typeof listSavedSearches>>[number]

export const savedSearchesQuery = (client: ApiClient) =>
  queryOptions({ queryKey: SAVED_SEARCHES_KEY, queryFn: () => listSavedSearches(client) })

/** Returns the address of the search's results, newest first. */
export function savedSearchHref({ search }: Pick<SavedSearch, 'search'>): string {
  const { maxSalary, hideOpened, skills, ...texts } = search
  const words: DashboardSearch = {
    tab: 'search',
    ...texts,
    ...(maxSalary !== null && { maxSalary: String(maxSalary) }),
    ...(skills.length > 0 && { skills }),
    ...(hideOpened && { hideOpened }),
    sortBy: 'date',
  }
  return dashboardHref(words)
}
