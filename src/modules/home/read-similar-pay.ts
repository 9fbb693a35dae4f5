import * as v from 'valibot'
import type { EmployerContext } from '../../platform/context.ts'
import { keptAnswers, recentVersions } from '../../platform/database/content-versions.ts'
import { dayInPortMoresby, daysBefore } from '../../shared/dates.ts'
import { PERIODS_A_YEAR } from '../../shared/money.ts'
import { textFilter } from '../jobs/field-schema.ts'
import { LEAST_PAID } from '../jobs/limits.ts'
import { recentTerms } from '../occupations/terms.ts'
import { nearnessTo, tradeOf } from '../occupations/trades.ts'
import { type PaidJob, selectPaidJobs } from './job-queries.ts'

/** The title and the category of a job that is being written. */
export const SimilarPayQuery = v.object({ title: textFilter, category: textFilter })

/** Whom the figures are about: jobs of the same trade, of trades near to it, or of the category. */
type PayBasis = 'trade' | 'near' | 'category'

export type SimilarPay = {
  basis: PayBasis
  /** The number of postings. */
  postings: number
  /** Kina a fortnight. A posting with a range counts with its middle. */
  low: number
  median: number
  high: number
}

/** From these on, two trades are the same, or near. */
const NEARNESS = { trade: 0.78, near: 0.45 }
/** Postings that were published in this time count, also when they have ended. */
const DAYS = 365

const paidJobs = keptAnswers<PaidJob[]>(2)

/**
 * Returns the pay that other employers offered for similar jobs in the last year: the quarter points, with which half
 * of the postings are between `low` and `high`. Null when fewer than eight similar postings say what they pay.
 */
export async function readSimilarPay(
  ctx: EmployerContext,
  { title, category }: v.InferOutput<typeof SimilarPayQuery>,
): Promise<SimilarPay | null> {
  const since = daysBefore(ctx.now, DAYS)
  const { jobs: version } = await recentVersions(ctx)
  const key = `${version} ${dayInPortMoresby(ctx.now)}`
  const [all, lexicon] = await Promise.all([
    paidJobs(ctx, key, () => selectPaidJobs(ctx.db, since)),
    recentTerms(ctx),
  ])
  const near = nearnessTo(lexicon, tradeOf(lexicon, title))
  const others = all
    .filter(({ employerId }) => employerId !== ctx.viewer.employer.id)
    .map((job) => ({ ...job, nearness: title === '' ? 0 : near(tradeOf(lexicon, job.title)) }))
  const groups = [
    ['trade', others.filter(({ nearness }) => nearness >= NEARNESS.trade)],
    ['near', others.filter(({ nearness }) => nearness >= NEARNESS.near)],
    ['category', category === '' ? [] : others.filter((job) => job.category === category)],
  ] as const
  const found = groups.find(([, jobs]) => jobs.length >= LEAST_PAID)
  return found ? payOf(found[0], found[1]) : null
}

function payOf(basis: PayBasis, jobs: readonly PaidJob[]): SimilarPay {
  const sorted = jobs.map(({ yearlyMin, yearlyMax }) => (yearlyMin + yearlyMax) / 2).sort((a, b) => a - b)
  const [low = 0, median = 0, high = 0] = [0.25, 0.5, 0.75].map((share) => quantile(sorted, share))
  return { basis, postings: jobs.length, low, median, high }
}

/** Returns whole kina a fortnight. `sorted`: kina a year, the lowest first. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const [below = 0, above = below] = sorted.slice(Math.floor(at), Math.floor(at) + 2)
  return Math.round((below + (above - below) * (at % 1)) / PERIODS_A_YEAR.fortnight)
}
