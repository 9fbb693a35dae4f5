import type { Context as HonoContext } from 'hono'
import type { AppEnv } from '../../http/environment.ts'
import { refusalOf } from '../../http/errors.ts'
import { prefersTokPisin } from '../../http/language.ts'
import { describeError, isOutage } from '../../platform/database/errors.ts'
import { speak } from '../../platform/speaking.ts'
import { OUTAGE_IN_TOK_PISIN } from '../../shared/language/outage.ts'
import { ENGLISH, splitLanguage, t } from '../../shared/language/words.ts'
import { localPath } from '../../shared/local-path.ts'
import { PLAIN_STYLE, plainPage } from './html-document.ts'
import { contentSecurityPolicy, hashSource, pageHeaders } from './html-security.ts'

/** Returns a plain page for a thrown error, which says why if it was a refusal or an outage. Logs all but refusals. */
export function answerFailure(c: HonoContext<AppEnv>, error: unknown): Response {
  const { status, message } = inLanguageOfReader(c, () => refusalOf(error)) ?? Object(error)
  const isTold = status === 429 || status === 503
  if (!isTold || isOutage(error)) {
    c.var.base.log.error({ path: c.req.path, ...describeError(error) }, 'page failed')
  }
  return isTold
    ? answerPlainly(c, status, FAILED, message)
    : answerPlainly(c, 500, FAILED, 'Something went wrong on our side. Please try again.')
}

/** Speaks the language that the address or the cookie names. Nothing here may wait for the database. */
function inLanguageOfReader<T>(c: HonoContext<AppEnv>, answer: () => T): T {
  const isTokPisin = splitLanguage(c.req.path).language === 'tpi' || prefersTokPisin(c)
  return speak(isTokPisin ? OUTAGE_IN_TOK_PISIN : ENGLISH, answer)
}

const FAILED = 'This page could not be loaded'

/** Sends a page without script or data, in the reader's language. Also used for maintenance. */
export function answerPlainly(
  c: HonoContext<AppEnv>,
  status: 429 | 500 | 503,
  title: string,
  text: string,
): Response {
  const { pathname, search } = new URL(c.req.url)
  const html = inLanguageOfReader(c, () => plainPage(t(title), t(text), localPath(pathname + search)))
  return c.body(html, status, {
    ...pageHeaders(splitLanguage(pathname).href, true),
    'Content-Security-Policy': contentSecurityPolicy({ scripts: [], styles: [hashSource(PLAIN_STYLE)] }),
    'Cache-Control': 'no-store',
    ...(status !== 500 && { 'Retry-After': status === 429 ? '3600' : '300' }),
  })
}
