import type { Context } from '../../platform/context.ts'
import { formatToea } from '../../shared/money.ts'
import { plural } from '../../shared/text.ts'
import type { MailText } from '../email/prepare-email.ts'
import { type MailReads, queueEmail } from '../email/queue-email.ts'
import { readSettings } from '../settings/reads.ts'
import { queueNews } from '../sms/queue-sms.ts'
import type { PaymentRequestRow } from './queries.ts'
import { PAYMENT_METHOD_LABELS } from './schema.ts'

export const OUTCOME_MAIL = 'payment_processed'

/** Tells the employer that its payment was approved or rejected. Part of the transaction that decides. */
export async function tellOfOutcome(
  ctx: Context,
  employer: { email: string; loginPhone: string },
  request: Outcome,
  known: MailReads,
): Promise<void> {
  const text = outcomeMail(request)
  await queueEmail(ctx, { kind: OUTCOME_MAIL, to: employer.email, ...text }, known)
  await queueNews(ctx, employer, { text: text.subject })
}

type Outcome = Pick<PaymentRequestRow, 'reference' | 'packageCredits' | 'amount' | 'status' | 'adminNotes'>

export function outcomeMail({ reference, packageCredits, amount, status, adminNotes }: Outcome): MailText {
  const credits = plural(packageCredits, 'credit')
  const notes = adminNotes ? [adminNotes] : []
  const button = { label: 'Open your credits', path: '/credits' }
  const facts = { reference, credits, amount: formatToea(amount) }
  if (status === 'approved') {
    const paragraphs = [
      `We received your payment of ${formatToea(amount)} with the reference ${reference}. ${credits} ${packageCredits === 1 ? 'is' : 'are'} now in your account. The receipt is on your credits page.`,
      ...notes,
    ]
    return { subject: `${credits} added`, paragraphs, button, facts }
  }
  const paragraphs = [
    `We could not verify your payment of ${formatToea(amount)} with the reference ${reference} for ${credits}, so no credits were added.`,
    ...notes,
  ]
  return { subject: `Payment request ${reference} was not approved`, paragraphs, button, facts }
}

/** Asks the administrator to check a payment. Part of the transaction that makes the request. */
export async function tellOfPaymentRequest(ctx: Context, request: Asked): Promise<void> {
  const { admin_email } = await readSettings(ctx)
  await queueEmail(ctx, { kind: 'payment_request', to: admin_email, ...paymentToCheck(request) })
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
