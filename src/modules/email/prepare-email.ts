import { inLanguage, isEnglish, t } from '../../shared/language/words.ts'
import type { Settings } from '../settings/schema.ts'
import { composeHtml, type EmailContent, greeting, stepsInWords } from './compose-html.ts'
import { KIND_RULES } from './policy.ts'
import type { EmailKind, Fact, SubscribedKind } from './schema.ts'

/**
 * The content of a mail, independent of its recipient. Pure functions make it, so that administrators can preview
 * every mail (admin/preview-emails.ts).
 */
export type MailText = Pick<
  EmailContent,
  'subject' | 'company' | 'headline' | 'greets' | 'paragraphs' | 'steps' | 'advice'
> & {
  /** `path` begins with / and becomes a link to PUBLIC_URL. */
  button?: { label: string; path: string } | undefined
  /** The facts that an administrator's text for this mail may name. */
  facts?: Partial<Record<Fact, string>> | undefined
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
  const { kind, company, headline, greets, paragraphs, steps, advice, button, unsubscribe } = mail
  const content: EmailContent = {
    subject,
    company,
    headline,
    greets,
    paragraphs,
    steps,
    advice,
    ...(button && { button: { label: button.label, url: publicUrl + inLanguage(button.path) } }),
    reason: t(KIND_RULES[kind].reason),
    siteName: settings.site_name,
    siteUrl: isEnglish() ? publicUrl : publicUrl + inLanguage('/'),
    ...(unsubscribe && { unsubscribeUrl: publicUrl + inLanguage(unsubscribe.pagePath) }),
  }
  return {
    subject,
    text: composeText(content),
    html: composeHtml(content),
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

/** The plain text beside the HTML, with the same words. */
function composeText({
  greets,
  paragraphs,
  steps,
  button,
  advice,
  reason,
  siteName,
  siteUrl,
  unsubscribeUrl,
}: EmailContent): string {
  return [
    ...greeting(greets),
    ...paragraphs.map((one) => (typeof one === 'string' ? one : `“${one.quote}”`)),
    ...(steps ? [stepsInWords(steps)] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...(advice ? [advice] : []),
    `-- \n${siteName}, ${siteUrl}\n${reason}${unsubscribeUrl ? `\n${t('Stop these emails')}: ${unsubscribeUrl}` : ''}`,
  ].join('\n\n')
}
