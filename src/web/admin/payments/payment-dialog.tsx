import { useRouteContext } from '@tanstack/react-router'
import { PaymentDecision } from '../../../modules/payments/schema.ts'
import { formatToea } from '../../../shared/money.ts'
import { plural } from '../../../shared/text.ts'
import { TextField } from '../../components/field.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { useForm } from '../../form.ts'
import { decidePayment, PROCESS_FAILED } from './payment-acts.ts'
import { PaymentEvidence } from './payment-evidence.tsx'
import type { AdminPaymentRequest } from './payments-queries.ts'

export type Decision = 'approved' | 'rejected'

const WORDS = {
  approved: { verb: 'Approve', busy: 'Approving…', note: '' },
  rejected: {
    verb: 'Reject',
    busy: 'Rejecting…',
    // Specification 2, section 4.
    note: 'Payment verification failed',
  },
} as const

type PaymentDialogProps = { request: AdminPaymentRequest; decision: Decision; onClose: () => void }

export function PaymentDialog({ request, decision, onClose }: PaymentDialogProps) {
  const page = useRouteContext({ from: '__root__' })
  const words = WORDS[decision]
  const { employerName, packageCredits, amount } = request
  const form = useForm({
    schema: PaymentDecision,
    read: ({ adminNotes }) => ({ status: decision, adminNotes }),
    fallback: PROCESS_FAILED,
    submit: async (input, { idempotencyKey }) => {
      await decidePayment(page, request, { input, idempotencyKey })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      shape="wide"
      submitLabel={words.verb}
      busyLabel={words.busy}
      danger={decision === 'rejected'}
      title={`${words.verb} this payment?`}
      description={
        decision === 'approved'
          ? `${employerName} gets ${plural(packageCredits, 'credit')} for ${formatToea(amount)}. This cannot be undone.`
          : `${employerName} gets no credits for ${formatToea(amount)}. This cannot be undone.`
      }
      onClose={onClose}
    >
      <PaymentEvidence request={request} />
      <TextField
        label="Note"
        name="adminNotes"
        rows={2}
        help="The employer reads it beside the request."
        defaultValue={words.note}
        error={form.errors['adminNotes']}
      />
    </FormDialog>
  )
}
