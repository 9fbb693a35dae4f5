import type { Context as HonoContext } from 'hono'
import type { AppEnv } from '../../http/environment.ts'
import { refusalOf } from '../../http/errors.ts'
import { describeError, isOutage } from '../../platform/database/errors.ts'
import { localPath } from '../../shared/local-path.ts'
import { PLAIN_STYLE, plainPage } from './html-document.ts'
import { contentSecurityPolicy, hashSource, pageHeaders } from './html-security.ts'

/** Returns a plain page for a thrown error, which says why if it was a refusal or an outage. Logs all but refusals. */
export function answerFailure(c: HonoContext<AppEnv>, error: unknown): Response {
  const { status, message } = refusalOf(error) ?? Object(error)
  const isTold = status === 429 || status === 503
  if (!isTold || isOutage(error)) {
    c.var.base.log.error({ path: c.req.path, ...describeError(error) }, 'page failed')
  }
  return isTold
    ? answerPlainly(c, status, FAILED, message)
    : answerPlainly(c, 500, FAILED, 'Something went wrong on our side. Please try again.')
}

const FAILED = 'This page could not be loaded'

/** Sends a page without script or data. Also used for maintenance. */
export function answerPlainly(
  c: HonoContext<AppEnv>,
  status: 429 | 500 | 503,
  title: string,
  text: string,
): Response {
  const { pathname, search } = new URL(c.req.url)
  const html = plainPage(title, text, localPath(pathname + search))
  return c.body(html, status, {
    ...pageHeaders(pathname, true),
    'Content-Security-Policy': contentSecurityPolicy({ scripts: [], styles: [hashSource(PLAIN_STYLE)] }),
    'Cache-Control': 'no-store',
    ...(status !== 500 && { 'Retry-After': status === 429 ? '3600' : '300' }),
  })
}
