export type EmailContent = {
  subject: string
  /** Plain text each; a line break inside stays one. */
  paragraphs: readonly string[]
  /** `url` is absolute. */
  button?: { label: string; url: string }
  /** Why the reader gets it. */
  reason: string
  siteName: string
  siteUrl: string
  /** Where these mails are stopped, absolute. */
  unsubscribeUrl?: string
}

/** The two bodies of a mail, with the same words. */
export function composeEmail(content: EmailContent): { text: string; html: string } {
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
    `-- \n${siteName}, ${siteUrl}\n${reason}${unsubscribeUrl ? `\nStop these mails: ${unsubscribeUrl}` : ''}`,
  ].join('\n\n')
}

// Styles stand at the elements: many mail programs drop a style sheet. One column of at most 560 px reads at 320 px too.
const PAGE = 'margin:0;padding:16px;background:#ffffff;color:#1b2420;font:16px/1.5 Arial,Helvetica,sans-serif'
const COLUMN = 'max-width:560px;margin:0 auto;overflow-wrap:anywhere'
const SITE = 'margin:0 0 16px;font-weight:bold;color:#0f5c4d'
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#0f5c4d;color:#ffffff;font-weight:bold;text-decoration:none'
const SMALL = 'margin:24px 0 0;padding-top:12px;border-top:1px solid #d5dcd8;font-size:14px;color:#55605a'

function composeHtml(content: EmailContent): string {
  const { subject, paragraphs, button, reason, siteName, siteUrl, unsubscribeUrl } = content
  const lines = paragraphs.map(
    (text) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
  )
  const stop = unsubscribeUrl ? `<br>${link(unsubscribeUrl, 'Stop these mails')}` : ''
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

function link(url: string, label: string, style = 'color:#0f5c4d'): string {
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
