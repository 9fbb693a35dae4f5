import type { EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { formatToea } from '../../shared/money.ts'
import { lockBalance } from '../credits/lock-balance.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { readSettings } from '../settings/reads.ts'
import { findActivePackage } from './package-queries.ts'
import { countPending, insertPaymentRequest, type PaymentRequestRow } from './queries.ts'
import { MOST_PENDING, offeredMethods, PAYMENT_METHOD_LABELS, type PaymentRequestInput } from './schema.ts'
import { takeReference } from './take-reference.ts'
import { ownRequest } from './views.ts'

/**
 * Asks to buy a package. Amount and credits are the package's at this moment and stay, whatever becomes of it. Throws
 * invalid_input, package_not_found, price_changed or too_many_payment_requests.
 */
export async function submitPaymentRequest(ctx: EmployerContext, input: PaymentRequestInput) {
  const settings = await readSettings(ctx)
  if (!offeredMethods(settings.payment_methods).includes(input.paymentMethod))
    throw new AppError('invalid_input', { errors: { paymentMethod: 'This payment method is not on offer' } })
  return transaction(ctx, async (ctx) => {
    const employerId = ctx.viewer.employer.id
    // One after the other, so that the limit is exact.
    await lockBalance(ctx, employerId)
    const bought = await findActivePackage(ctx.db, input.packageId)
    if (!bought) throw new AppError('package_not_found')
    if (input.amount !== undefined && input.amount !== bought.price) {
      const reason = `The price has changed to ${formatToea(bought.price)}. Please confirm again.`
      throw new AppError('price_changed', { price: bought.price, reason })
    }
    if ((await countPending(ctx.db, employerId)) >= MOST_PENDING)
      throw new AppError('too_many_payment_requests', { limit: MOST_PENDING })
    const row = await insertPaymentRequest(ctx.db, {
      employerId,
      packageId: bought.id,
      packageName: bought.name,
      packageCredits: bought.credits,
      amount: bought.price,
      reference: await takeReference(ctx),
      paymentMethod: input.paymentMethod,
      paymentDetails: input.paymentDetails,
      createdAt: ctx.now,
    })
    await queueEmail(ctx, { kind: 'payment_request', to: settings.admin_email, ...paymentToCheck(row) })
    return ownRequest(row)
  })
}

type Asked = Pick<
  PaymentRequestRow,
  'reference' | 'packageName' | 'packageCredits' | 'amount' | 'paymentMethod'
>

export function paymentToCheck(row: Asked): MailText {
  return {
    subject: `Payment of ${formatToea(row.amount)} to check`,
    paragraphs: [
      `Reference ${row.reference}: ${row.packageName}, ${row.packageCredits} credits for ${formatToea(row.amount)}, by ${PAYMENT_METHOD_LABELS[row.paymentMethod].toLowerCase()}.`,
      'Please approve or reject it once the payment is verified.',
    ],
    button: { label: 'Open the requests', path: '/admin?section=payments' },
  }
}
