import { createFileRoute, Link } from '@tanstack/react-router'
import { Notice } from '../components/notice.tsx'
import { Tabs } from '../components/tabs.tsx'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { AiSearchTab } from '../employers/ai-search-tab.tsx'
import { CvQuestionDialog } from '../employers/cv-question-dialog.tsx'
import { DASHBOARD_TABS, type DashboardSearch, readDashboardSearch } from '../employers/dashboard-search.ts'
import { DashboardStatistics } from '../employers/dashboard-statistics.tsx'
import { DashboardHeader } from '../employers/employer-header.tsx'
import { JobsTab } from '../employers/jobs-tab.tsx'
import { MessagesTab } from '../employers/messages-tab.tsx'
import { NextCard } from '../employers/next-card.tsx'
import { ProfileTab } from '../employers/profile-tab.tsx'
import { SearchTab } from '../employers/search-tab.tsx'
import { useCvFlow } from '../employers/use-cv-flow.ts'
import { useLinkedCv } from '../employers/use-linked-cv.ts'
import { useUnread } from '../messages/unread.ts'
import { ApplicationsTab } from '../pipeline/applications-tab.tsx'
import { readLater } from '../search-params.ts'
import { requireSession, useProfile } from '../session.ts'

export const Route = createFileRoute('/employer-dashboard')({
  ssr: false,
  validateSearch: readLater<DashboardSearch>,
  beforeLoad: ({ context, location }) => requireSession(context, 'employer', location),
  head: () => ({ meta: [{ title: 'Employer Dashboard' }, { name: 'robots', content: 'noindex' }] }),
  component: EmployerDashboard,
})

function EmployerDashboard() {
  const search = readDashboardSearch(Route.useSearch())
  // The guard's is the one that the page opened with; a change of it shows at once.
  const { profile: known } = Route.useRouteContext()
  const profile = useProfile('employer') ?? known
  const flow = useCvFlow()
  const linked = useLinkedCv(flow, search)
  const { tab = 'ai-search' } = search
  const unread = useUnread('employer')
  return (
    <Dashboard>
      <div className="max-sm:[&_.btn]:px-2 max-sm:[&_.btn]:text-13">
        <DashboardHeader companyName={profile.companyName} />
      </div>
      {flow.problem && flow.problem.id === linked && <Notice kind="danger">{flow.problem.message}</Notice>}
      <NextCard profile={profile} />
      <DashboardStatistics />
      <Tabs
        label="Dashboard sections"
        tabs={DASHBOARD_TABS.map((one) =>
          one.key === 'messages' && unread ? { ...one, count: unread } : one,
        )}
        current={tab}
        renderLink={(key, props) => (
          <Link
            from="/employer-dashboard"
            to="."
            search={(before) => ({ ...before, tab: key })}
            resetScroll={false}
            {...props}
          />
        )}
      />
      {tab === 'ai-search' && <AiSearchTab search={search} employerId={profile.id} flow={flow} />}
      {tab === 'search' && <SearchTab search={search} flow={flow} />}
      {tab === 'jobs' && <JobsTab />}
      {tab === 'applications' && <ApplicationsTab search={search} />}
      {tab === 'messages' && <MessagesTab conversation={search.conversation} />}
      {tab === 'profile' && <ProfileTab profile={profile} />}
      <CvQuestionDialog flow={flow} />
    </Dashboard>
  )
}
