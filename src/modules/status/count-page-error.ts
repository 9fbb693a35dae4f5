import type { Context } from '../../platform/context.ts'
import { consume } from '../../platform/rate-limit.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { MAX_PAGE_ERRORS, PAGE_ERRORS_OF_ADDRESS } from './limits.ts'
import { engineOf } from './policy.ts'
import { insertPageError } from './queries.ts'
import type { PageErrorInput } from './schema.ts'

/** Counts an error of our own script that a page reports. Throws too_many_requests. */
export async function countPageError(ctx: Context, { kind, at, page }: PageErrorInput): Promise<void> {
  await consume(ctx, PAGE_ERRORS_OF_ADDRESS, ctx.viewer.ip)
  const day = dayInPortMoresby(ctx.now)
  const error = { day, page, ...engineOf(ctx.viewer.userAgent), kind, place: at }
  await insertPageError(ctx.db, error, MAX_PAGE_ERRORS)
}
