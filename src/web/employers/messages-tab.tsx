import { MessagesView } from '../messages/messages-view.tsx'
import { type DashboardSearch, dashboardHref } from './dashboard-search.ts'

/** The same conversations as at `/messages`, without leaving the dashboard. */
export function MessagesTab({ conversation }: Pick<DashboardSearch, 'conversation'>) {
  return (
    <MessagesView
      side="employer"
      search={{ conversation }}
      href={(to) => dashboardHref({ tab: 'messages', ...to })}
    />
  )
}
