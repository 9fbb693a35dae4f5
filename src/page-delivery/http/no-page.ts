import type { Context as HonoContext } from 'hono'
import type { AppEnv } from '../../http/environment.ts'
import { refusalOf } from '../../http/errors.ts'
import { describeError } from '../../platform/database/errors.ts'
import { localPath } from '../../shared/local-path.ts'
import type { PageAnswer } from '../../shared/rendering.ts'
import { plainPage } from './html-document.ts'
import { contentSecurityPolicy, pageHeaders, styleHashes } from './html-security.ts'

type Otherwise = Exclude<PageAnswer, { kind: 'page' }>

/** Thrown instead of a page: a redirect, or a failure. */
export class NoPage {
  readonly answer: Otherwise
  constructor(answer: Otherwise) {
    this.answer = answer
  }
}

/**
 * Returns the answer for a thrown error: a redirect, a text for a refusal, otherwise a plain 500 page and a line in the
 * log.
 */
export function answerOtherwise(c: HonoContext<AppEnv>, thrown: unknown): Response {
  const answer = thrown instanceof NoPage ? thrown.answer : ({ kind: 'failure', error: thrown } as const)
  if (answer.kind === 'redirect') {
    c.header('Cache-Control', 'no-store')
    const location = localPath(answer.location) ?? '/'
    return c.redirect(location, answer.status === 301 || answer.status === 308 ? answer.status : 302)
  }
  const { error } = answer
  const refusal = asRefusal(error)
  if (!refusal) {
    c.var.base.log.error({ path: c.req.path, ...describeError(error) }, 'page failed')
  }
  const { status, text } = refusal ?? {
    status: 500 as const,
    text: 'Something went wrong on our side. Please try again.',
  }
  return answerPlainly(c, status, 'This page could not be loaded', text)
}

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
    'Content-Security-Policy': contentSecurityPolicy({ scripts: [], styles: styleHashes(html) }),
    'Cache-Control': 'no-store',
    ...(status !== 500 && { 'Retry-After': status === 429 ? '3600' : '300' }),
  })
}

/** Returns a status and text if a read was refused for a reason that the visitor should know. */
function asRefusal(error: unknown): { status: 429 | 503; text: string } | undefined {
  const { status, message } = refusalOf(error) ?? Object(error)
  return status === 429 || status === 503 ? { status, text: message } : undefined
}
