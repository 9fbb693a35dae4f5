import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { readSettings } from '../settings/reads.ts'
import { composeEmail } from './compose-email.ts'
import { isWanted, KIND_RULES } from './policy.ts'
import { insertEmail } from './queries.ts'
import type { EmailKind } from './schema.ts'

export type NewEmail = {
  kind: EmailKind
  /** One address, without a name. */
  to: string
  subject: string
  /** Plain text; a line break inside stays one. */
  paragraphs: readonly string[]
  /** `path` begins with / and becomes a link to PUBLIC_URL. */
  button?: { label: string; path: string }
  replyTo?: string
  /** Names what the mail is about, as `registration:12`: a second mail with the same name is not written. At most 100 characters. */
  once?: string
  /** How these mails are stopped: a page to read, and the call that mail programs send a POST to (RFC 8058). */
  unsubscribe?: { pagePath: string; callPath: string }
}

/**
 * Writes a mail into the outbox and has it sent, as part of the transaction of `ctx`: rolled back, it was never written. What the
 * settings switch off is not written (decisions, 'Maintenance spares'), nor is a mail to what is no address:
 * what it is about goes on without it.
 */
export async function queueEmail(ctx: Context, mail: NewEmail): Promise<void> {
  const settings = await readSettings(ctx)
  if (mail.to === '' || !isWanted(mail.kind, settings)) return
  if (!isAddress(mail.to)) {
    ctx.log.error({ kind: mail.kind }, 'a mail has no address that can be written to')
    return
  }
  const { publicUrl } = ctx.config
  const rule = KIND_RULES[mail.kind]
  const subject = oneLine(mail.subject, 255)
  const { unsubscribe } = mail
  const { text, html } = composeEmail({
    subject,
    paragraphs: mail.paragraphs,
    ...(mail.button && { button: { label: mail.button.label, url: publicUrl + mail.button.path } }),
    reason: rule.reason,
    siteName: settings.site_name,
    siteUrl: publicUrl,
    ...(unsubscribe && { unsubscribeUrl: publicUrl + unsubscribe.pagePath }),
  })
  const row = {
    kind: mail.kind,
    recipient: mail.to,
    replyTo: mail.replyTo && isAddress(mail.replyTo) ? mail.replyTo : '',
    subject,
    textBody: text,
    htmlBody: html,
    headers: unsubscribe ? unsubscribeHeaders(publicUrl + unsubscribe.callPath) : {},
    isSecret: rule.secret === true,
    onceKey: mail.once ?? null,
    createdAt: ctx.now,
  }
  await transaction(ctx, async (ctx) => {
    const created = await insertEmail(ctx.db, row)
    if (created) await ctx.tasks.enqueue(ctx, 'send-email', { emailId: created.id })
  })
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

/** One bare address: no list, no name, no line break, which would begin a new header. */
function isAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/.test(text)
}
