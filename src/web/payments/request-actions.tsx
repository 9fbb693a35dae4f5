import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { MAX_SLIP_BYTES } from '../../modules/payments/limits.ts'
import { formatToea } from '../../shared/money.ts'
import { shrinkPhoto } from '../accounts/job-seeker/photo-file.ts'
import { useForm } from '../app/forms/form.ts'
import { type ApiClient, call } from '../app/loading/api-client.ts'
import { downloadFile } from '../app/loading/download-file.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { FileInput } from '../components/forms/file-input.tsx'
import { ConfirmDialog, FormDialog } from '../components/overlays/form-dialog.tsx'
import { toast } from '../components/overlays/toast.ts'
import { type OwnPaymentRequest, refreshRequests } from './queries.ts'

type RequestActionsProps = { request: OwnPaymentRequest }

export function RequestActions({ request }: RequestActionsProps) {
  const { client } = useSite()
  const [open, setOpen] = useState<'slip' | 'cancel'>()
  const { reference, status, slipAt } = request
  const param = { id: String(request.id) }
  const close = () => setOpen(undefined)
  return (
    <div className="flex flex-wrap gap-2">
      {status === 'approved' && (
        <DownloadButton
          name={`Receipt ${reference}`}
          path={client.api.employer['payment-requests'][':id']['receipt.pdf'].$path({ param })}
        >
          Receipt
        </DownloadButton>
      )}
      {slipAt && (
        <DownloadButton
          name={`Slip ${reference}`}
          path={client.api['payment-requests'][':id'].slip.$path({ param })}
        >
          Slip
        </DownloadButton>
      )}
      {status === 'pending' && (
        <>
          <Button
            look="quiet"
            aria-label={`${slipAt ? 'Replace' : 'Send'} slip ${reference}`}
            onClick={() => setOpen('slip')}
          >
            {slipAt ? 'Replace slip' : 'Send slip'}
          </Button>
          <Button look="bare" aria-label={`Cancel request ${reference}`} onClick={() => setOpen('cancel')}>
            Cancel request
          </Button>
        </>
      )}
      {open === 'slip' && <SlipDialog request={request} onClose={close} />}
      {open === 'cancel' && <CancelDialog request={request} onClose={close} />}
    </div>
  )
}

type DownloadButtonProps = { name: string; path: string; children: string }

function DownloadButton({ name, path, children }: DownloadButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadFile(path, name),
    onError: ({ message }) =>
      toast({ title: 'Download Failed', description: message, variant: 'destructive' }),
  })
  return (
    <Button look="quiet" aria-label={name} busy={isPending} busyLabel="Loading…" onClick={() => mutate()}>
      {children}
    </Button>
  )
}

function CancelDialog({ request, onClose }: RequestActionsProps & { onClose: () => void }) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(client.api['payment-requests'][':id'].cancel.$post({ param: { id: String(request.id) } })),
    onSuccess: () => {
      toast({ title: 'Payment request cancelled' })
      onClose()
    },
    onSettled: () => refreshRequests(queryClient),
  })
  return (
    <ConfirmDialog
      title={`Cancel request ${request.reference}?`}
      confirmLabel="Cancel request"
      cancelLabel="Keep it"
      busyLabel="Cancelling…"
      busy={isPending}
      danger
      error={error?.message}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      We will not look for a payment of {formatToea(request.amount)} with this reference. Please do not cancel
      if you have already paid.
    </ConfirmDialog>
  )
}

export const SLIP_ACCEPT = 'image/jpeg,image/png,application/pdf,.jpg,.jpeg,.png,.pdf'
/** The longest side in pixels. The server stores nothing larger. */
const SIDE = 1600

/** Checks the name or the type, because phones often know only one of them. The server checks the content. */
const isSlip = ({ name, type }: File) =>
  /\.(jpe?g|png|pdf)$/i.test(name) || SLIP_ACCEPT.split(',').includes(type)

/** A file field of a form. Undefined when no file was chosen. */
export const SlipFile = v.pipe(
  v.optional(v.instance(File)),
  v.transform((file) => (file?.size === 0 && file.name === '' ? undefined : file)),
  v.check((file) => file === undefined || isSlip(file), 'Please upload a picture (JPEG or PNG) or a PDF.'),
  v.check((file) => file === undefined || file.size <= MAX_SLIP_BYTES, 'File size must be less than 5MB.'),
)

/** Sends the slip. Shrinks photos first. Throws ApiError. */
export async function sendSlip(client: ApiClient, id: number, file: File) {
  const body = new FormData()
  body.append('slip', /pdf$/i.test(file.type || file.name) ? file : await shrinkPhoto(file, SIDE), file.name)
  return call(
    client.api['payment-requests'][':id'].slip.$post({ param: { id: String(id) } }, { init: { body } }),
  )
}

const SlipInput = v.object({ slip: v.nonOptional(SlipFile, 'Please select the slip') })

type SlipDialogProps = { request: OwnPaymentRequest; onClose: () => void }

function SlipDialog({ request, onClose }: SlipDialogProps) {
  const { client } = useSite()
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
