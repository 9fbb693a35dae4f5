import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { type ApiClient, ApiError, call } from '../api-client.ts'
import type { RouterContext } from '../router-context.ts'
import { toQuery } from '../search-params.ts'
import type { CvSearch } from './cv-search.ts'

type CvSearchCall = CvSearch & { limit?: number }

const searchCvs = (client: ApiClient, search: CvSearchCall, init?: RequestInit) =>
  call(client.api.cvs.search.$get({ query: toQuery(search) }, { ...(init && { init }) }))
export type FoundCvs = Awaited<ReturnType<typeof searchCvs>>
export type FoundCv = FoundCvs['cvs'][number]

/** One page of CVs. While another is fetched the last one stays in sight. */
export const cvSearchQuery = (client: ApiClient, search: CvSearchCall) =>
  queryOptions({
    queryKey: ['cvs', 'search', search],
    queryFn: ({ signal }) => searchCvs(client, search, { signal }),
    placeholderData: keepPreviousData,
  })

const readFilters = (client: ApiClient) => call(client.api.filters.$get())
export type Filters = Awaited<ReturnType<typeof readFilters>>

export const filtersQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['filters'], queryFn: () => readFilters(client) })

const readProfile = (client: ApiClient, id: string) =>
  call(client.api.cvs[':id'].profile.$get({ param: { id } }))
export type CvProfile = Awaited<ReturnType<typeof readProfile>>

export const cvProfileQuery = (client: ApiClient, id: string) =>
  queryOptions({ queryKey: ['cvs', 'profile', id], queryFn: () => readProfile(client, id) })

/** Asked for on every visit: what is shown depends on who is logged in and on what was paid since. A 404 becomes the page's. */
export async function loadCvProfile({ queryClient, client }: RouterContext, id: string): Promise<CvProfile> {
  try {
    return await queryClient.fetchQuery({ ...cvProfileQuery(client, id), staleTime: 0 })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound()
    throw error
  }
}
