import { useRouteContext } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { formatToea } from '../../../shared/money.ts'
import { plural } from '../../../shared/text.ts'
import { newIdempotencyKey } from '../../api-client.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { decideProposal, type ProposalDecision } from './payment-acts.ts'
import type { AdminProposal } from './payments-queries.ts'

type ProposalDialogProps = { proposal: AdminProposal; decision: ProposalDecision; onClose: () => void }

export function ProposalDialog({ proposal, decision, onClose }: ProposalDialogProps) {
  const page = useRouteContext({ from: '__root__' })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const key = useRef(newIdempotencyKey())
  const { employerName, lineNumber, paid, reference, request } = proposal
  const isApproval = decision === 'approve'
  const credits = plural(request?.packageCredits ?? 0, 'credit')
  const decide = async () => {
    setBusy(true)
    try {
      await decideProposal(page, proposal, { input: decision, idempotencyKey: key.current })
      onClose()
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : undefined)
    }
    setBusy(false)
  }
  return (
    <ConfirmDialog
      title={isApproval ? 'Approve this payment?' : 'Dismiss this line?'}
      confirmLabel={isApproval ? 'Approve' : 'Dismiss'}
      busyLabel={isApproval ? 'Approving…' : 'Dismissing…'}
      busy={busy}
      error={error}
      onConfirm={() => void decide()}
      onClose={onClose}
    >
      {isApproval
        ? `${employerName} gets ${credits} for ${formatToea(paid)}, found on line ${lineNumber}. This cannot be undone.`
        : `Line ${lineNumber} is not shown again. The request ${reference} stays as it is.`}
    </ConfirmDialog>
  )
}
