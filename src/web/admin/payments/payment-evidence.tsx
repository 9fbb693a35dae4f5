import { PAYMENT_METHOD_LABELS } from '../../../modules/payments/schema.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { formatToea } from '../../../shared/money.ts'
import { plural } from '../../../shared/text.ts'
import { FactsList } from '../../components/lists/facts-list.tsx'
import type { AdminPaymentRequest } from './payments-queries.ts'

/** The details to compare with the bank statement, with the slip next to them. */
export function PaymentEvidence({ request }: { request: AdminPaymentRequest }) {
  const { id, reference, slipType, slipAt } = request
  const address = `/api/payment-requests/${id}/slip`
  return (
    <div className={slipType === 'jpeg' ? 'grid items-start gap-4 sm:grid-cols-2' : undefined}>
      <FactsList facts={[...facts(request), { label: 'Slip', value: slipLink(address, slipAt) }]} />
      {slipType === 'jpeg' && (
        <img
          src={`${address}?at=${slipAt}`}
          alt={`Slip for ${reference}`}
          className="max-h-96 w-full object-contain"
        />
      )}
    </div>
  )
}

function facts(request: AdminPaymentRequest) {
  const { reference, employerName, packageName, packageCredits, amount, paymentMethod } = request
  const { paymentDetails, createdAt, processedAt, processedByName, status, adminNotes, id } = request
  const decided = [
    status,
    processedByName && `by ${processedByName}`,
    processedAt && formatDateTime(processedAt),
  ]
  return [
    { label: 'Reference', value: <b className="select-all">{reference}</b> },
    { label: 'Employer', value: employerName },
    { label: 'Amount', value: `${formatToea(amount)}: ${packageName}, ${plural(packageCredits, 'credit')}` },
    { label: 'Method', value: PAYMENT_METHOD_LABELS[paymentMethod] },
    { label: 'Details', value: paymentDetails },
    { label: 'Requested', value: formatDateTime(createdAt) },
    ...(processedAt ? [{ label: 'Decided', value: decided.filter(Boolean).join(', ') }] : []),
    ...(adminNotes ? [{ label: 'Note', value: adminNotes }] : []),
    ...(status === 'approved'
      ? [
          {
            label: 'Receipt',
            value: saveLink(`/api/employer/payment-requests/${id}/receipt.pdf`, 'the receipt'),
          },
        ]
      : []),
  ]
}

function slipLink(address: string, slipAt: string | null) {
  return slipAt ? saveLink(address, 'the slip') : 'None sent'
}

function saveLink(address: string, what: string) {
  return (
    <a href={address} download className="inline-flex min-h-11 items-center">
      Save {what}
    </a>
  )
}
