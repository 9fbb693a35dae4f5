import type { Context as HonoContext } from 'hono'
import { describeError } from '../platform/database-errors.ts'
import type { PageAnswer } from '../shared/rendering.ts'
import type { AppEnv } from './environment.ts'
import { plainPage } from './html-document.ts'
import { contentSecurityPolicy, pageHeaders, styleHashes } from './html-security.ts'

type Otherwise = Exclude<PageAnswer, { kind: 'page' }>

/** What ends the making of a page: a redirect, or a failure. */
export class NoPage {
  readonly answer: Otherwise
  constructor(answer: Otherwise) {
    this.answer = answer
  }
}

/** The answer to whatever was thrown: a redirect, words for a refusal, else a plain 500 page and a line in the log. */
export function answerOtherwise(c: HonoContext<AppEnv>, thrown: unknown): Response {
  const answer = thrown instanceof NoPage ? thrown.answer : ({ kind: 'failure', error: thrown } as const)
  if (answer.kind === 'redirect') {
    c.header('Cache-Control', 'no-store')
    return c.redirect(answer.location, answer.status === 301 || answer.status === 308 ? answer.status : 302)
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

/** A page without script or data; also for maintenance. */
export function answerPlainly(
  c: HonoContext<AppEnv>,
  status: 429 | 500 | 503,
  title: string,
  text: string,
): Response {
  const { pathname, search } = new URL(c.req.url)
  const html = plainPage(title, text, pathname + search)
  return c.body(html, status, {
    ...pageHeaders(pathname, c.var.base.config.publicUrl, true),
    'Content-Security-Policy': contentSecurityPolicy({ scripts: [], styles: styleHashes(html) }),
    'Cache-Control': 'no-store',
    ...(status !== 500 && { 'Retry-After': status === 429 ? '3600' : '300' }),
  })
}

/** A call of the page's loader was refused for a reason that its visitor should read. */
function asRefusal(error: unknown): { status: 429 | 503; text: string } | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined
  const { status, message } = error
  return status === 429 || status === 503 ? { status, text: message } : undefined
}
