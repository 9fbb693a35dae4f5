import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { fitting } from '../../modules/announcements/choices.ts'
import { useSite } from '../app/site.tsx'
import type { WorkspaceArea } from '../dashboards/frame/workspace-area.ts'
import { announcementsQuery } from './queries.ts'

// Loaded only when it is needed, because most of the time there are no announcements.
const Announcements = lazy(() =>
  import('./announcements.tsx').then(
    (file) => ({ default: file.Announcements }),
    () => ({ default: () => null }),
  ),
)

/** The announcements for the users of a dashboard. */
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
  const mine = fitting(shown, area ?? 'jobSeeker')
  if (mine.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Announcements shown={mine} onDismiss={dismiss} />
    </Suspense>
  )
}
