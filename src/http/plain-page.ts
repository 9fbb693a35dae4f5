import type { Context as HonoContext } from 'hono'
import { describeError, isOutage } from '../platform/database/errors.ts'
import { speak } from '../platform/speaking.ts'
import { BAND, BRAND, FOREST, INK, MARK, PAPER } from '../shared/brand.ts'
import { OUTAGE_IN_TOK_PISIN } from '../shared/language/outage.ts'
import { currentWords, ENGLISH, splitLanguage, t } from '../shared/language/words.ts'
import { localPath } from '../shared/local-path.ts'
import { escapeHtml } from '../shared/text.ts'
import type { AppEnv } from './environment.ts'
import { refusalOf } from './errors.ts'
import { prefersTokPisin } from './language.ts'
import { contentSecurityPolicy, hashSource, pageHeaders } from './security-headers.ts'

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

/**
 * Sends a page without script or data, in the reader's language. Also used for maintenance. `goOn`: the page to open
 * then; otherwise the same again.
 */
export function answerPlainly(
  c: HonoContext<AppEnv>,
  status: 429 | 500 | 503,
  title: string,
  text: string,
  goOn?: string,
): Response {
  const { pathname, search } = new URL(c.req.url)
  const html = inLanguageOfReader(c, () =>
    goOn
      ? plainPage(t(title), t(text), goOn, t('Home'))
      : plainPage(t(title), t(text), localPath(pathname + search)),
  )
  return c.body(html, status, {
    ...pageHeaders(splitLanguage(pathname).href, true),
    'Content-Security-Policy': contentSecurityPolicy({ scripts: [], styles: [hashSource(PLAIN_STYLE)] }),
    'Cache-Control': 'no-store',
    ...(status !== 500 && { 'Retry-After': status === 429 ? '3600' : '300' }),
  })
}

/**
 * Returns a page for failures in which nothing can be rendered, in the language of the moment: no script, no data, and a
 * few lines of its own style.
 */
export function plainPage(title: string, text: string, href?: string, label = t('Retry')): string {
  const link = href === undefined ? '' : `<p><a href="${escapeHtml(href)}">${label}</a></p>`
  return `<!doctype html>
<html lang="${currentWords().language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${PLAIN_STYLE}</style></head>
<body><header>${MARK}</header><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${link}</main></body></html>`
}

const PLAIN_STYLE = `:root{color-scheme:light dark}body{margin:0;font:1rem/1.5 Roboto,system-ui,sans-serif;color:${INK};background:${PAPER}}
header{padding:11px max(16px,50% - 17rem);background:${FOREST}}header::after{content:"";position:absolute;top:56px;left:0;right:0;height:10px;background:${BAND}}svg{display:block}
main{max-width:34rem;margin:12vh auto;padding:0 16px}a{display:inline-block;padding:10px 18px;border-radius:8px;font-weight:600;text-decoration:none;color:#fff;background:${BRAND}}
@media(prefers-color-scheme:dark){body{color:#e9f0ec;background:#0e1512}}`
