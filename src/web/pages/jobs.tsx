import { provincePath } from '../../modules/catalog/choices.ts'
import type { ReadOf } from '../../page-reads.ts'
import { t } from '../../shared/language/words.ts'
import { formatQuery, toQuery } from '../app/query.ts'
import listStyle from '../jobs/list/job-list.css?inline'
import { JobListPage, resultLine } from '../jobs/list/job-list.tsx'
import { jobMeta, jobTitle } from '../jobs/page/job-head.ts'
import jobStyle from '../jobs/page/job-page.css?inline'
import type { JobPageProps } from '../jobs/page/job-page.tsx'
import { readJobPage } from '../jobs/page/read-job-page.ts'
import {
  JOBS_A_PAGE,
  type Job,
  type JobListPath,
  type JobListSearch,
  readJobListSearch,
} from '../jobs/queries.ts'
import { definePage, Redirect, type Shown, type Visit } from './page.ts'

/** Search engines index lists by place, category and type, but not text searches, whose number is endless. */
export const jobListPage = definePage({
  path: '/jobs',
  search: readJobListSearch,
  async open(visit) {
    const { search } = visit
    const { line, body, opened, locations } = await openList(visit, '/jobs')
    if (opened) return { ...openedHead(opened.job, visit), isWide: true, style: jobStyle + listStyle, body }
    return {
      title: search.location ? line : t('{line} in Papua New Guinea', { line }),
      isWide: true,
      style: listStyle,
      meta: [
        {
          name: 'description',
          content:
            'Jobs from towns and provinces across Papua New Guinea. Search by place, trade and type, and apply from your phone.',
        },
        search.query ? { name: 'robots', content: 'noindex' } : undefined,
      ],
      links: [
        { rel: 'canonical', href: canonicalOf(search, locations) },
        {
          rel: 'alternate',
          type: 'application/rss+xml',
          title: t('Newest jobs'),
          href: `/jobs/rss.xml${formatQuery({ ...search, sortBy: undefined, page: undefined })}`,
        },
        {
          rel: 'alternate',
          type: 'application/feed+json',
          title: t('Newest jobs'),
          href: `/jobs/feed.json${formatQuery({ ...search, sortBy: undefined, page: undefined })}`,
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
    title: t('Job search'),
    isWide: true,
    style: listStyle,
    links: [{ rel: 'canonical', href: '/jobs' }],
    body: (await openList(visit, '/jobs-old')).body,
  }),
})

/** With a job beside the list, the page is that job's for search engines and in the browser's tab. */
function openedHead(job: Job, { settings, publicUrl }: Visit<JobListSearch>) {
  return {
    title: jobTitle(job),
    meta: jobMeta(job, { siteName: settings.site_name, publicUrl }),
    links: [{ rel: 'canonical', href: `/jobs/${job.id}` }],
  }
}

type Places = ReadOf<'locations'>

/** The jobs of a province, or of a trade, have a page of their own for search engines. */
function canonicalOf({ sortBy: _, ...search }: JobListSearch, locations: Places): string {
  const { location, trade, page, ...others } = search
  const isPlain = page === undefined && Object.keys(others).length === 0
  const province = locations.find(({ slug, kind }) => kind === 'province' && slug === location)
  if (isPlain && province && !trade) return `/jobs/in/${provincePath(province.slug)}`
  if (isPlain && trade && !location) return `/jobs/trade/${trade}`
  return `/jobs${formatQuery(search)}`
}

/** A page beyond the last redirects to the last. */
async function openList(
  { search, reads }: Visit<JobListSearch>,
  path: JobListPath,
): Promise<{ line: string; opened: JobPageProps | undefined; locations: Places } & Pick<Shown, 'body'>> {
  const { job, ...wanted } = search
  const [list, categories, locations, opened] = await Promise.all([
    reads.jobs(toQuery({ ...wanted, limit: JOBS_A_PAGE, facets: 'true' })),
    reads.categories(),
    reads.locations(),
    // A job that is gone leaves the list.
    job && path === '/jobs' ? readJobPage(reads, job).catch(() => undefined) : undefined,
  ])
  const { page = 1, ...others } = wanted
  const last = Math.max(list.totalPages, 1)
  if (page > last) throw new Redirect(path, last > 1 ? { ...others, page: last } : others)
  return {
    line: resultLine(list.total, search.location, locations),
    opened,
    locations,
    body: (
      <JobListPage
        search={search}
        path={path}
        list={list}
        categories={categories}
        locations={locations}
        opened={opened}
      />
    ),
  }
}
