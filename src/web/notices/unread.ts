import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { call } from '../api-client.ts'

/** Asked for once the page is there and when one comes back to it; for job seekers only. Changed by what invalidates ['notices']. */
export function useUnreadNotices(jobSeekerId: number | undefined): number {
  const { client } = useRouteContext({ from: '__root__' })
  const { data } = useQuery({
    queryKey: ['notices', 'unread', jobSeekerId],
    queryFn: () => call(client.api.user.notices.unread.$get()),
    enabled: jobSeekerId !== undefined,
    refetchOnWindowFocus: 'always',
  })
  return data?.unread ?? 0
}
