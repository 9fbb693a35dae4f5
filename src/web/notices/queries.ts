import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ApiClient, call, refusalOf } from '../api-client.ts'

/** Rows a page. */
const PAGE_SIZE = 25

/** One page of the own notices and, from the headers, how many there are and how many are unread. */
async function readNotices(client: ApiClient, page: number) {
  const query = { page: String(page), limit: String(PAGE_SIZE) }
  const answer = await client.api.user.notices.$get({ query })
  if (!answer.ok) throw await refusalOf(answer)
  const total = Number(answer.headers.get('X-Total-Count'))
  const unread = Number(answer.headers.get('X-Unread-Count'))
  return { rows: await answer.json(), unread, total, pages: Math.ceil(total / PAGE_SIZE) }
}
export type NoticeRow = Awaited<ReturnType<typeof readNotices>>['rows'][number]

export const noticesQuery = (client: ApiClient, page: number) =>
  queryOptions({
    queryKey: ['notices', 'list', page],
    queryFn: () => readNotices(client, page),
    // What others did meanwhile is what one comes for.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

export const noticeSettingsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['notice-settings'],
    queryFn: () => call(client.api.user['notice-settings'].$get()),
  })

/** After notices were read, or something was done that brings one. */
export function refreshNotices(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['notices'] })
}
