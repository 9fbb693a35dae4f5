import type { Context as HonoContext } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { RECENT_SECONDS } from '../platform/replica.ts'
import type { BaseContext } from './environment.ts'

const COOKIE = 'recent_change'

/**
 * A browser that has changed something reads the primary until every replica in use has it, whichever process answers. The cookie says
 * nothing of anybody, and who makes one up gains nothing. Without a replica there is none.
 */
export function rememberChange(c: HonoContext): void {
  const { replica, config }: BaseContext = c.get('base')
  if (!replica) return
  setCookie(c, COOKIE, '1', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: RECENT_SECONDS,
  })
}

export function hasRecentChange(c: HonoContext): boolean {
  return getCookie(c, COOKIE) !== undefined
}
