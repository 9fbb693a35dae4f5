import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import * as v from 'valibot'
import { formatToea } from '../../shared/money.ts'
import { FileInput } from '../components/file-input.tsx'
import { FormDialog } from '../components/form-dialog.tsx'
import { toast } from '../components/toast.ts'
import { useForm } from '../form.ts'
import { type OwnPaymentRequest, refreshRequests } from './queries.ts'
import { SLIP_ACCEPT, SlipFile, sendSlip } from './slip-file.ts'

const SlipInput = v.object({ slip: v.nonOptional(SlipFile, 'Please select the slip') })

type SlipDialogProps = { request: OwnPaymentRequest; onClose: () => void }

export function SlipDialog({ request, onClose }: SlipDialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const form = useForm({
    schema: SlipInput,
    fallback: 'The slip could not be sent. Please try again.',
    submit: async ({ slip }) => {
      await sendSlip(client, request.id, slip)
      await refreshRequests(queryClient)
      toast({ title: 'Slip sent', description: `For your payment ${request.reference}.` })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      submitLabel="Send slip"
      busyLabel="Sending…"
      title={request.slipAt ? 'Replace the slip' : 'Send the slip'}
      description={`For your payment ${request.reference} of ${formatToea(request.amount)}. Only you and we can see it.`}
      onClose={onClose}
    >
      <FileInput
        label="Payment slip"
        name="slip"
        required
        accept={SLIP_ACCEPT}
        help="A photo (JPEG, PNG) or PDF, at most 5 MB."
        error={form.errors['slip']}
      />
    </FormDialog>
  )
}
