import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { Side } from '../../modules/messaging/schema.ts'
import { type ApiClient, call } from '../api-client.ts'
import type { RouterContext } from '../router-context.ts'
import { useProfile } from '../session.ts'

export const sideCalls = ({ api }: ApiClient, side: Side) =>
  side === 'employer' ? api.employer.conversations : api.user.conversations

const unreadKey = (side: Side) => ['messages', side, 'unread']

/** Asked again when the window gets the focus (decisions, 'Navigation'). */
const unreadQuery = (client: ApiClient, side: Side) =>
  queryOptions({
    queryKey: unreadKey(side),
    queryFn: () => call(sideCalls(client, side).unread.$get()),
    refetchOnWindowFocus: 'always',
  })

/** On the server, for the root: so that the browser need not ask for the counts that the menu shows. */
export async function loadUnread({ queryClient, client, sessions }: RouterContext): Promise<void> {
  const sides = sessions.flatMap((kind) => (kind === 'administrator' ? [] : [kind]))
  await Promise.all(sides.map((side) => queryClient.prefetchQuery(unreadQuery(client, side))))
}

/** Of whoever is logged in; nobody else's browser asks. */
export function useUnread(side: Side): number {
  const { client } = useRouteContext({ from: '__root__' })
  const isHere = useProfile(side) !== undefined
  return useQuery({ ...unreadQuery(client, side), enabled: isHere }).data?.unread ?? 0
}

export function putUnread(queryClient: QueryClient, side: Side, answer: { unread: number }): void {
  queryClient.setQueryData(unreadKey(side), answer)
}
