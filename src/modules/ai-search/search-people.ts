import { PROVIDER_TIME } from '../../platform/ask-provider.ts'
import type { EmployerContext } from '../../platform/context.ts'
import { consume } from '../../platform/rate-limit.ts'
import { daysBefore } from '../../shared/dates.ts'
import { HOUR } from '../../shared/time.ts'
import { readOwnJob } from '../jobs/reads.ts'
import { knowTerms } from '../occupations/terms.ts'
import { readCards } from '../search/reads.ts'
import { rankPeople } from './find/rank-people.ts'
import { LEAST_BEST, LEAST_SCORE } from './judge/score-candidate.ts'
import { wordReason } from './judge/word-reason.ts'
import { logSearch } from './log-search.ts'
import { needOfJob } from './need-of-job.ts'
import { selectLeftOut, selectLocations } from './queries.ts'
import { queryWorld } from './query-world.ts'
import { refineIntent } from './refine-intent.ts'
import { rewordReasons } from './reword-reasons.ts'
import type { AiSearchInput } from './schema.ts'
import { asksForSomething } from './understand/intent.ts'
import { understandQuery } from './understand/understand-query.ts'
import { aiResult } from './views.ts'

/** Counted per employer. */
const SEARCHES = { name: 'ai-searches', points: 60, per: HOUR }

/**
 * Returns up to 20 people for an employer's query, the best first. A query that is not understood at all finds no
 * people, and `help` explains it. Throws too_many_requests.
 */
export async function searchPeople(
  ctx: EmployerContext,
  { query, limit, asTyped, hideOpened }: AiSearchInput,
) {
  const employerId = ctx.viewer.employer.id
  await consume(ctx, SEARCHES, String(employerId))
  const started = performance.now()
  const world = await queryWorld(ctx.db, [query], asTyped)
  const { lexicon } = world
  const read = understandQuery(query, world)
  // Not earlier: the first search of a process loads the lexicon, and would leave the provider no time.
  const signal = AbortSignal.timeout(PROVIDER_TIME)
  const intent = await refineIntent(ctx, query, read, lexicon, signal)
  const isUnderstood = asksForSomething(intent)
  const hidden = await selectLeftOut(ctx.db, employerId, hideOpened)
  const ranked = isUnderstood
    ? await rankPeople(ctx.db, intent, lexicon, { size: limit, employerId, hidden })
    : { people: [], total: 0 }
  const people = ranked.people.filter(({ score }) => score >= LEAST_SCORE)
  const reworded = await rewordReasons(ctx, people, signal)
  const cards = await readCards(
    ctx,
    people.map(({ candidate }) => candidate.row.id),
  )
  const results = people.flatMap((judged, index) => {
    const card = cards.find(({ id, isShown }) => id === judged.candidate.row.id && isShown)
    return card ? [aiResult(judged, card, reworded.get(index) ?? wordReason(judged))] : []
  })
  const engine = intent !== read || reworded.size > 0 ? 'provider' : 'local'
  const milliseconds = Math.round(performance.now() - started)
  const bestScore = results[0]?.matchScore ?? null
  const shown = results.map(({ cvId }) => cvId)
  const found = { results: results.length, shown, bestScore, milliseconds }
  await logSearch(ctx, { engine, query, intent, ...found }, lexicon)
  return {
    results,
    /** The number of people with the requested job or skills; estimated when there are more than are shown. */
    totalMatches: results.length < limit ? results.length : Math.max(results.length, ranked.total),
    understood: intent.chips,
    help: isUnderstood ? null : NOTHING_UNDERSTOOD,
    engine,
  }
}

const NOTHING_UNDERSTOOD =
  'We could not tell what you need. Name the job and, if you like, the place, skills, years or pay: “accountant in Lae with MYOB, up to K80k”.'

const LISTS = { name: 'ai-people-who-fit', points: 120, per: HOUR }
const PEOPLE_SHOWN = 10

/**
 * Returns up to ten people who fit one of the employer's own jobs, the best first, in the form of AI search. Throws
 * job_not_found or too_many_requests.
 */
export async function listFittingPeople(ctx: EmployerContext, jobId: number) {
  const fitting = await findFittingPeople(ctx, jobId, PEOPLE_SHOWN)
  return fitting.map(({ judged, card }) => aiResult(judged, card, wordReason(judged)))
}

/** The most people that are counted for a job. */
const PEOPLE_COUNTED = 50

/**
 * Counts the people who fit one of the employer's own jobs, up to 50, and those of them whose CV came in the last
 * seven days. Throws job_not_found or too_many_requests.
 */
export async function countFittingPeople(ctx: EmployerContext, jobId: number) {
  const fitting = await findFittingPeople(ctx, jobId, PEOPLE_COUNTED)
  const weekAgo = daysBefore(ctx.now, 7)
  return {
    fit: fitting.length,
    isMore: fitting.length === PEOPLE_COUNTED,
    newThisWeek: fitting.filter(({ card }) => card.uploadedAt > weekAgo).length,
  }
}

async function findFittingPeople(ctx: EmployerContext, jobId: number, size: number) {
  const job = await readOwnJob(ctx, jobId)
  const employerId = ctx.viewer.employer.id
  await consume(ctx, LISTS, String(employerId))
  const lexicon = await knowTerms(ctx.db)
  const need = needOfJob(job, { lexicon, locations: await selectLocations(ctx.db) })
  const hidden = await selectLeftOut(ctx.db, employerId, false)
  const { people } = await rankPeople(ctx.db, need, lexicon, { size, employerId, hidden })
  const cards = await readCards(
    ctx,
    people.map(({ candidate }) => candidate.row.id),
  )
  return people.flatMap((judged) => {
    const card = cards.find(({ id, isShown }) => id === judged.candidate.row.id && isShown)
    return card && judged.score >= LEAST_BEST ? [{ judged, card }] : []
  })
}
