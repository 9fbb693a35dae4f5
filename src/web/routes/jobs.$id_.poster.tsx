import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { JobMissing, jobMissingTitle } from '../jobs/job-missing.tsx'
import { JobPoster } from '../jobs/job-poster.tsx'
import { posterQuery } from '../jobs/queries.ts'
import { load } from '../load.ts'

export const Route = createFileRoute('/jobs/$id_/poster')({
  loader: async ({ context, params }) => {
    const { title } = await load(context, posterQuery(context.client, params.id))
    return { title: `Poster: ${title}` }
  },
  head: ({ loaderData, match }) => ({
    meta: [
      { title: loaderData?.title ?? jobMissingTitle(match.error) },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: function Poster() {
    const { client } = Route.useRouteContext()
    const { data } = useSuspenseQuery(posterQuery(client, Route.useParams().id))
    return <JobPoster job={data} />
  },
  notFoundComponent: JobMissing,
})
