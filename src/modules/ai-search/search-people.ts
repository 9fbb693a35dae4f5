import type { EmployerContext } from '../../platform/context.ts'
import { consume } from '../../platform/rate-limit.ts'
import { readCards } from '../search/reads.ts'
import { PROVIDER_TIME } from './ask-provider.ts'
import { asksForSomething } from './intent.ts'
import { logSearch } from './log-search.ts'
import { selectOpened } from './queries.ts'
import { rankPeople } from './rank-people.ts'
import { refineIntent } from './refine-intent.ts'
import { rewordReasons } from './reword-reasons.ts'
import type { AiSearchInput } from './schema.ts'
import { LEAST_SCORE } from './score-candidate.ts'
import { understandNeed } from './understand-need.ts'
import { aiResult } from './views.ts'
import { wordReason } from './word-reason.ts'

/** Decisions, rule 15. */
const SEARCHES = { name: 'ai-searches', points: 60, seconds: 3600 }

/**
 * Up to 20 people for what an employer says it needs, the best first. A query of which nothing is understood finds nobody: `help` says
 * so. Throws too_many_requests.
 */
export async function searchPeople(
  ctx: EmployerContext,
  { query, limit, asTyped, hideOpened }: AiSearchInput,
) {
  const employerId = ctx.viewer.employer.id
  await consume(ctx, SEARCHES, String(employerId))
  const started = performance.now()
  const signal = AbortSignal.timeout(PROVIDER_TIME)
  const { intent: read, lexicon } = await understandNeed(ctx.db, query, asTyped)
  const intent = await refineIntent(ctx, query, read, lexicon, signal)
  const isUnderstood = asksForSomething(intent)
  const hidden = hideOpened ? await selectOpened(ctx.db, employerId) : null
  const ranked = isUnderstood
    ? await rankPeople(ctx.db, intent, lexicon, { size: limit, hidden })
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
  await logSearch(ctx, { engine, query, intent, results: results.length, bestScore, milliseconds }, lexicon)
  return {
    results,
    /** People of the job, or with the skills, that were asked for; about, where they are more than are shown. */
    totalMatches: results.length < limit ? results.length : Math.max(results.length, ranked.total),
    understood: intent.chips,
    help: isUnderstood ? null : NOTHING_UNDERSTOOD,
    engine,
  }
}

const NOTHING_UNDERSTOOD =
  'We could not tell what you need. Say the job, and if you like the place, skills, years or pay: “accountant in Lae with MYOB, up to K80k”.'
