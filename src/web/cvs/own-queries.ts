import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { STATISTICS_DAYS } from '../../modules/cvs/schema.ts'
import { type ApiClient, ApiError, call, refusalOf } from '../api-client.ts'

const ownCvsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['own-cvs'], queryFn: () => call(client.api.cvs['my-cvs'].$get()) })

export function useOwnCvs() {
  const { client } = useRouteContext({ from: '__root__' })
  return useQuery(ownCvsQuery(client))
}
export type OwnCv = NonNullable<ReturnType<typeof useOwnCvs>['data']>[number]

/** For the edit form; null when the CV is not there or somebody else's. */
export const ownCvQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['own-cvs', Number(id)],
    queryFn: async () => {
      const cv = await call(client.api.cvs[':id'].$get({ param: { id } })).catch(nothingOn404)
      return cv && 'isOwner' in cv && cv.isOwner ? cv : null
    },
  })

function nothingOn404(error: unknown): null {
  // 400: the address holds no number.
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
  throw error
}

/** Views and downloads of each own CV. */
export function useCvStats() {
  const { client } = useRouteContext({ from: '__root__' })
  return useQuery({ queryKey: ['cv-stats'], queryFn: () => call(client.api.user['cv-stats'].$get()) })
}
export type CvStats = NonNullable<ReturnType<typeof useCvStats>['data']>[number]

/** Views and downloads of all own CVs by day. */
export function useDailyViews(days: (typeof STATISTICS_DAYS)[number]) {
  const { client } = useRouteContext({ from: '__root__' })
  return useQuery({
    queryKey: ['cv-stats', 'daily', days],
    queryFn: () => call(client.api.user['cv-stats'].daily.$get({ query: { days } })),
  })
}

/** Rows a page. */
const ACCESS_PAGE = 10

/** Who opened, downloaded or was sent a CV. */
export function useCvAccess(page: number) {
  const { client } = useRouteContext({ from: '__root__' })
  return useQuery({ queryKey: ['cv-access', page], queryFn: () => readAccess(client, page) })
}

async function readAccess(client: ApiClient, page: number) {
  const query = { page: String(page), limit: String(ACCESS_PAGE) }
  const answer = await client.api.user['cv-access'].$get({ query })
  if (!answer.ok) throw await refusalOf(answer)
  const total = Number(answer.headers.get('X-Total-Count'))
  return { rows: await answer.json(), pages: Math.ceil(total / ACCESS_PAGE) }
}

/** After a CV was uploaded, changed or deleted. What is not on the screen is forgotten, so that no form opens with old values. */
export async function refreshOwnCvs(queryClient: QueryClient): Promise<void> {
  const keys = [['own-cvs'], ['cv-stats'], ['cv-access'], ['cvs']]
  for (const queryKey of keys) queryClient.removeQueries({ queryKey, type: 'inactive' })
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
