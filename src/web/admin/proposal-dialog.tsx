import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { formatToea } from '../../shared/money.ts'
import { plural } from '../../shared/text.ts'
import { call, newIdempotencyKey } from '../api-client.ts'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { toast } from '../components/toast.ts'
import { PROCESS_FAILED } from './payment-acts.ts'
import type { AdminProposal } from './payments-queries.ts'

export type ProposalDecision = 'approve' | 'dismiss'

type ProposalDialogProps = { proposal: AdminProposal; decision: ProposalDecision; onClose: () => void }

export function ProposalDialog({ proposal, decision, onClose }: ProposalDialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const key = useRef(newIdempotencyKey())
  const { id, employerName, lineNumber, paid, reference, request } = proposal
  const isApproval = decision === 'approve'
  const credits = plural(request?.packageCredits ?? 0, 'credit')
  const decide = async () => {
    setBusy(true)
    const param = { id: String(id) }
    const one = client.api.admin['payment-proposals'][':id']
    try {
      if (isApproval)
        await call(one.approve.$post({ param }, { headers: { 'Idempotency-Key': key.current } }))
      else await call(one.dismiss.$post({ param }))
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      toast({
        title: isApproval ? 'Payment approved' : 'Line dismissed',
        description: isApproval ? `${employerName}: ${credits}.` : undefined,
      })
      onClose()
    } catch (failure) {
      const description = failure instanceof Error ? failure.message : undefined
      toast({ title: PROCESS_FAILED, description, variant: 'destructive' })
      setError(description)
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
