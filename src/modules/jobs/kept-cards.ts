import type { Context } from '../../platform/context.ts'
import { type ContentVersions, keptAnswers } from '../../platform/database/content-versions.ts'
import { isPublic } from './policy.ts'
import { selectJobsById } from './queries.ts'
import { jobCard } from './views.ts'

type JobCard = ReturnType<typeof jobCard>

/** About 1.5 kB each. */
const MOST_CARDS = 2000
const keptCards = keptAnswers<Map<number, JobCard>>(2)

/** Returns the cards of open jobs, from memory if they have been shown since the last change. */
export async function readCards(
  ctx: Context,
  ids: readonly number[],
  { jobs, site }: ContentVersions,
): Promise<JobCard[]> {
  const cards = await keptCards(ctx, `${jobs} ${site}`, async () => new Map())
  if (cards.size > MOST_CARDS) cards.clear()
  const known = new Map(ids.map((id) => [id, cards.get(id)]))
  const rows = await selectJobsById(
    ctx.db,
    ids.filter((id) => !known.get(id)),
  )
  for (const row of rows.filter(isPublic)) {
    const card = jobCard(row, ctx.now)
    cards.set(row.id, card)
    known.set(row.id, card)
  }
  return ids.flatMap((id) => known.get(id) ?? [])
}
