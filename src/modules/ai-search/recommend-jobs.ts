import type { JobSeekerContext } from '../../platform/context.ts'
import { keptAnswers, recentKey } from '../../platform/database/content-versions.ts'
import { t } from '../../shared/language/words.ts'
import { listJobsOfTrades } from '../jobs/reads.ts'
import { reachOf } from '../occupations/link-title.ts'
import { recentTerms } from '../occupations/terms.ts'
import { candidateOf } from './judge/candidate.ts'
import { type Judged, scoreCandidate } from './judge/score-candidate.ts'
import { needOfJob } from './need-of-job.ts'
import { recentLocations, selectOwnCandidates } from './queries.ts'

const JOBS_SHOWN = 6
/** A job of another trade is recommended from this score on. */
const LEAST_SCORE = 50
/** From this nearness on, jobs are of the same trade: an executive chef may want the job of a cook. */
const SAME_TRADE = 0.7

const recommended = keptAnswers<Awaited<ReturnType<typeof findFittingJobs>>>(1000)

/**
 * Returns open jobs that fit the newest CV of a job seeker, each with the reason; none without an active CV. Jobs of the
 * same trade come first. They are then judged as in employers' searches: by title, skills, place, level, licences and pay.
 * At most five seconds old.
 */
export async function recommendJobs(ctx: JobSeekerContext) {
  return recommended(ctx, await recentKey(ctx, ctx.viewer.jobSeeker.id), () => findFittingJobs(ctx))
}

type Fit = Awaited<ReturnType<typeof findFittingJobs>>[number]

/** Returns recommended jobs with the reasons in words, in the language of the reader. */
export const wordFits = (fits: readonly Fit[]) =>
  fits.map(({ met, ...fit }) => ({ ...fit, matchReason: wordFit(met) }))

async function findFittingJobs(ctx: JobSeekerContext) {
  const [own] = await selectOwnCandidates(ctx.db, ctx.viewer.jobSeeker.id, 1)
  if (!own) return []
  const [lexicon, locations] = await Promise.all([recentTerms(ctx), recentLocations(ctx)])
  const titles = [...new Set([own.jobTitle, ...own.titles])]
  const jobs = await listJobsOfTrades(
    ctx,
    titles.map((title) => ({ title, category: own.category, location: own.locationSlug })),
  )
  const candidate = candidateOf(own, lexicon, own.text)
  return jobs
    .flatMap(({ job, nearness }) => {
      const need = needOfJob(job, { lexicon, locations })
      const reaches = need.roles.map(({ links }) => reachOf(lexicon, links))
      const judged = scoreCandidate(candidate, need, reaches)
      const isSameTrade = nearness >= SAME_TRADE
      if (!judged || (!isSameTrade && judged.score < LEAST_SCORE)) return []
      const matchScore = Math.max(judged.score, LEAST_SCORE)
      return [{ job, matchScore, met: metBy(judged), rank: judged.rank, isSameTrade }]
    })
    .sort(
      (a, b) =>
        Number(b.isSameTrade) - Number(a.isSameTrade) || b.matchScore - a.matchScore || b.rank - a.rank,
    )
    .slice(0, JOBS_SHOWN)
    .map(({ rank: _, isSameTrade: __, ...fit }) => fit)
}

/** The requirements of the job that the CV meets. */
function metBy({ role, evidence }: Judged) {
  const of = (...kinds: (typeof evidence)[number]['kind'][]) =>
    evidence.flatMap(({ kind, state, fact }) =>
      kinds.includes(kind) && state === 'matched' && fact !== undefined ? [fact] : [],
    )
  return {
    title: role?.title,
    isOwnTitle: role?.isFirst,
    skills: of('skill').slice(0, 3),
    places: of('place'),
    licences: of('licence'),
  }
}

/** The reason in words for the job seeker, about their own CV. */
function wordFit({ title, isOwnTitle, skills, places, licences }: ReturnType<typeof metBy>): string {
  const role = isOwnTitle
    ? t('your title {title}', { title: title ?? '' })
    : t('your work as {title}', { title: title ?? '' })
  const parts = [
    ...(title === undefined ? [] : [role]),
    ...(skills.length > 0 ? [t('your skills {skills}', { skills: skills.join(', ') })] : []),
    ...places,
    ...licences.map((licence) => t('your {licence}', { licence })),
  ]
  const last = parts.pop()
  if (last === undefined) return t('Close to your trade.')
  const what = parts.length > 0 ? t('{parts} and {last}', { parts: parts.join(', '), last }) : last
  return t('Fits {what}.', { what })
}
