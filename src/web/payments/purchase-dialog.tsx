import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { AppLink } from '../app/link.tsx'
import { LoadFailure } from '../app/loading/loaded.tsx'
import { useSite } from '../app/site.tsx'
import { Button, ButtonLink } from '../components/controls/button.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { Notice, SkeletonList } from '../components/states/states.tsx'
import { PaymentInstructions, PurchaseForm } from './purchase-form.tsx'
import { paymentOptionsQuery, type SubmittedRequest } from './queries.ts'

type PurchaseDialogProps = {
  /** The preselected package. */
  chosen: number | undefined
  /** The page that the employer came from. */
  back: string | undefined
  onClose: () => void
}

/** Sends a payment request. The credits are added when an administrator has approved the payment. */
export function PurchaseDialog({ chosen, back, onClose }: PurchaseDialogProps) {
  const { client } = useSite()
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
      shape="long"
      title="Purchase Credits"
      description="We add the credits when we have checked your payment."
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
        <LoadFailure what="Payment methods" query={query} />
      ) : !options ? (
        <SkeletonList count={3} label="Loading payment methods…" boneClass="h-32" />
      ) : (
        <PurchaseForm id={formId} chosen={chosen} options={options} onBusy={setBusy} onDone={setDone} />
      )}
    </Dialog>
  )
}

/** Shows the next steps after the request was sent. Takes the focus, because the form that had it is gone. */
function PurchaseDone({ request, instructions, slipProblem }: SubmittedRequest) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => top.current?.focus(), [])
  return (
    <div ref={top} tabIndex={-1} className="grid gap-4 outline-none">
      {slipProblem && (
        <Notice kind="danger" title="The slip was not uploaded">
          {slipProblem} We have your payment request. Please send the slip again from the list of your payment
          requests.
        </Notice>
      )}
      <PaymentInstructions
        reference={request.reference}
        amount={request.amount}
        instructions={instructions}
      />
    </div>
  )
}
