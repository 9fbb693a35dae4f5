import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../../http/environment.ts'
import { describeError } from '../../platform/database-errors.ts'
import { recordVisit } from './record-visit.ts'

/** Counts who was shown a page. The page does not wait for it, and is shown also when it fails. */
export const countVisits: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const { status, headers } = c.res
  const isPage = status === 304 || (status === 200 && headers.get('content-type')?.startsWith('text/html'))
  if (!isPage || c.req.header('sec-purpose') !== undefined) return
  const { base } = c.var
  recordVisit(base, base.viewer).catch((error: unknown) =>
    base.log.warn({ error: describeError(error).error }, 'visit not counted'),
  )
}
