import type { Settings } from '../settings/schema.ts'
import { composeEmail } from './compose-email.ts'
import { KIND_RULES } from './policy.ts'
import type { EmailKind, SubscribedKind } from './schema.ts'

/** What a mail says, whoever gets it: made by pure functions, so that administrators can look at every one (admin/preview-emails.ts). */
export type MailText = {
  subject: string
  /** Plain text; a line break inside stays one. */
  paragraphs: readonly string[]
  /** `path` begins with / and becomes a link to PUBLIC_URL. */
  button?: { label: string; path: string } | undefined
}

/** How mails of a kind are stopped: a page to read, and the call that mail programs send a POST to (RFC 8058). */
type Unsubscribe = { pagePath: string; callPath: string }

/** What can be stopped says how, or it does not compile. */
export type PreparedKind =
  | { kind: SubscribedKind; unsubscribe: Unsubscribe }
  | { kind: Exclude<EmailKind, SubscribedKind>; unsubscribe?: undefined }

/** A mail as it goes out, text and HTML; links begin with `publicUrl`. */
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

/** One click in the mail program stops these mails (RFC 8058). */
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
