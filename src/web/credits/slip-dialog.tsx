import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useId } from 'react'
import * as v from 'valibot'
import { formatToea } from '../../shared/money.ts'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { FileInput } from '../components/file-input.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { toast } from '../components/toast.ts'
import { useForm } from '../form.ts'
import { type OwnPaymentRequest, refreshRequests } from './queries.ts'
import { SLIP_ACCEPT, SlipFile, sendSlip } from './slip-file.ts'

const SlipInput = v.object({ slip: v.nonOptional(SlipFile, 'Please select the slip') })

type SlipDialogProps = { request: OwnPaymentRequest; onClose: () => void }

export function SlipDialog({ request, onClose }: SlipDialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const formId = useId()
  const { errors, message, busy, formProps } = useForm({
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
    <Dialog
      title={request.slipAt ? 'Replace the slip' : 'Send the slip'}
      description={`For your payment ${request.reference} of ${formatToea(request.amount)}. Only you and we can see it.`}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Sending…">
            Send slip
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-4" method="post" {...formProps}>
        <FormErrors errors={errors} message={message} />
        <FileInput
          label="Payment slip"
          name="slip"
          required
          accept={SLIP_ACCEPT}
          help="A photo (JPEG, PNG) or PDF, at most 5 MB."
          error={errors['slip']}
        />
      </form>
    </Dialog>
  )
}
