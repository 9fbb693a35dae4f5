import type { Context as HonoContext } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Context } from '../platform/context.ts'
import { speak } from '../platform/speaking.ts'
import { LANGUAGES, type Language, tokPisinAddress, type Words } from '../shared/language/words.ts'
import { localPath } from '../shared/local-path.ts'
import { LANGUAGE_COOKIE } from '../shared/rendering.ts'
import { DAY, SECOND } from '../shared/time.ts'
import { givePublic, sessionTokens } from './authentication.ts'
import type { AppEnv, BaseContext } from './environment.ts'

/** Returns the words of Tok Pisin, or undefined while it is not offered. */
export type ReadTokPisin = (ctx: BaseContext) => Promise<Words | undefined>

/** Seconds. Browsers keep no cookie longer than 400 days (RFC 6265bis, 5.6.2). */
const REMEMBERED_FOR = (400 * DAY) / SECOND

export const prefersTokPisin = (c: HonoContext): boolean => getCookie(c, LANGUAGE_COOKIE) === 'tpi'

/** Whether a call was sent by a page in Tok Pisin. A plain form says it only with the address of its page. */
const isFromTokPisin = ({ req }: HonoContext): boolean =>
  req.header('accept-language') === 'tpi' ||
  /^https?:\/\/[^/]+\/tpi(?=[/?#]|$)/.test(req.header('referer') ?? '')

/** Returns the language of the page that sent this call, or the one that its browser remembers. */
export function chosenLanguage(c: HonoContext): Language | undefined {
  return isFromTokPisin(c) ? 'tpi' : LANGUAGES.find((one) => one === getCookie(c, LANGUAGE_COOKIE))
}

/** Returns the address of the page to which a plain form leads, in the language of the page with the form. */
export const inLanguageOfForm = (c: HonoContext, href: string): string =>
  isFromTokPisin(c) ? tokPisinAddress(href) : href

/** Makes this browser show pages in a language. `isShort`: until it is closed. */
export function rememberLanguage(c: HonoContext, language: Language, isShort = false): void {
  const { config }: BaseContext = c.get('base')
  setCookie(c, LANGUAGE_COOKIE, language, {
    path: '/',
    sameSite: 'Lax',
    secure: config.publicUrl.startsWith('https:'),
    ...(!isShort && { maxAge: REMEMBERED_FOR }),
  })
}

/** Keeps the language of the accounts that are logged in. */
export type KeepLanguage = (ctx: Context, language: Language) => Promise<void>

/**
 * Answers `/language/tpi/jobs`: remembers the language and redirects to the page in it. Works without JavaScript, too.
 * Returns undefined for other addresses.
 */
export async function changeLanguage(
  c: HonoContext<AppEnv>,
  asked: string,
  keep: KeepLanguage,
): Promise<Response | undefined> {
  const [, name, rest = ''] = /^\/language\/(en|tpi)(?=[/?]|$)(.*)$/.exec(asked) ?? []
  const language = LANGUAGES.find((one) => one === name)
  if (!language) return undefined
  const href = localPath(rest) ?? '/'
  rememberLanguage(c, language)
  if (sessionTokens(c).length > 0) await keep((await givePublic(c)).ctx, language)
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
  return c.redirect(language === 'tpi' ? tokPisinAddress(href) : href)
}

/** Words the answer of a call in the language of the page that sent it. */
export async function inLanguageOf<T>(
  c: Pick<HonoContext, 'req'> & { var: { base: BaseContext } },
  readTokPisin: ReadTokPisin,
  answer: () => T,
): Promise<T> {
  const isTokPisin = c.req.header('accept-language') === 'tpi'
  const words = isTokPisin ? await readTokPisin(c.var.base).catch(() => undefined) : undefined
  return words ? speak(words, answer) : answer()
}
