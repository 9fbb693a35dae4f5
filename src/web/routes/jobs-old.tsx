import { createFileRoute } from '@tanstack/react-router'
import { JobListPage } from '../jobs/job-list.tsx'
import { loadJobList } from '../jobs/load-list.ts'
import { readJobListSearch } from '../jobs/queries.ts'

export const Route = createFileRoute('/jobs-old')({
  validateSearch: readJobListSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await loadJobList(context, deps, '/jobs-old')
  },
  pendingMs: Number.POSITIVE_INFINITY,
  head: () => ({
    meta: [{ title: 'Job search' }],
    links: [{ rel: 'canonical', href: '/jobs' }],
  }),
  component: function OldJobs() {
    return <JobListPage search={Route.useSearch()} path="/jobs-old" />
  },
})
