import type { Context } from '../../platform/context.ts'
import { keptAnswers } from '../../platform/database/content-versions.ts'
import { MINUTE, SECOND } from '../../shared/time.ts'
import { claimCounts, findCounts, storeCounts } from './queries.ts'

/** The milliseconds for which counts stay in the memory of one process. */
const FRESH_IN_MEMORY = 5 * SECOND

const keptCounts = keptAnswers<unknown>(8)

/**
 * Returns the counts of a name, at most `lifetime` milliseconds old. When they are older, the first request counts
 * again for all processes; requests that arrive meanwhile get the old counts at once.
 */
export async function refreshCounts<T>(
  ctx: Context,
  name: string,
  count: () => Promise<T>,
  lifetime = MINUTE,
): Promise<T> {
  const key = `${name} ${Math.floor(ctx.now.getTime() / FRESH_IN_MEMORY)}`
  return (await keptCounts(ctx, key, () => refreshStored(ctx, name, count, lifetime))) as T
}

async function refreshStored<T>(
  ctx: Context,
  name: string,
  count: () => Promise<T>,
  lifetime: number,
): Promise<T> {
  const known = await findCounts<T>(ctx.db, name)
  const isFresh = known && Math.abs(ctx.now.getTime() - known.countedAt.getTime()) < lifetime
  if (known && (isFresh || !(await claimCounts(ctx.db, name, known.countedAt, ctx.now)))) return known.value
  const value = await count()
  await storeCounts(ctx.db, name, value, ctx.now)
  return value
}
