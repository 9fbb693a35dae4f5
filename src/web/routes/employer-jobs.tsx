import { createFileRoute, useLocation } from '@tanstack/react-router'
import { ButtonLink } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { JobList, type JobListLink, type JobListTab } from '../employers/job-list.tsx'
import { AppLink } from '../link.tsx'
import { currentProfile } from '../session.ts'

export const Route = createFileRoute('/employer-jobs')({
  ssr: false,
  validateSearch: ({ tab, job, open }): { tab?: JobListTab } & Partial<JobListLink> => ({
    ...((tab === 'inactive' || tab === 'drafts') && { tab }),
    ...((open === 'edit' || open === 'renew') && Number(job) > 0 && { job: Number(job), open }),
  }),
  // Not the guard: the page says what it is for before the login opens.
  beforeLoad: async ({ context }) => ({ employer: await currentProfile(context, 'employer') }),
  head: () => ({ meta: [{ title: 'Job Postings' }, { name: 'robots', content: 'noindex' }] }),
  component: EmployerJobs,
})

function EmployerJobs() {
  const { tab = 'active', job, open } = Route.useSearch()
  const { href } = useLocation()
  const { employer } = Route.useRouteContext()
  return (
    <Dashboard>
      {employer ? (
        <JobList tab={tab} employerId={employer.id} link={job && open ? { job, open } : undefined} />
      ) : (
        <EmptyState
          level="h1"
          title="Job Postings"
          why="Please log in as an employer to access job postings."
          action={
            <ButtonLink href={`/employer-login?next=${encodeURIComponent(href)}`} link={AppLink}>
              Employer Login
            </ButtonLink>
          }
        />
      )}
    </Dashboard>
  )
}
