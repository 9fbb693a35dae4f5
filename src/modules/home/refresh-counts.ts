import type { Context } from '../../platform/context.ts'
import { keptAnswers } from '../../platform/database/content-versions.ts'
import { MINUTE, SECOND } from '../../shared/time.ts'
import { claimCounts, findCounts, storeCounts } from './queries.ts'

/** The milliseconds for which counts stay in the memory of one process. */
const FRESH_IN_MEMORY = 5 * SECOND
/** In the last of these milliseconds a request reads the next counts, so that on a busy site nobody waits for them. */
const AHEAD = SECOND

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
  const kept = (window: number) =>
    keptCounts(ctx, `${name} ${window}`, () => refreshStored(ctx, name, count, lifetime))
  const windowAt = (time: number) => Math.floor(time / FRESH_IN_MEMORY)
  const now = ctx.now.getTime()
  const [current, next] = [windowAt(now), windowAt(now + AHEAD)]
  const value = await kept(current)
  // a failure is not kept: the next request asks again
  if (next !== current) kept(next).catch(() => undefined)
  return value as T
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
