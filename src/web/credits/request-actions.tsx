import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { formatToea } from '../../shared/money.ts'
import { call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { toast } from '../components/toast.ts'
import { downloadFile } from '../download-file.ts'
import { type OwnPaymentRequest, refreshRequests } from './queries.ts'
import { SlipDialog } from './slip-dialog.tsx'

type RequestActionsProps = { request: OwnPaymentRequest }

export function RequestActions({ request }: RequestActionsProps) {
  const { client } = useRouteContext({ from: '__root__' })
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
  const { client } = useRouteContext({ from: '__root__' })
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
      busyLabel="Cancelling…"
      busy={isPending}
      danger
      error={error?.message}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      Nobody will look for a payment of {formatToea(request.amount)} with this reference. Please do not cancel
      once you have paid.
    </ConfirmDialog>
  )
}
