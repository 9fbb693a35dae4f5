import * as v from 'valibot'
import type { EmployerContext } from '../../platform/context.ts'
import { keptAnswers, recentVersions } from '../../platform/database/content-versions.ts'
import { dayInPortMoresby, daysBefore } from '../../shared/dates.ts'
import { textFilter } from '../jobs/field-schema.ts'
import { LEAST_PAID, PAID_DAYS } from '../jobs/limits.ts'
import { recentTerms } from '../occupations/terms.ts'
import { nearnessTo, tradeOf } from '../occupations/trades.ts'
import { type PaidJob, selectPaidJobs } from './pay-queries.ts'
import { type QuarterPoints, quarterPoints } from './policy.ts'

/** The title and the category of a job that is being written. */
export const SimilarPayQuery = v.object({ title: textFilter, category: textFilter })

/** The jobs behind the figures: of the same trade, of similar trades, or of the category. */
type PayBasis = 'trade' | 'near' | 'category'

/** A pay range counts as its middle. */
export type SimilarPay = QuarterPoints & {
  basis: PayBasis
  /** The number of postings. */
  postings: number
}

/** The minimum nearness of two trades that count as the same, or as near. */
const NEARNESS = { trade: 0.78, near: 0.45 }
const paidJobs = keptAnswers<PaidJob[]>(2)

/**
 * Returns the pay that other employers offered for similar jobs in the last year, as quarter points: half of the
 * postings are between `low` and `high`. Null when fewer than eight similar postings state their pay.
 */
export async function readSimilarPay(
  ctx: EmployerContext,
  { title, category }: v.InferOutput<typeof SimilarPayQuery>,
): Promise<SimilarPay | null> {
  const since = daysBefore(ctx.now, PAID_DAYS)
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
  const yearly = jobs.map(({ yearlyMin, yearlyMax }) => (yearlyMin + yearlyMax) / 2)
  return { basis, postings: jobs.length, ...quarterPoints(yearly) }
}
