import { createFileRoute, Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { readLater } from '../app/search-params.ts'
import { requireSession, useProfile } from '../app/session/session.ts'
import { useSite } from '../app/site.tsx'
import { Tabs } from '../components/controls/tabs.tsx'
import { Notice, Spinner } from '../components/states/states.tsx'
import { CvQuestionDialog } from '../cvs/access/cv-question-dialog.tsx'
import { useCvFlow } from '../cvs/access/use-cv-flow.ts'
import { useLinkedCv } from '../cvs/access/use-linked-cv.ts'
import { Dashboard } from '../dashboards/dashboard.tsx'
import {
  DASHBOARD_TABS,
  type DashboardSearch,
  readDashboardSearch,
} from '../dashboards/employer/dashboard-search.ts'
import { DashboardHeader, DashboardStatistics } from '../dashboards/employer/employer-header.tsx'
import { NextCard } from '../dashboards/employer/next-card.tsx'
import { DASHBOARD_TITLES } from '../dashboards/titles.ts'

// The script of a section is loaded when the section is opened.
const AiSearchTab = lazy(() =>
  import('../ai-search/ai-search-tab.tsx').then((file) => ({ default: file.AiSearchTab })),
)
const JobsTab = lazy(() => import('../jobs/posted/jobs-tab.tsx').then((file) => ({ default: file.JobsTab })))
const MessagesTab = lazy(() =>
  import('../messaging/messages-view.tsx').then((file) => ({ default: file.MessagesTab })),
)
const ApplicationsTab = lazy(() =>
  import('../pipeline/applications-tab.tsx').then((file) => ({ default: file.ApplicationsTab })),
)
const SearchTab = lazy(() => import('../search/search-tab.tsx').then((file) => ({ default: file.SearchTab })))
const ProfileTab = lazy(() =>
  import('../accounts/employer/profile-tab.tsx').then((file) => ({ default: file.ProfileTab })),
)

export const Route = createFileRoute('/employer-dashboard')({
  validateSearch: readLater<DashboardSearch>,
  beforeLoad: ({ context, location }) => requireSession(context, 'employer', location),
  head: () => ({ meta: [{ title: DASHBOARD_TITLES['/employer-dashboard'] }] }),
  component: EmployerDashboard,
})

function EmployerDashboard() {
  const search = readDashboardSearch(Route.useSearch())
  // The guard's profile is from when the page opened. `useProfile` has later changes.
  const { profile: known } = Route.useRouteContext()
  const profile = useProfile('employer') ?? known
  const flow = useCvFlow()
  const linked = useLinkedCv(flow, search)
  const { tab = 'ai-search' } = search
  const unread = useSite().accounts.employer?.unreadMessages ?? 0
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
      <Suspense fallback={<Spinner />}>
        {tab === 'ai-search' && <AiSearchTab search={search} employerId={profile.id} flow={flow} />}
        {tab === 'search' && <SearchTab search={search} flow={flow} />}
        {tab === 'jobs' && <JobsTab />}
        {tab === 'applications' && <ApplicationsTab search={search} />}
        {tab === 'messages' && <MessagesTab conversation={search.conversation} />}
        {tab === 'profile' && <ProfileTab profile={profile} />}
      </Suspense>
      <CvQuestionDialog flow={flow} />
    </Dashboard>
  )
}
