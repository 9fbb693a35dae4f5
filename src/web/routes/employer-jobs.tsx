import { createFileRoute, redirect, useLocation } from '@tanstack/react-router'
import { AppLink } from '../app/link.tsx'
import { currentProfile } from '../app/session/session.ts'
import { ButtonLink } from '../components/controls/button.tsx'
import { EmptyState } from '../components/states/states.tsx'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { DASHBOARD_TITLES } from '../dashboards/titles.ts'
import { JobList, type JobListTab } from '../jobs/posted/posted-job-list.tsx'

/** `job` and `open` come from mails and from the home: the act that a link asks for. */
type Search = { tab?: JobListTab; job?: number; open?: 'edit' | 'renew' | 'close' }

export const Route = createFileRoute('/employer-jobs')({
  validateSearch: ({ tab, job, open }): Search => ({
    ...((tab === 'inactive' || tab === 'drafts') && { tab }),
    ...((open === 'edit' || open === 'renew' || open === 'close') &&
      Number(job) > 0 && { job: Number(job), open }),
  }),
  // Not the usual guard, because the page explains its purpose before the login opens.
  beforeLoad: async ({ context, search: { job, open } }) => {
    if (job && open === 'edit') throw redirect({ to: '/employer-job-form', search: { job } })
    return { employer: await currentProfile(context, 'employer') }
  },
  head: () => ({ meta: [{ title: DASHBOARD_TITLES['/employer-jobs'] }] }),
  component: EmployerJobs,
})

function EmployerJobs() {
  const { tab = 'active', job, open } = Route.useSearch()
  const { href } = useLocation()
  const { employer } = Route.useRouteContext()
  return (
    <Dashboard>
      {employer ? (
        <JobList tab={tab} asked={job && open && open !== 'edit' ? { id: job, act: open } : undefined} />
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
