import { createFileRoute, redirect } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { readLater } from '../app/search-params.ts'
import { requireSession, useProfile } from '../app/session/session.ts'
import { Notice, Spinner } from '../components/states/states.tsx'
import { CvQuestionDialog } from '../cvs/access/cv-question-dialog.tsx'
import { useCvFlow } from '../cvs/access/use-cv-flow.ts'
import { useLinkedCv } from '../cvs/access/use-linked-cv.ts'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { type DashboardSearch, readDashboardSearch } from '../dashboards/employer/dashboard-search.ts'
import { type DashboardTab, labelOf, readTab } from '../dashboards/employer/dashboard-tabs.ts'
import { EmployerHeader } from '../dashboards/employer/employer-header.tsx'
import { DASHBOARD_TITLES } from '../dashboards/titles.ts'

// The script of a section is loaded when the section is opened.
const AiSearchTab = lazy(() =>
  import('../ai-search/ai-search-tab.tsx').then((file) => ({ default: file.AiSearchTab })),
)
const EmployerHome = lazy(() =>
  import('../dashboards/employer/home/employer-home.tsx').then((file) => ({ default: file.EmployerHome })),
)
const MessagesTab = lazy(() =>
  import('../messaging/messages-view.tsx').then((file) => ({ default: file.MessagesTab })),
)
const ApplicationsTab = lazy(() =>
  import('../pipeline/applications-tab.tsx').then((file) => ({ default: file.ApplicationsTab })),
)
const SearchTab = lazy(() => import('../search/search-tab.tsx').then((file) => ({ default: file.SearchTab })))
const SavedSearchesSection = lazy(() =>
  import('../alerts/saved-searches-section.tsx').then((file) => ({ default: file.SavedSearchesSection })),
)
const ProfileTab = lazy(() =>
  import('../accounts/employer/profile-tab.tsx').then((file) => ({ default: file.ProfileTab })),
)

export const Route = createFileRoute('/employer-dashboard')({
  validateSearch: readLater<DashboardSearch>,
  beforeLoad: ({ context, location, search }) => {
    // Old links. The jobs have a page of their own.
    if (readTab(search.tab) === 'jobs') throw redirect({ to: '/employer-jobs', replace: true })
    return requireSession(context, 'employer', location)
  },
  head: ({ match }) => ({ meta: [{ title: titleOf(readTab(match.search.tab)) }] }),
  component: EmployerDashboard,
})

/** Returns the title of the section, which distinguishes it in browser tabs and in the history. */
function titleOf(tab: DashboardTab | undefined): string {
  const title = DASHBOARD_TITLES['/employer-dashboard']
  return tab ? `${labelOf(tab)} · ${title}` : title
}

function EmployerDashboard() {
  const search = readDashboardSearch(Route.useSearch())
  // The guard's profile is from when the page opened. `useProfile` has later changes.
  const { profile: known } = Route.useRouteContext()
  const profile = useProfile('employer') ?? known
  const flow = useCvFlow()
  const linked = useLinkedCv(flow, search)
  const { tab = 'ai-search' } = search
  return (
    <Dashboard>
      <EmployerHeader title={labelOf(tab)} />
      {flow.problem && flow.problem.id === linked && <Notice kind="danger">{flow.problem.message}</Notice>}
      <Suspense fallback={<Spinner />}>
        {tab === 'ai-search' && (
          <>
            <AiSearchTab search={search} employerId={profile.id} flow={flow} />
            {!search.describe && <EmployerHome profile={profile} />}
          </>
        )}
        {tab === 'search' && <SearchTab search={search} flow={flow} />}
        {tab === 'applications' && <ApplicationsTab search={search} />}
        {tab === 'messages' && <MessagesTab conversation={search.conversation} />}
        {tab === 'saved' && <SavedSearchesSection />}
        {tab === 'profile' && <ProfileTab profile={profile} />}
      </Suspense>
      <CvQuestionDialog flow={flow} />
    </Dashboard>
  )
}
