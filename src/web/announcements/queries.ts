import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, call } from '../app/loading/api-client.ts'
import { FRESH_MS } from '../app/loading/query-client.ts'

/** The announcements that the accounts of this browser may see. */
export const announcementsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['announcements'],
    queryFn: () => call(client.api.announcements.$get()),
    staleTime: FRESH_MS,
  })
