import type { JobSeekerContext } from '../../platform/context.ts'
import { keptAnswers, recentKey } from '../../platform/database/content-versions.ts'
import { listJobsOfTrades } from '../jobs/reads.ts'
import { reachOf } from '../occupations/link-title.ts'
import { recentTerms } from '../occupations/terms.ts'
import { candidateOf } from './judge/candidate.ts'
import { type Judged, scoreCandidate } from './judge/score-candidate.ts'
import { recentLocations, selectOwnCandidates } from './queries.ts'
import { needOfJob } from './understand/need-of-job.ts'

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

async function findFittingJobs(ctx: JobSeekerContext) {
  const [own] = await selectOwnCandidates(ctx.db, ctx.viewer.jobSeeker.id, 1)
  if (!own) return []
  const [lexicon, locations] = await Promise.all([recentTerms(ctx), recentLocations(ctx)])
  const titles = [...new Set([own.jobTitle, ...own.titles])]
  const jobs = await listJobsOfTrades(
    ctx,
    titles.map((title) => ({ title, category: own.category, location: own.locationSlug })),
  )
  const candidate = { ...candidateOf(own, lexicon), text: own.text }
  return jobs
    .flatMap(({ job, nearness }) => {
      const need = needOfJob(job, { lexicon, locations })
      const reaches = need.roles.map(({ links }) => reachOf(lexicon, links))
      const judged = scoreCandidate(candidate, need, reaches)
      const isSameTrade = nearness >= SAME_TRADE
      if (!judged || (!isSameTrade && judged.score < LEAST_SCORE)) return []
      const matchScore = Math.max(judged.score, LEAST_SCORE)
      return [{ job, matchScore, matchReason: wordFit(judged), rank: judged.rank, isSameTrade }]
    })
    .sort(
      (a, b) =>
        Number(b.isSameTrade) - Number(a.isSameTrade) || b.matchScore - a.matchScore || b.rank - a.rank,
    )
    .slice(0, JOBS_SHOWN)
    .map(({ rank: _, isSameTrade: __, ...fit }) => fit)
}

/** The reason in words for the job seeker, about their own CV. Each part is a requirement that the CV meets. */
function wordFit({ role, evidence }: Judged): string {
  const of = (...kinds: (typeof evidence)[number]['kind'][]) =>
    evidence.flatMap(({ kind, state, fact }) =>
      kinds.includes(kind) && state === 'matched' && fact !== undefined ? [fact] : [],
    )
  const skills = of('skill').slice(0, 3)
  const parts = [
    ...(role?.title === undefined
      ? []
      : [role.isFirst ? `your title ${role.title}` : `your work as ${role.title}`]),
    ...(skills.length > 0 ? [`your skills ${skills.join(', ')}`] : []),
    ...of('place'),
    ...of('licence').map((licence) => `your ${licence}`),
  ]
  if (parts.length === 0) return 'Close to your trade.'
  return `Fits ${parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`}.`
}
