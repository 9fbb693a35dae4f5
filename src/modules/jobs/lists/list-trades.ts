import type { Context } from '../../../platform/context.ts'
import { keptAnswers, recentVersions } from '../../../platform/database/content-versions.ts'
import { AppError } from '../../../shared/errors.ts'
import { listAllPlaces } from '../../catalog/reads.ts'
import { findNamedTrade, type NamedTrade, namedTradesOf } from '../../occupations/named-trades.ts'
import { recentTerms } from '../../occupations/terms.ts'
import { type OpenTitle, selectOpenTitles } from '../search-queries.ts'

const jobTitles = keptAnswers<OpenTitle[]>(2)

/** Returns the titles of all open jobs, the newest first, at most five seconds old. */
export async function listOpenTitles(ctx: Context): Promise<OpenTitle[]> {
  const { jobs: version } = await recentVersions(ctx)
  return jobTitles(ctx, version, () => selectOpenTitles(ctx.db, ctx.now))
}

/** Returns the open jobs whose title names the trade. */
export async function findJobsOfTrade(ctx: Context, slug: string): Promise<ReadonlySet<number>> {
  const [jobs, lexicon] = await Promise.all([listOpenTitles(ctx), recentTerms(ctx)])
  const isOfTrade = ({ title }: OpenTitle) =>
    namedTradesOf(lexicon, title).some((trade) => trade.slug === slug)
  return new Set(jobs.filter(isOfTrade).map(({ id }) => id))
}

/** Throws not_found for a slug that names no trade. */
export async function readTrade(ctx: Context, slug: string): Promise<NamedTrade> {
  const trade = findNamedTrade(await recentTerms(ctx), slug)
  if (!trade) throw new AppError('not_found')
  return trade
}

export async function findTradeName(ctx: Context, slug: string): Promise<string | undefined> {
  return findNamedTrade(await recentTerms(ctx), slug)?.name
}

/** The trades that the title of a job names. */
export async function readTradesOf(ctx: Context, title: string): Promise<NamedTrade[]> {
  return namedTradesOf(await recentTerms(ctx), title)
}

export type JobTrade = NamedTrade & { jobs: number }

/** Returns the trades that have open jobs, those with most jobs first. `province`: the slug of a province; '' for all. */
export async function listJobTrades(ctx: Context, province = ''): Promise<JobTrade[]> {
  const [jobs, lexicon, places] = await Promise.all([
    listOpenTitles(ctx),
    recentTerms(ctx),
    listAllPlaces(ctx),
  ])
  const within = places.find(({ slug }) => slug === province)?.province
  const provinces = new Map(places.map((place) => [place.slug, place.province]))
  const trades = new Map<string, JobTrade>()
  for (const { title, location } of jobs) {
    if (province !== '' && provinces.get(location) !== within) continue
    for (const trade of namedTradesOf(lexicon, title))
      trades.set(trade.slug, { ...trade, jobs: (trades.get(trade.slug)?.jobs ?? 0) + 1 })
  }
  return [...trades.values()].sort((a, b) => b.jobs - a.jobs || a.name.localeCompare(b.name))
}
