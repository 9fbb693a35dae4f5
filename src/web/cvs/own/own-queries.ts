import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { STATISTICS_DAYS } from '../../../modules/cvs/schema.ts'
import { type ApiClient, call, refusalOf } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'

const ownCvsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['own-cvs'], queryFn: () => call(client.api.cvs['my-cvs'].$get()) })

export function useOwnCvs() {
  const { client } = useSite()
  return useQuery(ownCvsQuery(client))
}
export type OwnCv = NonNullable<ReturnType<typeof useOwnCvs>['data']>[number]

/** Returns the views and downloads of each of the job seeker's CVs. */
export function useCvStats() {
  const { client } = useSite()
  return useQuery({ queryKey: ['cv-stats'], queryFn: () => call(client.api.user['cv-stats'].$get()) })
}
export type CvStats = NonNullable<ReturnType<typeof useCvStats>['data']>[number]

/** Returns the daily views and downloads of all the job seeker's CVs. */
export function useDailyViews(days: (typeof STATISTICS_DAYS)[number]) {
  const { client } = useSite()
  return useQuery({
    queryKey: ['cv-stats', 'daily', days],
    queryFn: () => call(client.api.user['cv-stats'].daily.$get({ query: { days } })),
  })
}

/** Rows per page. */
const ACCESS_PAGE = 10

/** Returns the companies that opened, downloaded or received a CV. */
export function useCvAccess(page: number) {
  const { client } = useSite()
  return useQuery({ queryKey: ['cv-access', page], queryFn: () => readAccess(client, page) })
}

async function readAccess(client: ApiClient, page: number) {
  const query = { page: String(page), limit: String(ACCESS_PAGE) }
  const answer = await client.api.user['cv-access'].$get({ query })
  if (!answer.ok) throw await refusalOf(answer)
  const total = Number(answer.headers.get('X-Total-Count'))
  return { rows: await answer.json(), pages: Math.ceil(total / ACCESS_PAGE) }
}

/**
 * Call it after a CV was uploaded, changed or deleted. Data that is not on the screen is removed from the cache, so
 * that no form opens with old values.
 */
export async function refreshOwnCvs(queryClient: QueryClient): Promise<void> {
  const keys = [['own-cvs'], ['cv-stats'], ['cv-access'], ['cvs']]
  for (const queryKey of keys) queryClient.removeQueries({ queryKey, type: 'inactive' })
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
