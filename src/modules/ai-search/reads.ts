import type { AdministratorContext, JobSeekerContext } from '../../platform/context.ts'
import { keptAnswers, recentKey } from '../../platform/database/content-versions.ts'
import { csvRows } from '../../shared/csv.ts'
import { daysBefore, minuteInPortMoresby } from '../../shared/dates.ts'
import { windowOf } from '../../shared/lists.ts'
import { readJob } from '../jobs/reads.ts'
import { recentTerms } from '../occupations/terms.ts'
import { fitOf, tradeFit } from './job-fit.ts'
import { candidateOf } from './judge/candidate.ts'
import { selectWeakSearches } from './log-queries.ts'
import { countQuality } from './quality-queries.ts'
import { recentLocations, selectOwnCandidates } from './queries.ts'
import type { WeakSearchList } from './schema.ts'

/**
 * The queries of the last 30 days that found no people or only weak matches, and the words that were not understood.
 */
export function listWeakSearches(ctx: AdministratorContext, list: WeakSearchList) {
  return selectWeakSearches(ctx.db, list, windowOf(list), ctx.now)
}

export const WEAK_HEAD = ['Search', 'Type', 'Times', 'Best score', 'Last searched']

/** The same rows for a file, without pages. Times are those of Port Moresby. */
export function exportWeakSearches(ctx: AdministratorContext, filter: WeakSearchList) {
  return csvRows(
    (window) => selectWeakSearches(ctx.db, filter, window, ctx.now),
    ({ query, unknown, asked, bestScore, lastAskedAt }) => {
      const what = unknown ? 'Word that was not understood' : 'Search'
      return [query, what, asked, bestScore, minuteInPortMoresby(lastAskedAt)]
    },
  )
}

/** How employers used the results of AI search in the last days; `before`: in as many days before that. */
export async function readQuality({ db, now }: AdministratorContext, days: number) {
  const from = daysBefore(now, days)
  const [period, before] = await Promise.all([
    countQuality(db, from, now),
    countQuality(db, daysBefore(from, days), from),
  ])
  return { period, before }
}

/** The number of a job seeker's CVs that are compared with a job. Few people have more than one. */
const MOST_CVS = 10

const jobFits = keptAnswers<Awaited<ReturnType<typeof findJobFit>>>(2000)

/**
 * Returns how a job fits the job seeker's active CV that is nearest to it, in three lines; null without an active CV.
 * At most five seconds old. Throws job_not_found or job_gone.
 */
export async function readJobFit(ctx: JobSeekerContext, jobId: number) {
  const key = await recentKey(ctx, ctx.viewer.jobSeeker.id, jobId)
  return jobFits(ctx, key, () => findJobFit(ctx, jobId))
}

async function findJobFit(ctx: JobSeekerContext, jobId: number) {
  const [job, own, lexicon, locations] = await Promise.all([
    readJob(ctx, jobId),
    selectOwnCandidates(ctx.db, ctx.viewer.jobSeeker.id, MOST_CVS),
    recentTerms(ctx),
    recentLocations(ctx),
  ])
  const candidates = own.map((row) => candidateOf(row, lexicon, row.text))
  const [best] = candidates
    .map((candidate) => ({ candidate, nearness: tradeFit(candidate, job, lexicon).nearness }))
    .sort((a, b) => b.nearness - a.nearness)
  if (!best) return null
  const { candidate } = best
  return {
    cvId: candidate.row.id,
    cvTitle: candidate.row.jobTitle,
    ticks: fitOf(candidate, job, { lexicon, locations }),
  }
}
