import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { jobMeta, jobTitle } from '../jobs/job-head.ts'
import { JobMissing, jobMissingTitle } from '../jobs/job-missing.tsx'
import { JobPage } from '../jobs/job-page.tsx'
import { jobQuery, loadBesideJob } from '../jobs/queries.ts'
import { load } from '../load.ts'
import { readSettings } from '../settings.ts'

export const Route = createFileRoute('/jobs/$id')({
  loader: async ({ context, params }) => {
    await Promise.all([load(context, jobQuery(context.client, params.id)), loadBesideJob(context, params.id)])
  },
  head: ({ match, params }) => {
    const { queryClient, client, publicUrl } = match.context
    const job = queryClient.getQueryData(jobQuery(client, params.id).queryKey)
    if (!job) return { meta: [{ title: jobMissingTitle(match.error) }] }
    // What only robots read need not come to browsers a second time.
    const told = import.meta.env.SSR
      ? jobMeta(job, { siteName: readSettings(queryClient).site_name, publicUrl })
      : []
    return { meta: [{ title: jobTitle(job) }, ...told] }
  },
  component: function JobDetail() {
    const { client } = Route.useRouteContext()
    const { data } = useSuspenseQuery(jobQuery(client, Route.useParams().id))
    return <JobPage job={data} />
  },
  notFoundComponent: JobMissing,
})
