import { createFileRoute } from '@tanstack/react-router'
import { JobListPage } from '../jobs/job-list.tsx'
import { loadJobList } from '../jobs/load-list.ts'
import { readJobListSearch } from '../jobs/queries.ts'
import { formatQuery } from '../search-params.ts'

export const Route = createFileRoute('/jobs/')({
  validateSearch: readJobListSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const line = await loadJobList(context, deps, '/jobs')
    return { title: deps.location ? line : `${line} in Papua New Guinea` }
  },
  // While another list is fetched this one stays, and with it the filters and what was typed.
  pendingMs: Number.POSITIVE_INFINITY,
  head: ({ loaderData, match }) => ({
    meta: [
      { title: loaderData?.title },
      {
        name: 'description',
        content:
          'Jobs from towns and provinces across Papua New Guinea. Search by place, trade and type, and apply from your phone.',
      },
      // Searches for words have no end; the lists by place, category and type have.
      match.search.query ? { name: 'robots', content: 'noindex' } : undefined,
    ],
    links: [
      { rel: 'canonical', href: `/jobs${formatQuery({ ...match.search, sortBy: undefined })}` },
      {
        rel: 'alternate',
        type: 'application/rss+xml',
        title: 'Newest jobs',
        href: `/jobs/rss.xml${formatQuery({ ...match.search, sortBy: undefined, page: undefined })}`,
      },
    ],
  }),
  component: function Jobs() {
    return <JobListPage search={Route.useSearch()} path="/jobs" />
  },
})
