import type { EmployerContext } from '../../platform/context.ts'
import { consume } from '../../platform/rate-limit.ts'
import { HOUR } from '../../shared/time.ts'
import { readOwnJob } from '../jobs/reads.ts'
import { reachOf } from '../occupations/link-title.ts'
import { knowTerms } from '../occupations/terms.ts'
import { judgeAnswers } from '../pipeline/policy.ts'
import { candidateOf } from './judge/candidate.ts'
import { type Judged, scoreCandidate } from './judge/score-candidate.ts'
import { needOfJob } from './need-of-job.ts'
import { selectApplicants, selectLocations } from './queries.ts'
import type { Tick } from './schema.ts'
import { ticksOf } from './views.ts'

/** Counted per employer. The board of a job asks once whenever it is opened. */
const RANKINGS = { name: 'applicant-rankings', points: 600, per: HOUR }

/**
 * The weight of each requirement: the trade, all skills, all wanted answers, and each of the others, such as the place.
 */
const WEIGHTS = { role: 40, skills: 25, answers: 25, other: 10 }

type ApplicantTick = Omit<Tick, 'kind'> & { kind: Tick['kind'] | 'answer' }

/**
 * Ranks the applicants of one of the employer's own jobs, best first, by its requirements: title, skills, place, level,
 * licences and pay as in AI search, and the wanted answers. Each applicant comes with the reasons. Throws job_not_found
 * or too_many_requests.
 */
export async function rankApplicants(ctx: EmployerContext, jobId: number) {
  const job = await readOwnJob(ctx, jobId)
  await consume(ctx, RANKINGS, String(ctx.viewer.employer.id))
  const [lexicon, locations, applicants] = await Promise.all([
    knowTerms(ctx.db),
    selectLocations(ctx.db),
    selectApplicants(ctx.db, jobId),
  ])
  const need = needOfJob(job, { lexicon, locations })
  const reaches = need.roles.map(({ links }) => reachOf(lexicon, links))
  return applicants
    .map(({ applicationId, answers, ...row }) => {
      const judged = scoreCandidate(candidateOf(row, lexicon), need, reaches)
      return fitOfApplicant(applicationId, judged, answerTicks(job.questions, answers))
    })
    .sort((a, b) => b.score - a.score || b.rank - a.rank || a.id - b.id)
    .map(({ rank: _, ...fit }) => fit)
}

function fitOfApplicant(id: number, judged: Judged | undefined, answers: ApplicantTick[]) {
  return {
    id,
    /** 0 to 100: the share of the requirements that are met. */
    score: Math.round(100 * shareMet(judged, answers)),
    rank: judged?.rank ?? 0,
    ticks: [...answers, ...(judged ? ticksOf(judged) : [])],
  }
}

/** Unlike a score of AI search, it does not exclude other trades, because these people have applied. */
function shareMet(judged: Judged | undefined, answers: ApplicantTick[]): number {
  const evidence = judged?.evidence ?? []
  const skills = evidence.filter(({ kind }) => kind === 'skill').map(({ closeness }) => closeness)
  const given = answers.map(({ state }) => Number(state === 'matched'))
  const parts = [
    ...(judged?.role ? [{ weight: WEIGHTS.role, met: judged.role.closeness }] : []),
    ...(skills.length > 0 ? [{ weight: WEIGHTS.skills, met: average(skills) }] : []),
    ...(given.length > 0 ? [{ weight: WEIGHTS.answers, met: average(given) }] : []),
    ...evidence
      .filter(({ kind }) => kind !== 'skill')
      .map(({ closeness }) => ({ weight: WEIGHTS.other, met: closeness })),
  ]
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  return parts.reduce((sum, { weight, met }) => sum + weight * met, 0) / Math.max(1, total)
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** One tick for each question that has a wanted answer. */
function answerTicks(
  questions: Parameters<typeof judgeAnswers>[0],
  answers: Parameters<typeof judgeAnswers>[1],
): ApplicantTick[] {
  const judged = judgeAnswers(questions, answers)
  return questions
    .filter(({ wanted }) => wanted)
    .map(({ id, text }) => {
      const given = judged.find(({ questionId }) => questionId === id)
      return {
        kind: 'answer',
        asked: text,
        state: !given?.answer ? 'unknown' : given.fits ? 'matched' : 'missing',
        found: given?.answer || null,
      }
    })
}
