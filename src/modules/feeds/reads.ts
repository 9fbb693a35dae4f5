import * as v from 'valibot'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { provincePath } from '../catalog/choices.ts'
import { readPay } from '../home/read-pay.ts'
import { listOpenJobsInFull } from '../jobs/lists/list-in-full.ts'
import { listJobTrades } from '../jobs/lists/list-trades.ts'
import { searchJobs } from '../jobs/reads.ts'
import { JobSearch } from '../jobs/schema.ts'
import { listNewestTexts } from '../page-texts/reads.ts'
import { readSettings } from '../settings/reads.ts'
import { collectorsXml } from './compose-collectors-xml.ts'
import { embeddedJobs } from './compose-embedded-jobs.ts'
import { STANDING_PAGES, securityText } from './policy.ts'
import { selectLists, selectStretch, selectStretches } from './queries.ts'
import type { EmbedSearch, JobFeedSearch, SitemapName } from './schema.ts'
import { type Feed, sitemap, sitemapIndex } from './views.ts'

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

const LISTS = { all: '/jobs', category: '/jobs?category=', province: '/jobs/in/' }

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
  const [lists, written, trades, pay] = await Promise.all([
    selectLists(db, now),
    listNewestTexts(ctx),
    listJobTrades(ctx),
    readPay(ctx),
  ])
  return sitemap(config.publicUrl, [
    ...STANDING_PAGES.map((path) => {
      const changed = written.find(({ page }) => path === `/${page}`)?.createdAt
      return { path, ...(changed && { changed }) }
    }),
    ...lists.map(({ kind, slug, changed }) => ({
      path: LISTS[kind] + (kind === 'province' ? provincePath(slug) : slug),
      changed,
    })),
    ...(lists.length > 0 ? [{ path: '/companies' }] : []),
    ...trades.map(({ slug }) => ({ path: `/jobs/trade/${slug}` })),
    ...(pay.trades.length > 0 ? [{ path: '/pay' }] : []),
    ...pay.trades.map(({ slug }) => ({ path: `/pay/${slug}` })),
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
export async function readJobFeed(ctx: Context, filters: JobFeedSearch, path: string): Promise<Feed> {
  const { publicUrl } = ctx.config
  const { site_name, site_description } = await readSettings(ctx)
  const { jobs } = await readNewest(ctx, filters, NEWEST)
  const query = queryOf(filters)
  return {
    title: `Jobs – ${site_name}`,
    description: site_description,
    link: `${publicUrl}/jobs${query}`,
    self: publicUrl + path + query,
    items: jobs.map((job) => ({
      title: [job.title, job.companyName, job.locationName].join(' – '),
      link: `${publicUrl}/jobs/${job.id}`,
      description: [job.salaryRange, job.description].filter(Boolean).join(' · '),
      company: job.companyName,
      category: job.categoryName,
      publishedAt: job.publishedAt,
    })),
  }
}

/** The maximum page size of the search. */
const NEWEST = 50

async function readNewest(ctx: Context, filters: JobFeedSearch, limit: number) {
  const search = v.parse(JobSearch, { ...filters, limit: String(limit), sortBy: 'newest' })
  const found = await searchJobs(ctx, search)
  // Someone who subscribed to 'welder' does not want jobs with merely similar words.
  return found.isSimilar ? { jobs: [], total: 0 } : { jobs: found.jobPostings, total: found.total }
}

const queryOf = (filters: JobFeedSearch) => {
  const query = new URLSearchParams(filters).toString()
  return query && `?${query}`
}

/** Returns all open jobs with their whole text, in the XML that collectors of jobs read. */
export async function readJobsForCollectors(ctx: Context): Promise<string> {
  const [{ site_name }, jobs] = await Promise.all([readSettings(ctx), listOpenJobsInFull(ctx)])
  const { publicUrl } = ctx.config
  return collectorsXml({ publisher: site_name, publisherUrl: publicUrl, builtAt: ctx.now, jobs })
}

/** Returns the page of jobs that other sites show in a frame. */
export async function readEmbeddedJobs(
  ctx: Context,
  { limit, theme, filters }: EmbedSearch,
): Promise<string> {
  const [{ site_name }, { jobs, total }] = await Promise.all([
    readSettings(ctx),
    readNewest(ctx, filters, limit),
  ])
  const { publicUrl } = ctx.config
  return embeddedJobs({ siteName: site_name, publicUrl, query: queryOf(filters), jobs, total, theme })
}
