import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { AppError } from '../shared/errors.ts'
import { rememberChange } from './cookies.ts'
import type { AppEnv } from './environment.ts'

/**
 * The headers by which current and older versions of Chrome, Firefox and Safari mark a page that they load in advance.
 */
const LOADED_AHEAD = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/** Whether a browser loads this in advance, in case its user opens it (`prefetch`, `prefetch;prerender`, `preview`). */
export function isLoadedAhead(c: HonoContext): boolean {
  return LOADED_AHEAD.some((name) => c.req.header(name) !== undefined)
}

/**
 * Refuses requests that another site triggers: a Sec-Fetch-Site other than `same-origin`, or an Origin or Referer of a
 * host that is neither ours nor the request's. Also refuses requests that are loaded in advance. A client that sends
 * none of these headers passes.
 */
export function refuseOtherSites(c: HonoContext<AppEnv>): void {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin') throw new AppError('other_site')
  if (isLoadedAhead(c)) throw new AppError('other_site')
  const hosts = [c.req.header('host'), new URL(c.var.base.config.publicUrl).host]
  for (const name of ['origin', 'referer']) {
    const from = c.req.header(name)
    if (from !== undefined && !(URL.canParse(from) && hosts.includes(new URL(from).host)))
      throw new AppError('other_site')
  }
}

/**
 * Refuses a plain form that another site sends. Unlike a call, any page can send it, so a browser that runs scripts must
 * say from where it comes: only text browsers, in which nothing is sent without a key press, leave that out.
 */
export function refuseFormsOfOthers(c: HonoContext<AppEnv>): void {
  refuseOtherSites(c)
  const isToldFrom = ['sec-fetch-site', 'origin', 'referer'].some((name) => c.req.header(name) !== undefined)
  if (!isToldFrom && c.req.header('user-agent')?.startsWith('Mozilla/')) throw new AppError('other_site')
}

/** For GET calls that spend credits or count views. All other methods are checked for all routes in `api.ts`. */
export const sameOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  // A HEAD request must not be charged for an answer that it does not get.
  if (c.req.method === 'HEAD') throw new AppError('not_found')
  refuseOtherSites(c)
  await next()
  rememberChange(c)
}
