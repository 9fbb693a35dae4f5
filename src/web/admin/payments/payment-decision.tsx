import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { formatDate, startOfDay } from '../../../shared/dates.ts'
import { formatToea } from '../../../shared/money.ts'
import { plural } from '../../../shared/text.ts'
import { newIdempotencyKey, reasonOf } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { TextField } from '../../components/forms/field.tsx'
import { Notice } from '../../components/states/states.tsx'
import { StatusBadge } from '../../components/surfaces/badge.tsx'
import { decidePayment, decideProposal, PROCESS_FAILED } from './payment-acts.ts'
import { type AdminPaymentRequest, proposalsQuery } from './payments-queries.ts'

/** The note of a rejection if the administrator writes none. */
const REJECTED = 'Payment verification failed'

type Decision = 'approved' | 'rejected'
type PaymentDecisionProps = { request: AdminPaymentRequest; onDone: () => void }

/** Approves or rejects a payment request beside its evidence. */
export function PaymentDecision({ request, onDone }: PaymentDecisionProps) {
  const page = useRouteContext({ from: '__root__' })
  const { client } = useSite()
  const { reference, employerName, packageCredits, amount, status } = request
  const { data: lines } = useQuery({
    ...proposalsQuery(client, { search: reference, status: 'agreeing' }),
    enabled: status === 'pending',
  })
  const line = lines?.rows.find((one) => one.reference === reference)
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState<Decision>()
  const [error, setError] = useState<string>()
  const keys = useRef({ approved: newIdempotencyKey(), rejected: newIdempotencyKey() })
  if (status !== 'pending') return <StatusBadge status={status} />
  const decide = async (decision: Decision) => {
    setBusy(decision)
    setError(undefined)
    const idempotencyKey = keys.current[decision]
    const adminNotes = note.trim() || (decision === 'rejected' ? REJECTED : '')
    try {
      // Then the line of the statement is decided with the request, and the note names it.
      if (line && decision === 'approved' && adminNotes === '')
        await decideProposal(page, line, { input: 'approve', idempotencyKey })
      else await decidePayment(page, request, { input: { status: decision, adminNotes }, idempotencyKey })
      onDone()
    } catch (failure) {
      setError(reasonOf(failure, PROCESS_FAILED))
      setBusy(undefined)
    }
  }
  return (
    <>
      {line ? (
        <Notice kind="success" title="Found on the bank statement">
          {formatToea(line.paid)} on {formatDate(startOfDay(line.paidOn))}, line {line.lineNumber}. Amount and
          reference match.
        </Notice>
      ) : (
        <p className="text-muted">Not found on an imported bank statement yet.</p>
      )}
      <p>
        If you approve, {employerName} gets <b>{plural(packageCredits, 'credit')}</b> for{' '}
        <b>{formatToea(amount)}</b>. A decision cannot be undone.
      </p>
      {error && <Notice kind="danger">{error}</Notice>}
      <TextField
        label="Note"
        name="adminNotes"
        rows={2}
        help={`The employer will see this next to the request. A rejection without a note says “${REJECTED}”.`}
        value={note}
        onInput={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <div className="grid grid-cols-2 gap-2">
        <Button
          look="quiet"
          className="text-danger"
          busy={busy === 'rejected'}
          busyLabel="Rejecting…"
          onClick={() => void decide('rejected')}
        >
          Reject
        </Button>
        <Button busy={busy === 'approved'} busyLabel="Approving…" onClick={() => void decide('approved')}>
          Approve
        </Button>
      </div>
    </>
  )
}
