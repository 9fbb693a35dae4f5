import { createFileRoute } from '@tanstack/react-router'
import { plural } from '../../shared/text.ts'
import { categoriesQuery, locationsQuery } from '../catalog/queries.ts'
import { JobListPage } from '../jobs/job-list.tsx'
import { jobListQuery, readJobListSearch } from '../jobs/queries.ts'
import { load } from '../load.ts'

export const Route = createFileRoute('/jobs/')({
  validateSearch: readJobListSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const [{ total }] = await Promise.all([
      load(context, jobListQuery(context.client, deps)),
      load(context, categoriesQuery(context.client)),
      load(context, locationsQuery(context.client)),
    ])
    return { title: `${plural(total, 'job')} in Papua New Guinea` }
  },
  head: ({ loaderData }) => ({
    meta: [
      { title: loaderData?.title },
      {
        name: 'description',
        content:
          'Jobs from towns and provinces across Papua New Guinea. Search by place, trade and type, and apply from your phone.',
      },
    ],
  }),
  component: function Jobs() {
    return <JobListPage search={Route.useSearch()} path="/jobs" />
  },
})
