import { FOREST } from '../../shared/brand.ts'
import { formatDateTime } from '../../shared/dates.ts'
import { currentWords, isEnglish, t, tokPisinAddress } from '../../shared/language/words.ts'
import { escapeHtml } from '../../shared/text.ts'
import { blocksOf } from '../components/surfaces/typed-blocks.ts'
import { closingState, placeOf } from '../jobs/job-facts.ts'
import { KEPT_STYLE, titleIn } from './read-pages.ts'

/**
 * Returns a page without scripts that needs nothing from the network. It uses the style of public pages, which the
 * browser keeps.
 */
function offlineDocument(titleHtml: string, body: string): string {
  return `<!doctype html><html lang="${currentWords().language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${FOREST}"><title>${titleHtml}</title><link rel="stylesheet" href="${KEPT_STYLE}"></head>
<body><header class="site-header"><nav class="wrap">${link('/', t('Home'))}${link('/jobs', t('Jobs'))}${link('/saved', t('Saved'))}</nav><div class="band"></div></header>
<main class="wrap max-w-text grid gap-4 py-5">${body}</main></body></html>`
}

/** All links of these pages lead to pages that are also in Tok Pisin. */
const inLanguage = (href: string) => (isEnglish() ? href : tokPisinAddress(href))

const link = (href: string, label: string) => `<a class="nav-link" href="${inLanguage(href)}">${label}</a>`

/** Returns the notice with the date and time of this copy of a page. */
function notice(isSlow: boolean, address: string, readAt: string): string {
  const why = isSlow ? t('The network is slow.') : t('You are offline.')
  return `<div class="notice yellow" role="status"><div><p><strong>${why}</strong> ${t('You see this page as it was on {moment}.', { moment: formatDateTime(readAt) })}</p><a href="${escapeHtml(address)}">${t('Retry')}</a></div></div>`
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
  const title = escapeHtml(textOf(job, 'title'))
  const body = `${notice(isSlow, address, readAt)}<h1>${title}</h1><div>${facts(job)}</div>
<h2>${t('Description')}</h2>${typedText(textOf(job, 'description'))}
<h2>${t('Requirements')}</h2>${typedText(textOf(job, 'requirements'))}`
  return offlineDocument(title, body)
}

/** Text that somebody typed, as paragraphs and lists. */
function typedText(text: string): string {
  const blocks = blocksOf(text).map((block) =>
    typeof block === 'string'
      ? `<p>${escapeHtml(block)}</p>`
      : `<ul>${block.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`,
  )
  return `<div class="prose">${blocks.join('')}</div>`
}

/** Returns a page for a list that changed inside its page, so that only the main part was stored. */
export function partCopy(html: string, { address, readAt, isSlow }: Reading): string {
  const content = html
    .replace(/^[\s\S]*?<main[^>]*>|<\/main>[\s\S]*$/g, '')
    .replace(/<(search|button|svg|nav)[\s>][\s\S]*?<\/\1>/g, '')
  return offlineDocument(titleIn(html), notice(isSlow, address, readAt) + content)
}

export function savedPage(saved: unknown): string {
  return offlineDocument(
    t('Saved jobs'),
    `<div class="notice yellow" role="status"><p><strong>${t('You are offline.')}</strong> ${t('These jobs are kept on this device.')}</p></div><h1>${t('Saved jobs')}</h1>${jobList(saved, t('No saved jobs yet'))}`,
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
  const pages = read.map((page) => row(page.address, page.title))
  return offlineDocument(
    t('You are offline'),
    `<h1>${t('You are offline')}</h1><p>${t('This page needs the network, and there is no connection at the moment.')}</p><p><a class="btn" href="${escapeHtml(address)}">${t('Retry')}</a></p>
<h2>${t('Saved jobs')}</h2>${jobList(saved, t('Nothing yet.'))}
<h2>${t('Opened recently')}</h2>${listOf(pages, t('Nothing yet.'))}`,
  )
}

function jobList(jobs: unknown, none: string): string {
  const items: unknown[] = Array.isArray(jobs) ? jobs : []
  const rows = items.map((job) =>
    row(inLanguage(`/jobs/${Number(textOf(job, 'id'))}`), textOf(job, 'title'), facts(job)),
  )
  return listOf(rows, none)
}

const listOf = (rows: readonly string[], none: string) =>
  rows.length > 0 ? `<ul class="grid gap-2">${rows.join('')}</ul>` : `<p class="text-muted">${none}</p>`

const row = (address: string, title: string, more = '') =>
  `<li class="card card-link"><a class="cover font-semibold" href="${escapeHtml(address)}">${escapeHtml(title)}</a>${more}</li>`

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
    .map((fact) => `<p class="text-muted">${escapeHtml(fact)}</p>`)
    .join('')
}

/** The data may come from any version of the site, or be missing. */
function textOf(value: unknown, name: string): string {
  return String(Reflect.get(Object(value), name) ?? '')
}
