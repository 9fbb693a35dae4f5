import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { Side } from '../../modules/messaging/schema.ts'
import { type ApiClient, call } from '../app/loading/api-client.ts'

export const sideCalls = ({ api }: ApiClient, side: Side) =>
  side === 'employer' ? api.employer.conversations : api.user.conversations

const unreadKey = (side: Side) => ['messages', side, 'unread']

/** Loaded again when the window gets the focus. `id`: the account, because another one may log in after a logout. */
const unreadQuery = (client: ApiClient, side: Side, id: number | undefined) =>
  queryOptions({
    queryKey: [...unreadKey(side), id],
    queryFn: () => call(sideCalls(client, side).unread.$get()),
    enabled: id !== undefined,
    refetchOnWindowFocus: 'always',
  })

/** Returns the number of unread messages of the account that is logged in. Other browsers send no request. */
export function useUnread(client: ApiClient, side: Side, id: number | undefined): number {
  return useQuery(unreadQuery(client, side, id)).data?.unread ?? 0
}

export function putUnread(queryClient: QueryClient, side: Side, answer: { unread: number }): void {
  queryClient.setQueriesData({ queryKey: unreadKey(side) }, answer)
}
