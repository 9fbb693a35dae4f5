import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { readSettings } from '../settings/reads.ts'
import { isWanted } from './policy.ts'
import { type EmailRow, findEmail, insertEmail, requeueEmail } from './queries.ts'

/**
 * Sends a mail of the outbox again, now. One that was not sent keeps its row and gets all its attempts again; of one that was, a copy
 * goes out. Throws email_not_found, email_off, email_erased or email_busy.
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
    await ctx.tasks.enqueue(ctx, 'send-email', { emailId: due.id })
    await recordAct(ctx, 'email-resent', { type: 'email', id, name: row.kind })
    return due
  })
}

function copyOf(row: EmailRow, createdAt: Date) {
  const { kind, recipient, replyTo, subject, textBody, htmlBody, headers, isSecret } = row
  return { kind, recipient, replyTo, subject, textBody, htmlBody, headers, isSecret, createdAt }
}
