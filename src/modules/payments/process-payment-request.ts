import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { formatToea } from '../../shared/money.ts'
import { plural } from '../../shared/text.ts'
import { recordAct } from '../audit/record-act.ts'
import { addPurchasedCredits } from '../credits/add-purchased-credits.ts'
import { lockBalance } from '../credits/lock-balance.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { issueReceipt } from './issue-receipt.ts'
import { findPaymentRequest, type PaymentRequestRow, processPending } from './queries.ts'
import type { PaymentDecision } from './schema.ts'
import { ownRequest } from './views.ts'

/**
 * Approves a payment, which adds its credits, or rejects it: once, whatever happens at the same moment (decisions, rule 8). Throws
 * payment_request_not_found or already_processed.
 */
export async function processPaymentRequest(
  ctx: AdministratorContext,
  id: number,
  { status, adminNotes }: PaymentDecision,
) {
  return transaction(ctx, async (ctx) => {
    const found = await findPaymentRequest(ctx.db, id)
    if (!found) throw new AppError('payment_request_not_found')
    await lockBalance(ctx, found.request.employerId)
    const processedBy = ctx.viewer.administrator.id
    const row = await processPending(ctx.db, id, { status, adminNotes, processedBy, processedAt: ctx.now })
    if (!row) throw new AppError('already_processed')
    if (status === 'approved') {
      const { employerId, packageCredits, packageName, amount, reference } = row
      const description = `${packageName} package, payment ${reference}`
      await addPurchasedCredits(ctx, {
        employerId,
        credits: packageCredits,
        amount,
        description,
        relatedId: id,
      })
      await issueReceipt(ctx, row, found)
    }
    await recordAct(
      ctx,
      `payment-${status}`,
      { type: 'payment-request', id, name: row.reference },
      { amount: row.amount, credits: row.packageCredits, employerId: row.employerId, note: adminNotes },
    )
    await queueEmail(ctx, { kind: 'payment_processed', to: found.email, ...outcomeMail(row) })
    return ownRequest(row)
  })
}

type Outcome = Pick<PaymentRequestRow, 'reference' | 'packageCredits' | 'amount' | 'status' | 'adminNotes'>

export function outcomeMail({ reference, packageCredits, amount, status, adminNotes }: Outcome): MailText {
  const credits = plural(packageCredits, 'credit')
  const notes = adminNotes ? [adminNotes] : []
  const button = { label: 'Open your credits', path: '/credits' }
  if (status === 'approved') {
    const paragraphs = [
      `We received your payment of ${formatToea(amount)} with the reference ${reference}. ${credits} ${packageCredits === 1 ? 'is' : 'are'} now in your account. The receipt is on your credits page.`,
      ...notes,
    ]
    return { subject: `${credits} added`, paragraphs, button }
  }
  const paragraphs = [
    `We could not verify your payment of ${formatToea(amount)} with the reference ${reference} for ${credits}, so no credits were added.`,
    ...notes,
  ]
  return { subject: `Payment request ${reference} was not approved`, paragraphs, button }
}
