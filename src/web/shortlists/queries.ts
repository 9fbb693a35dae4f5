import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, call } from '../app/loading/api-client.ts'

/** The start of all query keys that a change of lists or notes can affect. */
export const KEPT_KEY = ['employer', 'shortlists']

export const shortlistsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [...KEPT_KEY, 'all'],
    queryFn: () => call(client.api.employer.shortlists.$get()),
  })

const readShortlist = (client: ApiClient, id: number) =>
  call(client.api.employer.shortlists[':id'].$get({ param: { id: String(id) } }))
export type Shortlist = Awaited<ReturnType<typeof readShortlist>>

export const shortlistQuery = (client: ApiClient, id: number) =>
  queryOptions({ queryKey: [...KEPT_KEY, 'list', id], queryFn: () => readShortlist(client, id) })

/** The notes on a CV and the lists that contain it. */
export const keptCvQuery = (client: ApiClient, id: number) =>
  queryOptions({
    queryKey: [...KEPT_KEY, 'cv', id],
    queryFn: () => call(client.api.employer['kept-cvs'][':id'].$get({ param: { id: String(id) } })),
  })

const readKeptIds = async (client: ApiClient) =>
  new Set((await call(client.api.employer['kept-cvs'].$get())).ids)

/** The CVs in any of the employer's lists. */
export const keptIdsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: [...KEPT_KEY, 'ids'], queryFn: () => readKeptIds(client) })
