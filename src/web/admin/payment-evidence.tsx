import { PAYMENT_METHOD_LABELS } from '../../modules/payments/schema.ts'
import { FactsList } from '../components/facts-list.tsx'
import type { AdminPaymentRequest } from './payments-queries.ts'

/** What to look for on the bank's statement. */
export function PaymentEvidence({ request }: { request: AdminPaymentRequest }) {
  const { id, reference, paymentMethod, paymentDetails, slipType, slipAt } = request
  const address = `/api/payment-requests/${id}/slip`
  return (
    <>
      <FactsList
        facts={[
          { label: 'Reference', value: <b className="select-all">{reference}</b> },
          { label: 'Method', value: PAYMENT_METHOD_LABELS[paymentMethod] },
          { label: 'Details', value: paymentDetails },
          {
            label: 'Slip',
            value: slipAt ? (
              <a href={address} download className="inline-flex min-h-11 items-center">
                Save the slip
              </a>
            ) : (
              'None was sent'
            ),
          },
        ]}
      />
      {slipType === 'jpeg' && (
        <img
          src={`${address}?at=${slipAt}`}
          alt={`Slip for ${reference}`}
          className="max-h-96 w-full object-contain"
        />
      )}
    </>
  )
}
