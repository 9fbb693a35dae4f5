import type { Context as HonoContext } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { BaseContext } from './environment.ts'

const COOKIE = 'known_device'
/** A family shares a phone. */
const MOST = 5
/** Browsers keep nothing longer, seconds (RFC 6265bis, 5.6.2). */
const LIFETIME = 400 * 86_400

function nameOf(c: HonoContext): [name: string, isSecure: boolean] {
  const { config }: BaseContext = c.get('base')
  const isSecure = config.publicUrl.startsWith('https:')
  return [isSecure ? `__Host-${COOKIE}` : COOKIE, isSecure]
}

/** The marks of the accounts that this browser has logged in to, the last first. */
export function knownDevices(c: HonoContext): string[] {
  const [name] = nameOf(c)
  return (getCookie(c, name) ?? '').split('.').filter(Boolean).slice(0, MOST)
}

export function rememberDevice(c: HonoContext, mark: string): void {
  const [name, secure] = nameOf(c)
  const marks = [mark, ...knownDevices(c).filter((other) => other !== mark)].slice(0, MOST)
  setCookie(c, name, marks.join('.'), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    maxAge: LIFETIME,
  })
}
