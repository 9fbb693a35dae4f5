import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../../http/environment.ts'
import { isLoadedAhead } from '../../http/same-origin.ts'
import { describeError } from '../../platform/database/errors.ts'
import { recordVisit } from './visits.ts'

/** Counts who was shown a page. The page does not wait for it, and is shown also when it fails. */
export const countVisits: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  // The headers are not read: they would be parsed for it.
  const { status } = c.res
  if ((status !== 200 && status !== 304) || isLoadedAhead(c)) return
  const base = c.get('base')
  recordVisit(base, base.viewer).catch((error: unknown) =>
    base.log.warn({ error: describeError(error).error }, 'visit not counted'),
  )
}
