import type { Context as HonoContext } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { speak } from '../platform/speaking.ts'
import { tokPisinAddress, type Words } from '../shared/language/words.ts'
import { localPath } from '../shared/local-path.ts'
import { LANGUAGE_COOKIE } from '../shared/rendering.ts'
import { DAY, SECOND } from '../shared/time.ts'
import type { AppEnv, BaseContext } from './environment.ts'

/** Returns the words of Tok Pisin, or undefined while it is not offered. */
export type ReadTokPisin = (ctx: BaseContext) => Promise<Words | undefined>

/** Seconds. Browsers keep no cookie longer than 400 days (RFC 6265bis, 5.6.2). */
const REMEMBERED_FOR = (400 * DAY) / SECOND

export const prefersTokPisin = (c: HonoContext): boolean => getCookie(c, LANGUAGE_COOKIE) === 'tpi'

/**
 * Answers `/language/tpi/jobs`: remembers the language and redirects to the page in it. Works without JavaScript, too.
 * Returns undefined for other addresses.
 */
export function changeLanguage(c: HonoContext<AppEnv>, asked: string): Response | undefined {
  const [, language, rest = ''] = /^\/language\/(en|tpi)(?=[/?]|$)(.*)$/.exec(asked) ?? []
  if (!language) return undefined
  const href = localPath(rest) ?? '/'
  setCookie(c, LANGUAGE_COOKIE, language, {
    path: '/',
    sameSite: 'Lax',
    secure: c.var.base.config.publicUrl.startsWith('https:'),
    maxAge: REMEMBERED_FOR,
  })
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
  return c.redirect(language === 'tpi' ? tokPisinAddress(href) : href)
}

/** Answers a refused call in the language of the page that sent it. */
export async function inLanguageOf<T>(
  c: HonoContext<AppEnv>,
  readTokPisin: ReadTokPisin,
  answer: () => T,
): Promise<T> {
  const isTokPisin = c.req.header('accept-language') === 'tpi'
  const words = isTokPisin ? await readTokPisin(c.var.base).catch(() => undefined) : undefined
  return words ? speak(words, answer) : answer()
}
