import type { Context as HonoContext } from 'hono'
import { type Given, giveNobody, givePublic } from '../../http/authentication.ts'
import { within } from '../../platform/within.ts'

/** The status page is shown even if the database does not answer. */
export const answersAlways = (path: string): boolean => path === '/status'

/** Milliseconds that such a page waits for the database before it is rendered without it. */
export const PATIENCE = 2_000

/** Returns what the reads of such a page get: as if nobody were logged in when the database does not answer. */
export function givePatiently(c: HonoContext): Promise<Given<'public'>> {
  return within(PATIENCE, givePublic(c)).catch(() => giveNobody(c))
}
