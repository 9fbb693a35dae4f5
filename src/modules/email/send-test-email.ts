import { randomUUID } from 'node:crypto'
import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { recordAct } from '../audit/record-act.ts'
import { readSettings } from '../settings/reads.ts'
import { senderOf } from './deliver-email.ts'
import type { MailDiagnosis } from './diagnose-failure.ts'
import { type MailText, prepareEmail } from './prepare-email.ts'
import { insertEmail } from './queries.ts'
import { trySmtp } from './test-connection.ts'

export function testMail(site: string): MailText {
  return {
    subject: 'Test mail',
    paragraphs: [
      `This is a test of the mail settings of ${site}.`,
      'It arrived, so they work. If it lay in the spam folder, look at SPF, DKIM and DMARC of your domain.',
    ],
  }
}

/**
 * Sends a mail now, past the outbox, which keeps how it went: a test that failed is not tried again later. Whatever the switches say
 * (decisions, rule 9). Throws too_many_requests.
 */
export async function sendTestEmail(ctx: AdministratorContext, to: string): Promise<MailDiagnosis> {
  const settings = await readSettings(ctx)
  const { hostname } = new URL(ctx.config.publicUrl)
  const { publicUrl } = ctx.config
  const { subject, text, html } = prepareEmail(settings, publicUrl, {
    kind: 'test',
    ...testMail(settings.site_name),
  })
  const diagnosis = await trySmtp(ctx, settings, async (smtp) => {
    await smtp.send({
      from: senderOf(settings, hostname),
      to,
      replyTo: '',
      subject,
      text,
      html,
      messageId: `<${randomUUID()}@${hostname}>`,
      headers: {},
    })
    return sent(to)
  })
  if (diagnosis.diagnostics.cause === 'not-set') return diagnosis
  const { success, diagnostics } = diagnosis
  await transaction(ctx, async (ctx) => {
    await insertEmail(ctx.db, {
      kind: 'test',
      recipient: to,
      subject,
      textBody: text,
      htmlBody: html,
      state: success ? 'sent' : 'failed',
      attempts: 1,
      lastError: diagnostics.detail,
      isRefused: diagnostics.cause === 'recipient',
      createdAt: ctx.now,
      // Who sent it has seen how it went.
      ...(success ? { sentAt: ctx.now } : { seenAt: ctx.now }),
    })
    await recordAct(ctx, 'test-email-sent', { type: 'email', id: '' }, { success, cause: diagnostics.cause })
  })
  return diagnosis
}

function sent(to: string): MailDiagnosis {
  return {
    success: true,
    message: `The mail server took the test mail to ${to}.`,
    diagnostics: {
      cause: 'ok',
      detail: '',
      nextSteps: [
        'Look into that mailbox, the spam folder too: it may take a few minutes.',
        'If it lies in the spam folder, check SPF, DKIM and DMARC of your domain below.',
      ],
    },
  }
}
