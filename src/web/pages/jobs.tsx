import { formatQuery, toQuery } from '../app/query.ts'
import { JobListPage, resultLine } from '../jobs/list/job-list.tsx'
import { JOBS_A_PAGE, type JobListPath, type JobListSearch, readJobListSearch } from '../jobs/queries.ts'
import { definePage, Redirect, type Shown, type Visit } from './page.ts'

/** Search engines index lists by place, category and type, but not text searches, whose number is endless. */
export const jobListPage = definePage({
  path: '/jobs',
  search: readJobListSearch,
  async open(visit) {
    const { search } = visit
    const { line, body } = await openList(visit, '/jobs')
    return {
      title: search.location ? line : `${line} in Papua New Guinea`,
      meta: [
        {
          name: 'description',
          content:
            'Jobs from towns and provinces across Papua New Guinea. Search by place, trade and type, and apply from your phone.',
        },
        search.query ? { name: 'robots', content: 'noindex' } : undefined,
      ],
      links: [
        { rel: 'canonical', href: `/jobs${formatQuery({ ...search, sortBy: undefined })}` },
        {
          rel: 'alternate',
          type: 'application/rss+xml',
          title: 'Newest jobs',
          href: `/jobs/rss.xml${formatQuery({ ...search, sortBy: undefined, page: undefined })}`,
        },
      ],
      body,
    }
  },
})

export const olderJobListPage = definePage({
  path: '/jobs-old',
  search: readJobListSearch,
  open: async (visit) => ({
    title: 'Job search',
    links: [{ rel: 'canonical', href: '/jobs' }],
    body: (await openList(visit, '/jobs-old')).body,
  }),
})

/** A page beyond the last redirects to the last. */
async function openList(
  { search, reads }: Visit<JobListSearch>,
  path: JobListPath,
): Promise<{ line: string } & Pick<Shown, 'body'>> {
  const [list, categories, locations] = await Promise.all([
    reads.jobs(toQuery({ ...search, limit: JOBS_A_PAGE, facets: 'true' })),
    reads.categories(),
    reads.locations(),
  ])
  const { page = 1, ...others } = search
  const last = Math.max(list.totalPages, 1)
  if (page > last) throw new Redirect(path, last > 1 ? { ...others, page: last } : others)
  return {
    line: resultLine(list.total, search.location, locations),
    body: (
      <JobListPage search={search} path={path} list={list} categories={categories} locations={locations} />
    ),
  }
}
