import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ApiClient, call, refusalOf } from '../app/loading/api-client.ts'

/** Rows per page. */
const PAGE_SIZE = 25

/** Reads one page of the job seeker's notices and, from the headers, how many there are and how many are unread. */
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
    // The page exists to show what others have done since the last visit.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

export const noticeSettingsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['notice-settings'],
    queryFn: () => call(client.api.user['notice-settings'].$get()),
  })

/** Loads the notices again. Call it after notices were read or after an action that creates one. */
export function refreshNotices(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['notices'] })
}
