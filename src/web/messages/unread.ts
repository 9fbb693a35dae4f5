import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { Side } from '../../modules/messaging/schema.ts'
import { type ApiClient, call } from '../api-client.ts'
import type { RouterContext } from '../router-context.ts'
import { knownProfile, useProfile } from '../session.ts'

export const sideCalls = ({ api }: ApiClient, side: Side) =>
  side === 'employer' ? api.employer.conversations : api.user.conversations

const unreadKey = (side: Side) => ['messages', side, 'unread']

/** Asked again when the window gets the focus (decisions, 'Navigation'). `id`: whose, since another may log in after a logout. */
const unreadQuery = (client: ApiClient, side: Side, id: number | undefined) =>
  queryOptions({
    queryKey: [...unreadKey(side), id],
    queryFn: () => call(sideCalls(client, side).unread.$get()),
    enabled: id !== undefined,
    refetchOnWindowFocus: 'always',
  })

/** On the server, for the root, once the profiles are known: so that the browser need not ask for the counts that the menu shows. */
export async function loadUnread(context: RouterContext): Promise<void> {
  const { queryClient, client } = context
  const load = async (side: Side) => {
    const id = knownProfile(context, side)?.id
    if (id !== undefined) await queryClient.prefetchQuery(unreadQuery(client, side, id))
  }
  await Promise.all([load('employer'), load('jobSeeker')])
}

/** Of whoever is logged in; nobody else's browser asks. */
export function useUnread(side: Side): number {
  const { client } = useRouteContext({ from: '__root__' })
  return useQuery(unreadQuery(client, side, useProfile(side)?.id)).data?.unread ?? 0
}

export function putUnread(queryClient: QueryClient, side: Side, answer: { unread: number }): void {
  queryClient.setQueriesData({ queryKey: unreadKey(side) }, answer)
}
