import { useQuery } from '@tanstack/react-query'
import { type ApiClient, call } from '../app/loading/api-client.ts'

/**
 * Loaded after the page and again when the window gets the focus, for job seekers only. Invalidating ['notices']
 * refreshes it.
 */
export function useUnreadNotices(client: ApiClient, jobSeekerId: number | undefined): number {
  const { data } = useQuery({
    queryKey: ['notices', 'unread', jobSeekerId],
    queryFn: () => call(client.api.user.notices.unread.$get()),
    enabled: jobSeekerId !== undefined,
    refetchOnWindowFocus: 'always',
  })
  return data?.unread ?? 0
}
