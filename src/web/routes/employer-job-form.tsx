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
import { templatesQuery } from '../jobs/posting/job-templates.tsx'

/** `job`: the job to change; `from`: the job to copy; `template`, `example`: what to start from. */
type Search = { job?: number; from?: number; template?: number; example?: string }

export const Route = createFileRoute('/employer-job-form')({
  validateSearch: ({ job, from, template, example }): Search => ({
    ...(Number(job) > 0 && { job: Number(job) }),
    ...(Number(from) > 0 && { from: Number(from) }),
    ...(Number(template) > 0 && { template: Number(template) }),
    ...(typeof example === 'string' && { example }),
  }),
  beforeLoad: ({ context, location }) => requireSession(context, 'employer', location),
  head: () => ({ meta: [{ title: DASHBOARD_TITLES['/employer-job-form'] }] }),
  component: EmployerJobForm,
})

function EmployerJobForm() {
  const { job, from, template, example } = Route.useSearch()
  const { client, profile } = Route.useRouteContext()
  const wanted = job ?? from
  const jobs = useQuery({ ...ownJobsQuery(client), enabled: wanted !== undefined })
  const templates = useQuery({ ...templatesQuery(client), enabled: template !== undefined })
  const query = template === undefined ? jobs : templates
  const found = jobs.data?.find(
    (one) => one.id === wanted && (job === undefined || offeredFor(one).includes('edit')),
  )
  const kept = templates.data?.find(({ id }) => id === template)
  const isNamed = wanted !== undefined || template !== undefined
  return (
    <Dashboard>
      {query.error ? (
        <LoadFailure what="The job" query={query} />
      ) : isNamed && query.isPending ? (
        <SkeletonList count={4} label="Loading the job…" boneClass="h-48 rounded-card" />
      ) : isNamed && !found && !kept ? (
        <EmptyState
          level="h1"
          title={template === undefined ? 'This job cannot be edited' : 'This template is no longer here'}
          why={
            template === undefined
              ? 'It has ended, or it is no longer here. You can renew or duplicate it.'
              : 'It was deleted. You can start with an empty form.'
          }
          action={
            <ButtonLink
              href={template === undefined ? '/employer-jobs' : '/employer-job-form'}
              link={AppLink}
            >
              {template === undefined ? 'Job Postings' : 'Post New Job'}
            </ButtonLink>
          }
        />
      ) : (
        <JobFormPage
          key={`${job} ${from} ${template} ${example}`}
          employerId={profile.id}
          job={job === undefined ? undefined : found}
          from={job === undefined ? found : undefined}
          template={kept}
          example={example}
        />
      )}
    </Dashboard>
  )
}
