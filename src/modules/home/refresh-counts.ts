import type { Context } from '../../platform/context.ts'
import { claimCounts, findCounts, storeCounts } from './queries.ts'

/** Cached for a minute (decisions, 'Placeholders become real'). */
const FRESH = 60_000

/**
 * The counts of a name, at most a minute old. When they are older, the first who asks counts anew, for all processes; whoever asks
 * meanwhile gets the old ones at once.
 */
export async function refreshCounts<T>(ctx: Context, name: string, count: () => Promise<T>): Promise<T> {
  const known = await findCounts<T>(ctx.db, name)
  const isFresh = known && Math.abs(ctx.now.getTime() - known.countedAt.getTime()) < FRESH
  if (known && (isFresh || !(await claimCounts(ctx.db, name, known.countedAt, ctx.now)))) return known.value
  const value = await count()
  await storeCounts(ctx.db, name, value, ctx.now)
  return value
}
