import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { AppError } from '../shared/errors.ts'
import type { AppEnv } from './environment.ts'
import { rememberChange } from './recent-changes.ts'

/**
 * Refuses what another site triggers (decisions, rule 10): a Sec-Fetch-Site other than `same-origin`, an Origin or Referer of
 * a host that is neither ours nor the request's, a prefetch. A client that sends none of these headers passes.
 */
export function refuseOtherSites(c: HonoContext<AppEnv>): void {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin') throw new AppError('other_site')
  if (c.req.header('sec-purpose') !== undefined || c.req.header('purpose') === 'prefetch')
    throw new AppError('other_site')
  const hosts = [c.req.header('host'), new URL(c.var.base.config.publicUrl).host]
  for (const name of ['origin', 'referer']) {
    const from = c.req.header(name)
    if (from !== undefined && !(URL.canParse(from) && hosts.includes(new URL(from).host)))
      throw new AppError('other_site')
  }
}

/** For GET calls that spend or count; every other method is checked for all routes in `app.ts`. */
export const sameOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  // Asking for the head of an answer must not pay for it.
  if (c.req.method === 'HEAD') throw new AppError('not_found')
  refuseOtherSites(c)
  await next()
  rememberChange(c)
}
