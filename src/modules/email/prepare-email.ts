import { BRAND, INK, LINE, MUTED } from '../../shared/brand.ts'
import type { Settings } from '../settings/schema.ts'
import { KIND_RULES } from './policy.ts'
import type { EmailKind, SubscribedKind } from './schema.ts'

/**
 * The content of a mail, independent of its recipient. Pure functions make it, so that administrators can preview
 * every mail (admin/preview-emails.ts).
 */
export type MailText = {
  subject: string
  /** Plain text; line breaks inside a paragraph are kept. */
  paragraphs: readonly string[]
  /** `path` begins with / and becomes a link to PUBLIC_URL. */
  button?: { label: string; path: string } | undefined
}

/**
 * How to unsubscribe from a kind of mail: a page to read, and the call to which mail programs send a POST (RFC 8058).
 */
type Unsubscribe = { pagePath: string; callPath: string }

/** The type makes `unsubscribe` required for every kind that can be stopped. */
export type PreparedKind =
  | { kind: SubscribedKind; unsubscribe: Unsubscribe }
  | { kind: Exclude<EmailKind, SubscribedKind>; unsubscribe?: undefined }

/** Prepares a mail as text and HTML for sending; links begin with `publicUrl`. */
export function prepareEmail(settings: Settings, publicUrl: string, mail: PreparedKind & MailText) {
  const subject = oneLine(mail.subject, 255)
  const { kind, paragraphs, button, unsubscribe } = mail
  const { text, html } = composeEmail({
    subject,
    paragraphs,
    ...(button && { button: { label: button.label, url: publicUrl + button.path } }),
    reason: KIND_RULES[kind].reason,
    siteName: settings.site_name,
    siteUrl: publicUrl,
    ...(unsubscribe && { unsubscribeUrl: publicUrl + unsubscribe.pagePath }),
  })
  return {
    subject,
    text,
    html,
    headers: unsubscribe ? unsubscribeHeaders(publicUrl + unsubscribe.callPath) : {},
  }
}

/** The headers with which one click in the mail program stops these mails (RFC 8058). */
function unsubscribeHeaders(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** Control characters would begin a new header. */
function oneLine(text: string, length: number): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, length)
}

type EmailContent = {
  subject: string
  /** Plain text; line breaks inside a paragraph are kept. */
  paragraphs: readonly string[]
  /** `url` is absolute. */
  button?: { label: string; url: string }
  /** Why the reader gets the mail. */
  reason: string
  siteName: string
  siteUrl: string
  /** The absolute address where the reader unsubscribes from these mails. */
  unsubscribeUrl?: string
}

/** Composes the text and the HTML body of a mail, with the same words. */
function composeEmail(content: EmailContent): { text: string; html: string } {
  return { text: composeText(content), html: composeHtml(content) }
}

function composeText({
  paragraphs,
  button,
  reason,
  siteName,
  siteUrl,
  unsubscribeUrl,
}: EmailContent): string {
  return [
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    `-- \n${siteName}, ${siteUrl}\n${reason}${unsubscribeUrl ? `\nStop these emails: ${unsubscribeUrl}` : ''}`,
  ].join('\n\n')
}

// Styles are inline because many mail programs drop style sheets. One column of at most 560 px is also readable at 320
// px.
const PAGE = `margin:0;padding:16px;background:#ffffff;color:${INK};font:16px/1.5 Arial,Helvetica,sans-serif`
const COLUMN = 'max-width:560px;margin:0 auto;overflow-wrap:anywhere'
const SITE = `margin:0 0 16px;font-weight:bold;color:${BRAND}`
const BUTTON = `display:inline-block;padding:12px 20px;border-radius:8px;background:${BRAND};color:#ffffff;font-weight:bold;text-decoration:none`
const SMALL = `margin:24px 0 0;padding-top:12px;border-top:1px solid ${LINE};font-size:14px;color:${MUTED}`

function composeHtml(content: EmailContent): string {
  const { subject, paragraphs, button, reason, siteName, siteUrl, unsubscribeUrl } = content
  const lines = paragraphs.map(
    (text) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
  )
  const stop = unsubscribeUrl ? `<br>${link(unsubscribeUrl, 'Stop these emails')}` : ''
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="${PAGE}">
<div style="${COLUMN}">
<p style="${SITE}">${escapeHtml(siteName)}</p>
${lines.join('\n')}
${button ? `<p style="margin:24px 0">${link(button.url, button.label, BUTTON)}</p>` : ''}
<p style="${SMALL}">${link(siteUrl, siteName)}<br>${escapeHtml(reason)}${stop}</p>
</div>
</body>
</html>
`
}

function link(url: string, label: string, style = `color:${BRAND}`): string {
  return `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`
}

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
