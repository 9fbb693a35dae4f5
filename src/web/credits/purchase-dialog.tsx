import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { Button, ButtonLink } from '../components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { SkeletonList } from '../components/skeleton.tsx'
import { LoadFailure } from '../employers/load-failure.tsx'
import { AppLink } from '../link.tsx'
import { PurchaseDone } from './purchase-done.tsx'
import { PurchaseForm } from './purchase-form.tsx'
import { paymentOptionsQuery, type SubmittedRequest } from './queries.ts'

type PurchaseDialogProps = {
  /** The package that is preselected. */
  chosen: number | undefined
  /** Where the buyer came from. */
  back: string | undefined
  onClose: () => void
}

/** Asks for credits; they come when an administrator has seen the payment. */
export function PurchaseDialog({ chosen, back, onClose }: PurchaseDialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const formId = useId()
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<SubmittedRequest>()
  const query = useQuery({ ...paymentOptionsQuery(client), enabled: !done })
  const { data: options, error } = query
  if (done)
    return (
      <Dialog
        key="dialog"
        shape="wide"
        title="Payment Request Submitted"
        description="Your payment request has been submitted for admin review."
        onClose={onClose}
        actions={
          <>
            <Button look={back ? 'quiet' : 'primary'} onClick={onClose}>
              Close
            </Button>
            {back && (
              <ButtonLink href={back} link={AppLink}>
                Back to where you were
              </ButtonLink>
            )}
          </>
        }
      >
        <PurchaseDone {...done} />
      </Dialog>
    )
  return (
    <Dialog
      key="dialog"
      shape="wide"
      title="Purchase Credits"
      description="Credits are added when your payment has been checked."
      onClose={onClose}
      actions={
        options && (
          <>
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={formId} busy={busy} busyLabel="Submitting…">
              Submit Payment Request
            </Button>
          </>
        )
      }
    >
      {error ? (
        <LoadFailure what="Payment methods" error={error} query={query} />
      ) : !options ? (
        <SkeletonList count={3} label="Loading payment methods…" boneClass="h-32" />
      ) : (
        <PurchaseForm id={formId} chosen={chosen} options={options} onBusy={setBusy} onDone={setDone} />
      )}
    </Dialog>
  )
}
