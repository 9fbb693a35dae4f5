import {
  BAND,
  BRAND,
  DARK,
  FOREST,
  GOLD_SOFT,
  INK,
  LINE,
  MARK,
  MUTED,
  PAPER,
  SURFACE,
} from '../../shared/brand.ts'
import { formatDateTime } from '../../shared/dates.ts'
import { blocksOf } from '../components/surfaces/typed-blocks.ts'
import { closingState, placeOf } from '../jobs/job-facts.ts'

/** Returns a page without scripts that needs nothing from the network. */
function offlineDocument(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${FOREST}"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><nav><a href="/">${MARK}Home</a><a href="/jobs">Jobs</a><a href="/saved">Saved</a></nav><main>${body}</main></body></html>`
}

const STYLE = `:root{color-scheme:light dark;--ink:${INK};--paper:${PAPER};--surface:${SURFACE};--brand:${BRAND};--on:#fff;--line:${LINE};--muted:${MUTED};--soft:${GOLD_SOFT};--warn:#6d4b00}
@media(prefers-color-scheme:dark){:root{--ink:${DARK.ink};--paper:${DARK.paper};--surface:${DARK.surface};--brand:${DARK.brand};--on:${DARK.onBrand};--line:${DARK.line};--muted:${DARK.muted};--soft:${DARK.goldSoft};--warn:${DARK.gold}}}
body{margin:0;font:15px/1.5 Roboto,system-ui,sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}
main{max-width:42rem;margin:0 auto;padding:0 16px 32px}nav{position:relative;display:flex;padding:6px max(16px,50% - 21rem) 16px;background:${FOREST}}nav::after{content:"";position:absolute;inset:auto 0 0;height:10px;background:${BAND}}nav a{color:#fff;text-decoration:none}nav svg{margin-right:10px}
a{color:var(--brand);display:inline-flex;align-items:center;min-height:44px}nav a{margin-right:20px;font-weight:600}
h1{font-size:22px;line-height:1.25;letter-spacing:-.01em;margin:20px 0 8px}h2{font-size:17px;margin:24px 0 8px}p{margin:0 0 8px}
ul{list-style:none;margin:0;padding:0;background:var(--surface);border:1px solid var(--line);border-radius:12px}li{padding:6px 16px 12px}li.muted{padding-top:12px}li+li{border-top:1px solid var(--line)}li a{font-size:17px;font-weight:600;text-decoration:none}
li p,.muted{color:var(--muted);margin:0}.text{white-space:pre-line;font-size:17px}ul.text{list-style:disc;padding-left:20px;border:0;background:none}.text li{padding:0 0 6px;border:0}.notice{padding:12px 16px;border-radius:12px;margin:16px 0;color:var(--warn);background:var(--soft)}.notice p{margin:0}.notice a{color:inherit}
.btn{padding:0 20px;border-radius:8px;font-weight:600;text-decoration:none;color:var(--on);background:var(--brand)}`

/** Returns the notice with the date and time of this copy of a page. */
function notice(isSlow: boolean, address: string, readAt: string): string {
  const why = isSlow ? 'The network is slow.' : 'You are offline.'
  return `<div class="notice yellow" role="status"><div><p><strong>${why}</strong> You see this page as it was on ${formatDateTime(readAt)}.</p><a href="${escapeHtml(address)}">Retry</a></div></div>`
}

export type Reading = { address: string; readAt: string; isSlow: boolean }

/**
 * Returns a stored page without its script, because the script may be from an older version. Controls that need a
 * script are hidden.
 */
export function pageCopy(html: string, { address, readAt, isSlow }: Reading): string {
  return html
    .replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(
      '</head>',
      '<style>main button,main .apply-bar,form[method=post]{display:none!important}</style></head>',
    )
    .replace(/<main[^>]*>/, (main) => main + notice(isSlow, address, readAt))
}

/** Returns a page for a job that was opened inside the application, so that only its data was stored and no page. */
export function jobCopy(job: unknown, { address, readAt, isSlow }: Reading): string {
  const title = textOf(job, 'title')
  const body = `${notice(isSlow, address, readAt)}<h1>${escapeHtml(title)}</h1>${facts(job)}
<h2>Description</h2>${typedText(textOf(job, 'description'))}
<h2>Requirements</h2>${typedText(textOf(job, 'requirements'))}`
  return offlineDocument(title, body)
}

/** Text that somebody typed, as paragraphs and lists. */
function typedText(text: string): string {
  return blocksOf(text)
    .map((block) =>
      typeof block === 'string'
        ? `<p class="text">${escapeHtml(block)}</p>`
        : `<ul class="text">${block.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`,
    )
    .join('')
}

/** Returns a page for a list that changed inside its page, so that only the main part was stored. */
export function partCopy(html: string, { address, readAt, isSlow }: Reading): string {
  const title = /<title>(.*?)( ·[^<]*)?<\/title>/.exec(html)?.[1] ?? ''
  const content = html
    .replace(/^[\s\S]*?<main[^>]*>|<\/main>[\s\S]*$/g, '')
    .replace(/<(search|button|svg|nav)[\s>][\s\S]*?<\/\1>/g, '')
  return offlineDocument('', notice(isSlow, address, readAt) + content).replace(
    '<title></title>',
    `<title>${title}</title>`,
  )
}

export function savedPage(saved: unknown): string {
  const list = Array.isArray(saved) && saved.length > 0 ? jobList(saved) : '<p>No saved jobs yet.</p>'
  return offlineDocument(
    'Saved jobs',
    `<p class="notice" role="status"><strong>You are offline.</strong> These jobs are kept on this device.</p><h1>Saved jobs</h1>${list}`,
  )
}

/**
 * Returns the page shown for an address that was never opened. `read`: the pages that were opened, the latest first.
 */
export function offlinePage(
  address: string,
  saved: unknown,
  read: readonly { address: string; title: string }[],
): string {
  const links = read.map(
    (page) => `<li><a href="${escapeHtml(page.address)}">${escapeHtml(page.title)}</a></li>`,
  )
  return offlineDocument(
    'You are offline',
    `<h1>You are offline</h1><p>This page needs the network, and there is no connection at the moment.</p><p><a class="btn" href="${escapeHtml(address)}">Retry</a></p>
<h2>Saved jobs</h2>${Array.isArray(saved) && saved.length > 0 ? jobList(saved) : EMPTY}
<h2>Opened recently</h2>${links.length > 0 ? `<ul>${links.join('')}</ul>` : EMPTY}`,
  )
}

const EMPTY = '<ul><li class="muted">Nothing yet.</li></ul>'

function jobList(jobs: unknown): string {
  const items = Array.isArray(jobs) ? jobs : []
  const cards = items.map(
    (job) =>
      `<li><a href="/jobs/${Number(textOf(job, 'id'))}">${escapeHtml(textOf(job, 'title'))}</a>${facts(job)}</li>`,
  )
  return `<ul>${cards.join('')}</ul>`
}

function facts(job: unknown): string {
  const endsAt = textOf(job, 'endsAt') || null
  const place = placeOf({
    locationName: textOf(job, 'locationName'),
    locationKind: textOf(job, 'locationKind'),
    province: textOf(job, 'province'),
  })
  return [
    textOf(job, 'companyName'),
    place,
    textOf(job, 'salaryRange'),
    closingState(endsAt, textOf(job, 'isOpen') === 'true', new Date()),
  ]
    .filter(Boolean)
    .map((fact) => `<p>${escapeHtml(fact)}</p>`)
    .join('')
}

/** The data may come from any version of the site, or be missing. */
function textOf(value: unknown, name: string): string {
  return String(Reflect.get(Object(value), name) ?? '')
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
}
