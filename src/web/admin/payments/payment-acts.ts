// Decisions on payments, and credits added by hand. A toast shows the result. All functions throw ApiError.
import type { CreditAdjustment } from '../../../modules/credits/schema.ts'
import type { PaymentDecision } from '../../../modules/payments/schema.ts'
import { plural } from '../../../shared/text.ts'
import { call } from '../../app/loading/api-client.ts'
import type { RouterContext } from '../../app/router-context.ts'
import { performAct } from '../perform-act.tsx'
import type { EmployerDetails } from '../queries.ts'
import type { AdminPaymentRequest, AdminProposal } from './payments-queries.ts'

type Page = Pick<RouterContext, 'client' | 'queryClient'>
type Sent<Input> = { input: Input; idempotencyKey: string }

export const PROCESS_FAILED = 'Failed to process payment request.'

export function decidePayment(
  { client, queryClient }: Page,
  { id, employerName, packageCredits }: Pick<AdminPaymentRequest, 'id' | 'employerName' | 'packageCredits'>,
  { input: json, idempotencyKey }: Sent<PaymentDecision>,
): Promise<void> {
  const { process } = client.api.admin['payment-requests'][':id']
  const args = { param: { id: String(id) }, json }
  return performAct(queryClient, {
    call: () => call(process.$post(args, { headers: { 'Idempotency-Key': idempotencyKey } })),
    done: `Payment ${json.status}`,
    details: () =>
      json.status === 'approved'
        ? `${employerName}: ${plural(packageCredits, 'credit')}.`
        : `${employerName} gets no credits.`,
    failed: PROCESS_FAILED,
  })
}

/** Decides on a proposal of a bank statement: approve it, which adds the credits, or do not show it again. */
export function decideProposal(
  { client, queryClient }: Page,
  { id, employerName, request }: Proposal,
  { input: decision, idempotencyKey }: Sent<ProposalDecision>,
): Promise<void> {
  const one = client.api.admin['payment-proposals'][':id']
  const args = { param: { id: String(id) } }
  if (decision === 'dismiss')
    return performAct(queryClient, {
      call: () => call(one.dismiss.$post(args)),
      done: 'Line dismissed',
      failed: PROCESS_FAILED,
    })
  return performAct(queryClient, {
    call: () => call(one.approve.$post(args, { headers: { 'Idempotency-Key': idempotencyKey } })),
    done: 'Payment approved',
    details: () => `${employerName}: ${plural(request?.packageCredits ?? 0, 'credit')}.`,
    failed: PROCESS_FAILED,
  })
}

export type ProposalDecision = 'approve' | 'dismiss'
type Proposal = Pick<AdminProposal, 'id' | 'employerName'> & {
  request: { packageCredits: number } | null
}

export const ADD_FAILED = 'Failed to add credits.'

export function addCredits(
  { client, queryClient }: Page,
  { id, companyName }: Pick<EmployerDetails, 'id' | 'companyName'>,
  { input: json, idempotencyKey }: Sent<CreditAdjustment>,
): Promise<void> {
  const add = client.api.admin.employers[':id']['add-credits']
  const args = { param: { id: String(id) }, json }
  return performAct(queryClient, {
    call: () => call(add.$post(args, { headers: { 'Idempotency-Key': idempotencyKey } })),
    done: json.credits > 0 ? 'Credits added' : 'Credits removed',
    details: () => `${companyName}: ${plural(Math.abs(json.credits), 'credit')}.`,
    failed: ADD_FAILED,
  })
}
