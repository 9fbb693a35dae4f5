import { randomUUID } from 'node:crypto'
import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { describeMailFailure } from '../../platform/mail/mail-transport.ts'
import { consume } from '../../platform/rate-limit.ts'
import { recordAct } from '../audit/record-act.ts'
import { readSettings } from '../settings/reads.ts'
import type { Settings } from '../settings/schema.ts'
import { openSmtp, senderOf } from './deliver-email.ts'
import { diagnoseFailure, type MailDiagnosis, NOT_SET } from './diagnose-failure.ts'
import { CONNECTION_TESTS } from './limits.ts'
import { testMail } from './mails.ts'
import { secondsToNextAttempt } from './policy.ts'
import { prepareEmail } from './prepare-email.ts'
import { insertEmail, markFailed } from './queries.ts'

/** Connects and logs in with the current settings; sends nothing. Throws too_many_requests. */
export async function testConnection(ctx: AdministratorContext): Promise<MailDiagnosis> {
  const settings = await readSettings(ctx)
  return trySmtp(ctx, settings, async (smtp) => {
    await smtp.verify()
    return {
      success: true,
      message: `Connected to ${settings.smtp_host}, port ${settings.smtp_port}${settings.smtp_username ? ', and logged in' : ''}.`,
      diagnostics: {
        cause: 'ok',
        detail: '',
        nextSteps: [
          'Send a test email next. Only that shows whether the server accepts your sender address.',
        ],
      },
    }
  })
}

/**
 * Runs `work` with the SMTP server of the settings and turns a failure into its diagnosis. Throws too_many_requests.
 */
async function trySmtp(
  ctx: AdministratorContext,
  settings: Settings,
  work: (smtp: ReturnType<typeof openSmtp>) => Promise<MailDiagnosis>,
): Promise<MailDiagnosis> {
  await consume(ctx, CONNECTION_TESTS, String(ctx.viewer.administrator.id))
  if (settings.smtp_host === '') return NOT_SET
  const smtp = openSmtp(ctx.config, settings)
  try {
    return await work(smtp)
  } catch (error) {
    return diagnoseFailure(describeMailFailure(error), settings)
  } finally {
    smtp.close()
  }
}

/**
 * Sends a mail now, even if the switches are off, and records it in the outbox. A failed test is not sent again,
 * unless the server asked for a later attempt. Throws too_many_requests.
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
  const isLater = diagnostics.cause === 'later'
  if (isLater)
    diagnostics.nextSteps.push(
      'This email waits in the outbox. The site tries again by itself, first in a minute.',
    )
  await transaction(ctx, async (ctx) => {
    const created = await insertEmail(ctx.db, {
      kind: 'test',
      recipient: to,
      subject,
      textBody: text,
      htmlBody: html,
      state: success ? 'sent' : isLater ? 'queued' : 'failed',
      attempts: 1,
      lastError: diagnostics.detail,
      isRefused: diagnostics.cause === 'recipient',
      createdAt: ctx.now,
      // The administrator who sent it has already seen the outcome.
      ...(success ? { sentAt: ctx.now } : { seenAt: isLater ? null : ctx.now }),
    })
    if (isLater && created) {
      const retryIn = secondsToNextAttempt(1)
      const row = { id: created.id, isSecret: false }
      await markFailed(ctx.db, row, { lastError: diagnostics.detail, isRefused: false, retryIn })
    }
    await recordAct(ctx, 'test-email-sent', { type: 'email', id: '' }, { success, cause: diagnostics.cause })
  })
  return diagnosis
}

function sent(to: string): MailDiagnosis {
  return {
    success: true,
    message: `The mail server accepted the test email to ${to}.`,
    diagnostics: {
      cause: 'ok',
      detail: '',
      nextSteps: [
        'Check that mailbox and its spam folder. It may take a few minutes.',
        'If it is in the spam folder, check SPF, DKIM and DMARC of your domain below.',
      ],
    },
  }
}
