import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { AppError } from '../shared/errors.ts'
import { isAdministrator } from './authentication.ts'
import { isInProcess } from './call-api.ts'
import type { AppEnv, BaseContext } from './environment.ts'
import { answerPlainly } from './no-page.ts'

/** Settings act within 5 seconds (decisions, 'Navigation'). */
const FRESH_MS = 5_000
/** Decisions, 'Maintenance': where an administrator can still log in and switch it off, and what watches the machine. */
const SPARED = /^\/(admin|api\/admin\/|api\/auth\/admin\/|api\/(health|metrics)$|robots\.txt$)/

/** `version` changes with any setting: a kept page stands for one version only. */
export type SiteState = { isClosed: boolean; version: string }

/** While maintenance is on, everybody but an administrator gets a page or a 503 that says so. */
export function closeForMaintenance(
  readState: (base: BaseContext) => Promise<SiteState>,
): MiddlewareHandler<AppEnv> {
  let known: { answer: Promise<SiteState>; since: number } | undefined
  let version = ''
  const ask = (base: BaseContext) => {
    const now = base.now.getTime()
    // Requests that wait for the same answer ask once.
    if (known && Math.abs(now - known.since) < FRESH_MS) return known.answer
    // Without a database there is no telling, and whatever needs one says so itself.
    const answer = readState(base).catch(() => ({ isClosed: false, version }))
    known = { answer, since: now }
    return answer
  }
  return async (c, next) => {
    if (SPARED.test(c.req.path) || isInProcess(c)) return next()
    const state = await ask(c.var.base)
    version = state.version
    c.set('siteVersion', version)
    return !state.isClosed || (await isAdministrator(c)) ? next() : refuse(c)
  }
}

function refuse(c: HonoContext<AppEnv>): Response {
  if (c.req.path.startsWith('/api/')) throw new AppError('maintenance')
  const text = 'We are working on the site. Please come back in a little while.'
  return answerPlainly(c, 503, 'Down for maintenance', text)
}
