import type { AdministratorContext, EmployerContext } from '../../platform/context.ts'
import { together, transaction, transactionAfter } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { formatToea } from '../../shared/money.ts'
import { recordAct } from '../audit/record-act.ts'
import { addPurchasedCredits, lockBalance } from '../credits/move-credits.ts'
import { readForMail } from '../email/queue-email.ts'
import { readSettings } from '../settings/reads.ts'
import { MAX_PENDING } from './limits.ts'
import { OUTCOME_MAIL, tellOfOutcome, tellOfPaymentRequest } from './mails.ts'
import { newReference } from './policy.ts'
import {
  countPending,
  findActivePackage,
  findPaymentRequest,
  findWaitingReference,
  insertPaymentRequest,
  insertReference,
  type PaymentRequestRow,
  processPending,
  takeWaitingReference,
} from './queries.ts'
import { readOwnRequest } from './reads.ts'
import { issueReceipt } from './receipts.ts'
import { offeredMethods, type PaymentDecision, type PaymentRequestInput } from './schema.ts'
import { ownRequest } from './views.ts'

/**
 * Reserves the reference of the employer's next payment request, so that the employer can write it on the payment
 * before making the request.
 */
async function reserveReference(ctx: EmployerContext): Promise<string> {
  const employerId = ctx.viewer.employer.id
  for (;;) {
    const waiting = await findWaitingReference(ctx.db, employerId)
    if (waiting) return waiting
    // Inserts nothing if another employer has this reference or another tab was faster.
    await insertReference(ctx.db, { reference: newReference(), employerId, takenAt: null })
  }
}

/** Uses up the reference permanently. Call it in the transaction that makes the request, with the balance locked. */
async function takeReference(ctx: EmployerContext): Promise<string> {
  await reserveReference(ctx)
  return takeWaitingReference(ctx.db, ctx.viewer.employer.id, ctx.now)
}

/** Returns how an employer can pay, with the reference of its next request. */
export async function readPaymentOptions(ctx: EmployerContext) {
  const settings = await readSettings(ctx)
  const methods = offeredMethods(settings.payment_methods).map((method) => ({
    method,
    instructions: settings[`payment_instructions_${method}`],
  }))
  return { reference: await reserveReference(ctx), methods }
}

/**
 * Requests to buy a package. The amount and credits are those of the package now and stay, even if the package changes
 * later. Throws invalid_input, package_not_found, price_changed or too_many_payment_requests.
 */
export async function submitPaymentRequest(ctx: EmployerContext, input: PaymentRequestInput) {
  const settings = await readSettings(ctx)
  if (!offeredMethods(settings.payment_methods).includes(input.paymentMethod))
    throw new AppError('invalid_input', { errors: { paymentMethod: 'This payment method is not on offer' } })
  return transaction(ctx, async (ctx) => {
    const employerId = ctx.viewer.employer.id
    // The lock makes requests wait for each other, so that the limit is exact.
    await lockBalance(ctx, employerId)
    const bought = await findActivePackage(ctx.db, input.packageId)
    if (!bought) throw new AppError('package_not_found')
    if (input.amount !== undefined && input.amount !== bought.price) {
      const reason = `The price has changed to ${formatToea(bought.price)}. Please confirm again.`
      throw new AppError('price_changed', { price: bought.price, reason })
    }
    if ((await countPending(ctx.db, employerId)) >= MAX_PENDING)
      throw new AppError('too_many_payment_requests', { limit: MAX_PENDING })
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
    await tellOfPaymentRequest(ctx, row)
    return ownRequest(row)
  })
}

/** Cancels the employer's own request while it is pending. Throws payment_request_not_found or already_processed. */
export async function cancelPaymentRequest(ctx: EmployerContext, id: number) {
  await readOwnRequest(ctx, id)
  const outcome = {
    status: 'cancelled' as const,
    adminNotes: '',
    processedBy: null,
    processedAt: ctx.now,
  }
  const row = await processPending(ctx.db, id, outcome)
  if (!row) throw new AppError('already_processed')
  return ownRequest(row)
}

/**
 * Approves a payment and adds its credits, or rejects it. Only one of several simultaneous calls takes effect, so
 * credits are added once. Throws payment_request_not_found or already_processed.
 */
export async function processPaymentRequest(
  ctx: AdministratorContext,
  id: number,
  { status, adminNotes }: PaymentDecision,
) {
  const read = (ctx: AdministratorContext) =>
    together(findPaymentRequest(ctx.db, id), readForMail(ctx, OUTCOME_MAIL))
  return transactionAfter(ctx, read, async (ctx, [found, known]) => {
    if (!found) throw new AppError('payment_request_not_found')
    const processedBy = ctx.viewer.administrator.id
    const outcome = { status, adminNotes, processedBy, processedAt: ctx.now }
    const [, row] = await together(
      lockBalance(ctx, found.request.employerId),
      processPending(ctx.db, id, outcome),
    )
    if (!row) throw new AppError('already_processed')
    await together(
      recordAct(
        ctx,
        `payment-${status}`,
        { type: 'payment-request', id, name: row.reference },
        { amount: row.amount, credits: row.packageCredits, employerId: row.employerId, note: adminNotes },
      ),
      tellOfOutcome(ctx, found, row, known),
      ...(status === 'approved'
        ? [addPurchase(ctx, row), issueReceipt(ctx, row, found, known.settings)]
        : []),
    )
    return ownRequest(row)
  })
}

async function addPurchase(ctx: AdministratorContext, row: PaymentRequestRow): Promise<void> {
  await addPurchasedCredits(ctx, {
    employerId: row.employerId,
    credits: row.packageCredits,
    amount: row.amount,
    description: `${row.packageName} package, payment ${row.reference}`,
    relatedId: row.id,
  })
}
