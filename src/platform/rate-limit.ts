import { AppError } from '../shared/errors.ts'
import { SECOND } from '../shared/time.ts'
import type { Context } from './context.ts'
import type { TaskModule } from './tasks/tasks.ts'

/**
 * At most `points` uses in each window of `per` milliseconds, for each key. `points` is multiplied by
 * RATE_LIMIT_FACTOR.
 */
export type RateLimit = { name: string; points: number; per: number }

/** The uses in the current window, and its end. */
export type Uses = { points: number; expiresAt: Date }

const COUNT = 'SELECT points, expires_at AS "expiresAt" FROM count_use($1, $2, $3, $4)'

async function count(ctx: Context, limit: RateLimit, key: string, points: number): Promise<Uses> {
  const values = [limitKey(limit, key), points, ctx.now, limit.per / SECOND]
  const { rows } = await ctx.db.$client.query<Uses>({ name: 'count-rate-limit', text: COUNT, values })
  return rows[0] ?? { points: 0, expiresAt: ctx.now }
}

/** The name of a limit in the database. */
export const limitKey = ({ name }: RateLimit, key: string) => `${name}:${key}`

/** Returns at least one, because a limit below one would refuse every request. */
function mostPoints(ctx: Context, limit: RateLimit): number {
  return Math.max(1, limit.points * ctx.config.rateLimitFactor)
}

/** Counts one use. Throws too_many_requests with the seconds to wait when it exceeds the limit. */
export async function consume(ctx: Context, limit: RateLimit, key: string): Promise<void> {
  requireWithin(ctx, limit, await count(ctx, limit, key, 1))
}

/** Throws too_many_requests with the seconds to wait when the counted uses exceed the limit. */
export function requireWithin(ctx: Context, limit: RateLimit, { points, expiresAt }: Uses): void {
  if (points <= mostPoints(ctx, limit)) return
  throw new AppError('too_many_requests', {
    retryAfter: Math.max(1, (expiresAt.getTime() - ctx.now.getTime()) / SECOND),
  })
}

/** Counts one use and returns whether it exceeds the limit, without refusing it. */
export async function isOneTooMany(ctx: Context, limit: RateLimit, key: string): Promise<boolean> {
  return (await count(ctx, limit, key, 1)).points > mostPoints(ctx, limit)
}

/** Undoes one use that was counted before it was known whether it counts. */
export async function takeBack(ctx: Context, limit: RateLimit, key: string): Promise<void> {
  await count(ctx, limit, key, -1)
}

/** Once an hour, each module that subscribes to `clean-up` deletes the expired rows of its own tables. */
export const rateLimitTasks: TaskModule = {
  handlers: {
    async 'clean-up'({ db, now }) {
      await db.$client.query('DELETE FROM rate_limits WHERE expires_at < $1', [now])
    },
  },
  schedules: { 'clean-up': '17 * * * *' },
}
