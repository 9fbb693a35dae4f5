import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import type { ContentVersions } from '../platform/database/content-versions.ts'
import { AppError } from '../shared/errors.ts'
import { isAdministrator } from './authentication.ts'
import type { AppEnv, BaseContext } from './environment.ts'
import { answerPlainly } from './plain-page.ts'

/**
 * Paths that stay open: an administrator can log in and switch maintenance off, and monitoring and the status page
 * still work.
 */
const SPARED =
  /^\/(admin|api\/admin\/|api\/auth\/(admin\/|(employer\/)?logout$)|api\/(health|metrics|status)$|status$|robots\.txt$|\.well-known\/)/

type SiteState = { isClosed: boolean; versions: ContentVersions }

/** During maintenance, answers every visitor except administrators with the maintenance page or a 503. */
export function closeForMaintenance(
  readState: (base: BaseContext) => Promise<SiteState>,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (SPARED.test(c.req.path)) return next()
    // If the database has not answered since the start, the site is open. Routes that need the database fail by
    // themselves.
    const state = await readState(c.get('base')).catch(() => undefined)
    if (state) c.set('versions', state.versions)
    return !state?.isClosed || (await isAdministrator(c)) ? next() : refuse(c)
  }
}

function refuse(c: HonoContext<AppEnv>): Response {
  if (c.req.path.startsWith('/api/')) throw new AppError('maintenance')
  const text = 'We are working on the site. Please come back in a little while.'
  return answerPlainly(c, 503, 'Down for maintenance', text)
}
