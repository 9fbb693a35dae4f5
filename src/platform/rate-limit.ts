import { AppError } from '../shared/errors.ts'
import type { Context } from './context.ts'

/** `points` at most in each window of `seconds`, for each key. Multiplied by RATE_LIMIT_FACTOR. */
export type RateLimit = { name: string; points: number; seconds: number }

const COUNT = `
  INSERT INTO rate_limits AS l (key, points, expires_at) VALUES ($1, $2, $3::timestamptz + make_interval(secs => $4))
  ON CONFLICT (key) DO UPDATE SET
    points = greatest(0, CASE WHEN l.expires_at <= $3 THEN $2 ELSE l.points + $2 END),
    expires_at = CASE WHEN l.expires_at <= $3 THEN excluded.expires_at ELSE l.expires_at END
  RETURNING points, expires_at`

type Counted = { points: number; expires_at: Date }

async function count(ctx: Context, limit: RateLimit, key: string, points: number): Promise<Counted> {
  const values = [`${limit.name}:${key}`, points, ctx.now, limit.seconds]
  const { rows } = await ctx.db.$client.query<Counted>({ name: 'count-rate-limit', text: COUNT, values })
  return rows[0] ?? { points: 0, expires_at: ctx.now }
}

/** A limit below one would shut everybody out. */
function mostPoints(ctx: Context, limit: RateLimit): number {
  return Math.max(1, limit.points * ctx.config.rateLimitFactor)
}

/** Counts one use. Throws too_many_requests with the seconds to wait when it was one too many. */
export async function consume(ctx: Context, limit: RateLimit, key: string): Promise<void> {
  const { points, expires_at } = await count(ctx, limit, key, 1)
  if (points <= mostPoints(ctx, limit)) return
  throw new AppError('too_many_requests', {
    retryAfter: Math.max(1, (expires_at.getTime() - ctx.now.getTime()) / 1000),
  })
}

/** Counts one use and tells whether it was one too many, without refusing it. */
export async function isOneTooMany(ctx: Context, limit: RateLimit, key: string): Promise<boolean> {
  return (await count(ctx, limit, key, 1)).points > mostPoints(ctx, limit)
}

/** Takes back one use that was counted before it was known whether it counts. */
export async function takeBack(ctx: Context, limit: RateLimit, key: string): Promise<void> {
  await count(ctx, limit, key, -1)
}
