import type { EmployerContext } from '../../platform/context.ts'
import { consume } from '../../platform/rate-limit.ts'
import { readOwnJob } from '../jobs/reads.ts'
import { readCards } from '../search/reads.ts'
import { knowTerms } from './know-terms.ts'
import { needOfJob } from './need-of-job.ts'
import { selectLocations } from './queries.ts'
import { rankPeople } from './rank-people.ts'
import { aiResult } from './views.ts'
import { wordReason } from './word-reason.ts'

const LISTS = { name: 'ai-people-who-fit', points: 120, seconds: 3600 }
const MOST = 10
/** Worse is nobody for this job. */
const LEAST_SCORE = 50

/** Up to ten people who fit one of the employer's own jobs, the best first, as AI search shows them. Throws job_not_found, too_many_requests. */
export async function listFittingPeople(ctx: EmployerContext, jobId: number) {
  const job = await readOwnJob(ctx, jobId)
  await consume(ctx, LISTS, String(ctx.viewer.employer.id))
  const lexicon = await knowTerms(ctx.db)
  const need = needOfJob(job, { lexicon, locations: await selectLocations(ctx.db) })
  const { people } = await rankPeople(ctx.db, need, lexicon, { size: MOST })
  const cards = await readCards(
    ctx,
    people.map(({ candidate }) => candidate.row.id),
  )
  return people.flatMap((judged) => {
    const card = cards.find(({ id, isShown }) => id === judged.candidate.row.id && isShown)
    return card && judged.score >= LEAST_SCORE ? [aiResult(judged, card, wordReason(judged))] : []
  })
}
