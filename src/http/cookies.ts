import type { Context as HonoContext } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { RECENT_SECONDS } from '../platform/database/replica.ts'
import type { Notice } from '../shared/rendering.ts'
import { DAY, SECOND } from '../shared/time.ts'
import type { BaseContext } from './environment.ts'

/** With `https:` no other host, path or plain connection can set or read these cookies (RFC 6265bis, 4.1.3.2). */
const PREFIX = '__Host-'

function isSecure(c: HonoContext): boolean {
  const { config }: BaseContext = c.get('base')
  return config.publicUrl.startsWith('https:')
}

const nameOf = (c: HonoContext, name: string) => (isSecure(c) ? PREFIX + name : name)

/** Returns one of our cookies. With `https:`, a cookie without the prefix is ignored. */
export function readHostCookie(c: HonoContext, name: string): string | undefined {
  return getCookie(c, nameOf(c, name)) || undefined
}

/**
 * Sets a cookie that scripts cannot read and that other sites' POST requests do not send. `maxAge` is in seconds;
 * without it, the browser deletes the cookie when it is closed.
 */
export function setHostCookie(c: HonoContext, name: string, value: string, maxAge?: number): void {
  setCookie(c, nameOf(c, name), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    ...(maxAge !== undefined && { maxAge }),
  })
}

const KNOWN_DEVICE = 'known_device'
/** The maximum number of accounts that one browser remembers. A family may share a phone. */
const MAX_ACCOUNTS = 5
/** Seconds. Browsers keep no cookie longer than 400 days (RFC 6265bis, 5.6.2). */
const KNOWN_FOR = (400 * DAY) / SECOND

/** Returns the marks of the accounts that this browser has logged in to, the latest first. */
export function knownDevices(c: HonoContext): string[] {
  return (readHostCookie(c, KNOWN_DEVICE) ?? '').split('.').filter(Boolean).slice(0, MAX_ACCOUNTS)
}

export function rememberDevice(c: HonoContext, mark: string): void {
  const marks = [mark, ...knownDevices(c).filter((other) => other !== mark)].slice(0, MAX_ACCOUNTS)
  setHostCookie(c, KNOWN_DEVICE, marks.join('.'), KNOWN_FOR)
}

const DISMISSED = 'announcements'
/** The maximum number of dismissed announcements that a browser remembers. */
const MAX_DISMISSED = 20

/** Returns the ids of the announcements that this browser has dismissed, the latest first. */
export function dismissedAnnouncements(c: HonoContext): number[] {
  const ids = (readHostCookie(c, DISMISSED) ?? '').split('.').map(Number)
  return ids.filter((id) => Number.isInteger(id) && id > 0).slice(0, MAX_DISMISSED)
}

export function dismissAnnouncement(c: HonoContext, id: number): void {
  const ids = [id, ...dismissedAnnouncements(c).filter((other) => other !== id)].slice(0, MAX_DISMISSED)
  setHostCookie(c, DISMISSED, ids.join('.'), KNOWN_FOR)
}

const TEXT_ONLY = 'text_only'

/** Whether this browser wants pages of text only. */
export const wantsTextOnly = (c: HonoContext): boolean => readHostCookie(c, TEXT_ONLY) === '1'

export function rememberTextOnly(c: HonoContext, isOn: boolean): void {
  setHostCookie(c, TEXT_ONLY, isOn ? '1' : '', isOn ? KNOWN_FOR : 0)
}

const NOTICE = 'notice'
/** Seconds. The next page reads it at once. */
const NOTICE_FOR = 60

/** Says on the next page of this browser what a plain form has done. */
export function leaveNotice(c: HonoContext, { title, description = '', isFailure = false }: Notice): void {
  setHostCookie(c, NOTICE, JSON.stringify([title, description, isFailure]), NOTICE_FOR)
}

export function readNotice(c: HonoContext): Notice | undefined {
  const left = readHostCookie(c, NOTICE)
  if (!left) return undefined
  try {
    const [title, description, isFailure]: unknown[] = JSON.parse(left)
    if (typeof title !== 'string' || typeof description !== 'string') return undefined
    return { title, description, isFailure: isFailure === true }
  } catch {
    return undefined
  }
}

/** Returns the answer that shows the notice, after which no page shows it again. */
export function forgetNotice(c: HonoContext, answer: Response): Response {
  c.res = answer
  setHostCookie(c, NOTICE, '', 0)
  return c.res
}

const RECENT_CHANGE = 'recent_change'

/**
 * Sets a cookie by which a browser that has changed something reads from the primary until every replica in use has the
 * change, whichever process answers. The cookie contains nothing personal, and forging it gains nothing. Without a
 * replica it is not set.
 */
export function rememberChange(c: HonoContext): void {
  const { replica }: BaseContext = c.get('base')
  if (replica) setHostCookie(c, RECENT_CHANGE, '1', RECENT_SECONDS)
}

export function hasRecentChange(c: HonoContext): boolean {
  return readHostCookie(c, RECENT_CHANGE) !== undefined
}
