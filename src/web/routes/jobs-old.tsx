import { createFileRoute } from '@tanstack/react-router'
import { categoriesQuery, locationsQuery } from '../catalog/queries.ts'
import { JobListPage } from '../jobs/job-list.tsx'
import { jobListQuery, readJobListSearch } from '../jobs/queries.ts'
import { load } from '../load.ts'

export const Route = createFileRoute('/jobs-old')({
  validateSearch: readJobListSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await Promise.all([
      load(context, jobListQuery(context.client, deps)),
      load(context, categoriesQuery(context.client)),
      load(context, locationsQuery(context.client)),
    ])
  },
  head: () => ({
    meta: [{ title: 'Job search' }],
    links: [{ rel: 'canonical', href: '/jobs' }],
  }),
  component: function OldJobs() {
    return <JobListPage search={Route.useSearch()} path="/jobs-old" />
  },
})
