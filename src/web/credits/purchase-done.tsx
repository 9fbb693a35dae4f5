import { useEffect, useRef } from 'react'
import { Notice } from '../components/notice.tsx'
import { PaymentInstructions } from './payment-instructions.tsx'
import type { SubmittedRequest } from './queries.ts'

/** What is left to do once the request is made. Takes the focus, since the form that had it is gone. */
export function PurchaseDone({ request, instructions, slipProblem }: SubmittedRequest) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => top.current?.focus(), [])
  return (
    <div ref={top} tabIndex={-1} className="grid gap-4 outline-none">
      {slipProblem && (
        <Notice kind="danger" title="The slip did not arrive">
          {slipProblem} Your request stands: send the slip again from the list of your payment requests.
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
