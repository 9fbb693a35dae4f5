import type { AdministratorContext, Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { daysBefore } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { readSettings } from '../settings/reads.ts'
import { isWanted, SECRET_LIFETIME } from './policy.ts'
import {
  deleteDoneBefore,
  type EmailRow,
  eraseSecrets,
  findEmail,
  insertEmail,
  markFailuresSeen,
  requeueEmail,
} from './queries.ts'

/**
 * Sends a mail of the outbox again, now. An unsent mail keeps its row and gets its full number of attempts; of a sent
 * mail, a copy is sent. Throws email_not_found, email_off, email_erased or email_busy.
 */
export async function resendEmail(ctx: AdministratorContext, id: number): Promise<{ id: number }> {
  return transaction(ctx, async (ctx) => {
    const row = await findEmail(ctx.db, id)
    if (!row) throw new AppError('email_not_found')
    if (!isWanted(row.kind, await readSettings(ctx))) throw new AppError('email_off')
    if (row.textBody === '') throw new AppError('email_erased')
    const due =
      row.state === 'sent' ? await insertEmail(ctx.db, copyOf(row, ctx.now)) : await requeueEmail(ctx.db, id)
    if (!due) throw new AppError('email_busy')
    await ctx.tasks.enqueue(ctx, 'send-email', {})
    await recordAct(ctx, 'email-resent', { type: 'email', id, name: row.kind })
    return due
  })
}

function copyOf(row: EmailRow, createdAt: Date) {
  const { kind, recipient, replyTo, subject, textBody, htmlBody, headers, isSecret } = row
  return { kind, recipient, replyTo, subject, textBody, htmlBody, headers, isSecret, createdAt }
}

/** Marks the mails that have failed so far as seen by an administrator; they stay in the outbox. */
export function dismissFailures(ctx: AdministratorContext): Promise<{ seen: number }> {
  return transaction(ctx, async (ctx) => {
    const seen = await markFailuresSeen(ctx.db, ctx.now)
    if (seen > 0) await recordAct(ctx, 'failed-emails-seen', { type: 'email', id: '' }, { count: seen })
    return { seen }
  })
}

/**
 * Deletes old mails that were sent or given up. They are kept for a time to answer questions; keeping them longer
 * would only collect personal data.
 */
export async function cleanUpEmails(ctx: Context): Promise<void> {
  await eraseSecrets(ctx.db, new Date(ctx.now.getTime() - SECRET_LIFETIME))
  const { emails_keep_days } = await readSettings(ctx)
  await deleteDoneBefore(ctx.db, daysBefore(ctx.now, emails_keep_days))
}
