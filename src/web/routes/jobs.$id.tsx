import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { parseSettings } from '../../modules/settings/schema.ts'
import { shorten } from '../../shared/text.ts'
import { ButtonLink } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { JobPage } from '../jobs/job-page.tsx'
import { placeOf } from '../jobs/place.ts'
import { type Job, jobQuery } from '../jobs/queries.ts'
import { jobPostingData } from '../jobs/structured-data.ts'
import { AppLink } from '../link.tsx'
import { load } from '../load.ts'
import { settingsQuery } from '../settings.ts'

export const Route = createFileRoute('/jobs/$id')({
  loader: async ({ context, params }) => {
    const [job, settings] = await Promise.all([
      load(context, jobQuery(context.client, params.id)),
      load(context, settingsQuery(context.client)),
    ])
    return headOf(job, parseSettings(settings).site_name)
  },
  head: ({ loaderData }) => ({ meta: loaderData ?? [] }),
  component: function JobDetail() {
    const { client } = Route.useRouteContext()
    const { data } = useSuspenseQuery(jobQuery(client, Route.useParams().id))
    return <JobPage job={data} />
  },
  notFoundComponent: JobNotFound,
})

/** For readers, shared links and search engines; a job that is over is none of theirs. */
function headOf(job: Job, siteName: string) {
  const title = `${job.title} - ${job.companyName} - ${job.locationName}`
  const facts = [job.salaryRange, placeOf(job)].filter(Boolean).join(' · ')
  const description = shorten(`${facts}. ${job.description.replace(/\s+/g, ' ')}`, 155)
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: shorten(title, 65) },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'article' },
    job.isOpen ? { 'script:ld+json': jobPostingData(job, siteName) } : { name: 'robots', content: 'noindex' },
  ]
}

function JobNotFound() {
  return (
    <EmptyState
      level="h1"
      title="Job Not Found"
      why="The job you are looking for does not exist or has been removed."
      action={
        <ButtonLink href="/jobs" link={AppLink}>
          Back to Jobs
        </ButtonLink>
      }
    />
  )
}
