import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { AppLink } from '../app/link.tsx'
import { LoadFailure } from '../app/loading/loaded.tsx'
import { requireSession } from '../app/session/session.ts'
import { ButtonLink } from '../components/controls/button.tsx'
import { EmptyState, SkeletonList } from '../components/states/states.tsx'
import { Dashboard } from '../dashboards/dashboard.tsx'
import { DASHBOARD_TITLES } from '../dashboards/titles.ts'
import { offeredFor } from '../jobs/posted/job-acts.ts'
import { ownJobsQuery } from '../jobs/posted/queries.ts'
import { JobFormPage } from '../jobs/posting/job-form-page.tsx'

/** `job`: the job to change; `from`: the job to copy; `example`: the example to start from. */
type Search = { job?: number; from?: number; example?: string }

export const Route = createFileRoute('/employer-job-form')({
  validateSearch: ({ job, from, example }): Search => ({
    ...(Number(job) > 0 && { job: Number(job) }),
    ...(Number(from) > 0 && { from: Number(from) }),
    ...(typeof example === 'string' && { example }),
  }),
  beforeLoad: ({ context, location }) => requireSession(context, 'employer', location),
  head: () => ({ meta: [{ title: DASHBOARD_TITLES['/employer-job-form'] }] }),
  component: EmployerJobForm,
})

function EmployerJobForm() {
  const { job, from, example } = Route.useSearch()
  const { client, profile } = Route.useRouteContext()
  const wanted = job ?? from
  const query = useQuery({ ...ownJobsQuery(client), enabled: wanted !== undefined })
  const found = query.data?.find(
    (one) => one.id === wanted && (job === undefined || offeredFor(one).includes('edit')),
  )
  const isLoading = wanted !== undefined && query.isPending
  return (
    <Dashboard>
      {query.error ? (
        <LoadFailure what="The job" query={query} />
      ) : isLoading ? (
        <SkeletonList count={4} label="Loading the job…" boneClass="h-48 rounded-card" />
      ) : wanted !== undefined && !found ? (
        <EmptyState
          level="h1"
          title="This job cannot be edited"
          why="It has ended, or it is no longer here. You can renew or duplicate it."
          action={
            <ButtonLink href="/employer-jobs" link={AppLink}>
              Job Postings
            </ButtonLink>
          }
        />
      ) : (
        <JobFormPage
          key={`${job} ${from} ${example}`}
          employerId={profile.id}
          job={job === undefined ? undefined : found}
          from={job === undefined ? found : undefined}
          example={example}
        />
      )}
    </Dashboard>
  )
}
