import { createFileRoute } from '@tanstack/react-router'
import { ButtonLink } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { JobList, type JobListTab } from '../employers/job-list.tsx'
import { AppLink } from '../link.tsx'
import { currentProfile } from '../session.ts'

export const Route = createFileRoute('/employer-jobs')({
  ssr: false,
  validateSearch: ({ tab }): { tab?: JobListTab } => (tab === 'inactive' ? { tab } : {}),
  // Not the guard: the page says what it is for before the login opens.
  beforeLoad: async ({ context }) => ({ employer: await currentProfile(context, 'employer') }),
  head: () => ({ meta: [{ title: 'Job Postings' }, { name: 'robots', content: 'noindex' }] }),
  component: EmployerJobs,
})

function EmployerJobs() {
  const { tab = 'active' } = Route.useSearch()
  const { employer } = Route.useRouteContext()
  return (
    <Dashboard>
      {employer ? (
        <JobList tab={tab} />
      ) : (
        <EmptyState
          level="h1"
          title="Job Postings"
          why="Please log in as an employer to access job postings."
          action={
            <ButtonLink href="/employer-login" link={AppLink}>
              Employer Login
            </ButtonLink>
          }
        />
      )}
    </Dashboard>
  )
}
