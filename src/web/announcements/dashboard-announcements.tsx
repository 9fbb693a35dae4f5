import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fitting } from '../../modules/announcements/choices.ts'
import { useSite } from '../app/site.tsx'
import type { WorkspaceArea } from '../dashboards/frame/workspace-area.ts'
import { Announcements } from './announcements.tsx'
import { announcementsQuery } from './queries.ts'

/** The announcements for the people of a dashboard. */
export function DashboardAnnouncements({ area }: { area?: WorkspaceArea | undefined }) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const query = announcementsQuery(client)
  const { data: shown = [] } = useQuery(query)
  const dismiss = (id: number) => {
    queryClient.setQueryData(query.queryKey, (old) => old?.filter((one) => one.id !== id))
    // If it fails, the announcement is there again on the next page.
    void client.api.announcements[':id'].dismiss.$post({ param: { id: String(id) } }).catch(() => undefined)
  }
  return <Announcements shown={fitting(shown, area ?? 'jobSeeker')} onDismiss={dismiss} />
}
