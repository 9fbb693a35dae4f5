import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { readSettings } from '../settings/reads.ts'
import { isWanted, KIND_RULES } from './policy.ts'
import { type MailText, type PreparedKind, prepareEmail } from './prepare-email.ts'
import { insertEmail } from './queries.ts'

export type NewEmail = PreparedKind &
  MailText & {
    /** One address, without a name. */
    to: string
    replyTo?: string
    /** Names what the mail is about, as `registration:12`: a second mail with the same name is not written. At most 100 characters. */
    once?: string
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
  const { subject, text, html, headers } = prepareEmail(settings, ctx.config.publicUrl, mail)
  const row = {
    kind: mail.kind,
    recipient: mail.to,
    replyTo: mail.replyTo && isAddress(mail.replyTo) ? mail.replyTo : '',
    subject,
    textBody: text,
    htmlBody: html,
    headers,
    isSecret: KIND_RULES[mail.kind].secret === true,
    onceKey: mail.once ?? null,
    createdAt: ctx.now,
  }
  await transaction(ctx, async (ctx) => {
    const created = await insertEmail(ctx.db, row)
    if (created) await ctx.tasks.enqueue(ctx, 'send-email', { emailId: created.id })
  })
}

/** One bare address: no list, no name, no line break, which would begin a new header. */
function isAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/.test(text)
}
