import {
  BRAND,
  DARK,
  FOREST,
  GOLD,
  GOLD_SOFT,
  INK,
  KUMUL,
  LINE,
  MUTED,
  PAPER,
  SOOT,
  SURFACE,
} from '../../shared/brand.ts'
import { currentWords, t } from '../../shared/language/words.ts'
import { clothOf, initials } from '../../shared/monogram.ts'

/** Plain text; line breaks are kept. A quote has a frame. */
type Paragraph = string | { quote: string }

/** How far something has come: step `at` of `of`, counted from 1. */
type Steps = { at: number; of: number; name: string }

export type EmailContent = {
  subject: string
  /** The company that the mail is about, shown with its monogram: a logo would have to be loaded. */
  company?: string | undefined
  /** The event in a few words: the headline under the subject. Without it the subject is the headline. */
  headline?: string | undefined
  /** The name of the person whom the mail greets. */
  greets?: string | undefined
  paragraphs: readonly Paragraph[]
  steps?: Steps | undefined
  /** `url` is absolute. */
  button?: { label: string; url: string }
  /** Shown below the button. */
  advice?: string | undefined
  /** Why the reader gets the mail. */
  reason: string
  siteName: string
  siteUrl: string
  /** The absolute address where the reader unsubscribes from these mails. */
  unsubscribeUrl?: string
}

/*
 * Styles are inline and the layout is made of tables, because Outlook for Windows knows little else and Gmail drops
 * what it does not know. One column of at most 560 px is also readable at 320 px. The style sheet only turns the
 * colours dark, in mail programs that ask for it. A mail stays below 12 kB, so that no program cuts it.
 */
const FONT = "Roboto,system-ui,-apple-system,'Segoe UI',Arial,sans-serif"
const TABLE = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"'
const SMALL = `margin:0;font-size:14px;color:${MUTED}`
const LINK = `color:${BRAND}`

const DARK_COLOURS: Record<string, string> = {
  '.p': `background:${DARK.paper};color:${DARK.ink}`,
  '.c': `background:${DARK.surface};color:${DARK.ink}`,
  '.m': `color:${DARK.muted}`,
  '.b': `color:${DARK.brand}`,
  '.n': `color:${DARK.gold}`,
  '.q': `background:${DARK.goldSoft};color:${DARK.ink}`,
  '.l': `border-color:${DARK.line}`,
  '.k': `background:${DARK.brand}`,
  '.k a': `color:${DARK.onBrand}`,
}
const DARK_STYLES = Object.entries(DARK_COLOURS)
  .map(([selector, colours]) => `${selector}{${colours.replaceAll(';', '!important;')}!important}`)
  .join('')
const STYLES = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${DARK_STYLES}}`

export function composeHtml(content: EmailContent): string {
  const { subject, company, headline, greets, paragraphs, steps, button, advice, siteName } = content
  return `<!doctype html>
<html lang="${currentWords().language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${STYLES}</style></head>
<body class="p" style="margin:0;background:${PAPER};color:${INK};font:16px/1.5 ${FONT};overflow-wrap:anywhere">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(previewOf(paragraphs))}</div>
${TABLE} width="100%"><tr><td align="center" style="padding:16px 12px">
${TABLE} width="100%" class="c" style="max-width:560px;background:${SURFACE};border-radius:12px;text-align:left">
<tr><td bgcolor="${FOREST}" style="padding:14px 24px;border-radius:12px 12px 0 0;background:${FOREST};color:#ffffff;font-size:18px;font-weight:bold">${escapeHtml(siteName)}</td></tr>
<tr><td style="line-height:0;font-size:0">${BAND}</td></tr>
<tr><td style="padding:24px">
${company ? companyHtml(company) : ''}
${headline ? `<p class="m" style="${SMALL}">${escapeHtml(subject)}</p>` : ''}
<h1 style="margin:4px 0 12px;font-size:24px;line-height:1.25">${escapeHtml(headline ?? subject)}</h1>
${[...greeting(greets), ...paragraphs].map(paragraphHtml).join('\n')}
${steps ? stepsHtml(steps) : ''}
${button ? buttonHtml(button) : ''}
${advice ? `<p class="l" style="margin:20px 0 0;padding-top:16px;border-top:1px solid ${LINE}">${escapeHtml(advice)}</p>` : ''}
</td></tr></table>
${footerHtml(content)}
</td></tr></table>
</body>
</html>
`
}

/** Returns a mail as programs in dark mode show it, for a preview whose policy forbids style sheets. */
export function inDark(html: string): string {
  return html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/class="(\w)"([^>]*?) style="([^"]*)"/g, (_, name: string, between: string, style: string) => {
      const colours = DARK_COLOURS[`.${name}`] ?? ''
      return `class="${name}"${between} style="${style};${colours}"`
    })
    .replace(/(<td class="k"[^>]*><a [^>]*style="[^"]*)"/g, `$1;${DARK_COLOURS['.k a']}"`)
}

/** The first paragraph of a mail to a person. */
export const greeting = (name: string | undefined): string[] =>
  name === undefined ? [] : [t('Dear {name}', { name })]

/** The line that a list of mails shows after the subject. */
function previewOf(paragraphs: readonly Paragraph[]): string {
  const line = paragraphs.find((one) => typeof one === 'string' && !one.startsWith('Dear '))
  return typeof line === 'string' ? line.slice(0, 140) : ''
}

const BAND = `${TABLE} width="100%"><tr>${[KUMUL, GOLD, SOOT]
  .map((colour) => `<td height="6" bgcolor="${colour}"></td>`)
  .join('')
  .repeat(8)}</tr></table>`

function companyHtml(company: string): string {
  const cloth = clothOf(company)
  return `${TABLE} style="margin:0 0 16px"><tr><td width="48" height="43" align="center" bgcolor="${cloth}" aria-hidden="true" style="border-bottom:5px solid ${KUMUL};border-radius:10px;background:${cloth};color:#ffffff;font-weight:bold">${escapeHtml(initials(company))}</td><td style="padding-left:12px;font-weight:bold">${escapeHtml(company)}</td></tr></table>`
}

function paragraphHtml(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return `<p style="margin:0 0 16px">${lines(paragraph)}</p>`
  return `${TABLE} width="100%" style="margin:0 0 16px"><tr><td class="q" bgcolor="${GOLD_SOFT}" style="padding:14px 16px;border-radius:8px;background:${GOLD_SOFT}">“${lines(paragraph.quote)}”</td></tr></table>`
}

const DONE = `<td align="center" class="b" style="color:${BRAND}">◆</td>`
/** Gold on white has too little contrast, so the current step is a darker gold. */
const NOW = '<td align="center" class="n" style="color:#8f6200">◆</td>'
const TO_COME = `<td align="center" class="m" style="color:${MUTED}">◇</td>`

function stepsHtml(steps: Steps): string {
  const { at, of } = steps
  const cells = [DONE.repeat(at - 1), NOW, TO_COME.repeat(of - at)]
  return `${TABLE} width="100%" aria-hidden="true" style="margin:20px 0 8px;font-size:18px;line-height:1"><tr>${cells.join('')}</tr></table>
<p class="m" style="${SMALL};text-align:center">${escapeHtml(stepsInWords(steps))}</p>`
}

/** `Step 4 of 6: Interviewing`. */
export function stepsInWords({ at, of, name }: Steps): string {
  return t('Step {at} of {of}: {name}', { at, of, name })
}

function buttonHtml({ url, label }: { url: string; label: string }): string {
  return `${TABLE} align="center" style="margin:24px auto 0"><tr><td class="k" bgcolor="${BRAND}" style="border-radius:8px;background:${BRAND}"><a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 28px;color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<div style="clear:both"></div>`
}

function footerHtml({ reason, siteName, siteUrl, unsubscribeUrl }: EmailContent): string {
  const links = [
    link(siteUrl, siteName),
    ...(unsubscribeUrl ? [link(unsubscribeUrl, t('Stop these emails'))] : []),
  ]
  return `<p class="m" style="max-width:536px;margin:14px auto;text-align:left;font-size:13px;color:${MUTED}">${escapeHtml(reason)}<br>${links.join(' · ')}</p>`
}

function link(url: string, label: string): string {
  return `<a class="b" href="${escapeHtml(url)}" style="${LINK}">${escapeHtml(label)}</a>`
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
