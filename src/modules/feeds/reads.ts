import * as v from 'valibot'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { searchJobs } from '../jobs/reads.ts'
import { JobSearch } from '../jobs/schema.ts'
import { listNewestTexts } from '../page-texts/reads.ts'
import { readSettings } from '../settings/reads.ts'
import { STANDING_PAGES, securityText } from './policy.ts'
import { selectLists, selectStretch, selectStretches } from './queries.ts'
import type { JobFeedSearch, SitemapName } from './schema.ts'
import { rss, sitemap, sitemapIndex } from './views.ts'

export async function readSitemapIndex({ db, now, config }: Context): Promise<string> {
  const [jobs, companies] = await Promise.all([
    selectStretches(db, 'jobs', now),
    selectStretches(db, 'companies', now),
  ])
  return sitemapIndex(config.publicUrl, [
    { path: '/sitemaps/pages.xml' },
    ...jobs.map(({ stretch, changed }) => ({ path: `/sitemaps/jobs-${stretch}.xml`, changed })),
    ...companies.map(({ stretch, changed }) => ({ path: `/sitemaps/companies-${stretch}.xml`, changed })),
  ])
}

const LISTS = { all: '/jobs', category: '/jobs?category=', province: '/jobs?location=' }

/** Works even if the database does not answer: the contact is then the contact page. */
export async function readSecurityText(ctx: Context): Promise<string> {
  const support = await readSettings(ctx).then(
    ({ support_email }) => support_email,
    () => '',
  )
  return securityText(ctx.config.publicUrl, support, ctx.now)
}

/** Returns the sitemap of permanent pages and of job lists that are not empty. */
export async function readPagesSitemap(ctx: Context): Promise<string> {
  const { db, now, config } = ctx
  const [lists, written] = await Promise.all([selectLists(db, now), listNewestTexts(ctx)])
  return sitemap(config.publicUrl, [
    ...STANDING_PAGES.map((path) => {
      const changed = written.find(({ page }) => path === `/${page}`)?.createdAt
      return { path, ...(changed && { changed }) }
    }),
    ...lists.map(({ kind, slug, changed }) => ({ path: LISTS[kind] + slug, changed })),
  ])
}

/** Throws not_found for a range without an open job. */
export async function readSitemap({ db, now, config }: Context, name: SitemapName): Promise<string> {
  const rows = await selectStretch(db, name, now)
  if (rows.length === 0) throw new AppError('not_found')
  return sitemap(
    config.publicUrl,
    rows.map(({ id, changed }) => ({ path: `/${name.kind}/${id}`, changed })),
  )
}

/** Returns the newest open jobs that match, for feed readers. `filters` are those of the page's address. */
export async function readJobFeed(ctx: Context, filters: JobFeedSearch): Promise<string> {
  const { publicUrl } = ctx.config
  const { site_name, site_description } = await readSettings(ctx)
  const found = await searchJobs(ctx, v.parse(JobSearch, { ...filters, limit: NEWEST, sortBy: 'newest' }))
  // Someone who subscribed to 'welder' does not want jobs with merely similar words.
  const jobs = found.isSimilar ? [] : found.jobPostings
  const query = new URLSearchParams(filters).toString()
  return rss({
    title: `Jobs – ${site_name}`,
    description: site_description,
    link: `${publicUrl}/jobs${query && `?${query}`}`,
    self: `${publicUrl}/jobs/rss.xml${query && `?${query}`}`,
    items: jobs.map((job) => ({
      title: [job.title, job.companyName, job.locationName].join(' – '),
      link: `${publicUrl}/jobs/${job.id}`,
      description: [job.salaryRange, job.description].filter(Boolean).join(' · '),
      category: job.categoryName,
      publishedAt: job.publishedAt,
    })),
  })
}

/** The maximum page size of the search. */
const NEWEST = '50'
