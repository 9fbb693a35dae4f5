import { useRouteContext } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { Verdict } from '../../../modules/bank-statements/schema.ts'
import { formatDate, startOfDay } from '../../../shared/dates.ts'
import { formatToea } from '../../../shared/money.ts'
import { plural } from '../../../shared/text.ts'
import { newIdempotencyKey } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import type { Column } from '../../components/lists/table.tsx'
import { ConfirmDialog } from '../../components/overlays/form-dialog.tsx'
import { Badge } from '../../components/surfaces/badge.tsx'
import { AdminList } from '../admin-list.tsx'
import { ListFilter } from '../list-filters.tsx'
import { useListSearch } from '../list-query.ts'
import { decideProposal, type ProposalDecision } from './payment-acts.ts'
import { type AdminProposal, proposalFilter, proposalsQuery } from './payments-queries.ts'
import { StatementForm } from './statement-form.tsx'

const SHOWN = [
  { value: 'agreeing', label: 'Amount and reference match' },
  { value: 'near', label: 'Near matches' },
]

const SORTS = [
  { value: 'oldest', label: 'Oldest payment first' },
  { value: 'newest', label: 'Newest payment first' },
  { value: 'amount', label: 'Highest amount first' },
]

/** Shows the payments that were found in a bank's CSV. An administrator approves each one. */
export function StatementCheck() {
  const { client } = useSite()
  const [list, change] = useListSearch({ status: 'agreeing' })
  const [deciding, setDeciding] = useState<{ proposal: AdminProposal; decision: ProposalDecision }>()
  const isNear = list.status === 'near'
  return (
    <>
      <StatementForm />
      <AdminList
        title={isNear ? 'Near matches' : 'Payments to approve'}
        level="h3"
        noun="line"
        query={proposalsQuery(client, list)}
        list={list}
        onChange={change}
        columns={proposalColumns((proposal, decision) => setDeciding({ proposal, decision }))}
        rowKey={({ id }) => id}
        searchLabel="Search by reference or company"
        filters={
          <>
            <ListFilter label="Show" name="status" options={SHOWN} list={list} onChange={change} />
            <ListFilter label="Sort by" name="sort" options={SORTS} list={list} onChange={change} />
          </>
        }
        csvPath={`/api/admin/payment-proposals.csv?${new URLSearchParams(proposalFilter(list))}`}
        empty={
          isNear
            ? { title: 'No near matches' }
            : {
                title: 'No payments to approve',
                why: 'Lines appear here when their amount and reference match a waiting request.',
              }
        }
      />
      {deciding && <ProposalDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </>
  )
}

type OnDecide = (proposal: AdminProposal, decision: ProposalDecision) => void

const proposalColumns = (onDecide: OnDecide): Column<AdminProposal>[] => [
  {
    key: 'line',
    label: 'On the statement',
    cell: ({ paidOn, paid, description, lineNumber }) => (
      <span className="wrap-anywhere">
        <b className="whitespace-nowrap">{formatToea(paid)}</b>, {formatDate(startOfDay(paidOn))}
        <small className="help block">
          Line {lineNumber}: {description}
        </small>
      </span>
    ),
  },
  {
    key: 'request',
    label: 'Request',
    cell: ({ reference, isExact, employerName, request }) => (
      <span>
        <b className="whitespace-nowrap">{reference}</b>, {employerName}
        {request && (
          <small className="help block">
            {formatToea(request.amount)}: {request.packageName}, {plural(request.packageCredits, 'credit')}
          </small>
        )}
        {!isExact && <small className="help block">Reference corrected from similar characters</small>}
      </span>
    ),
  },
  {
    key: 'verdict',
    label: 'Match',
    cell: (proposal) =>
      proposal.verdict === 'agrees' ? <Badge tone="green">Matches</Badge> : WHY[proposal.verdict](proposal),
  },
  {
    key: 'actions',
    label: 'Actions',
    bare: true,
    cell: (proposal) => (
      <span className="flex flex-wrap gap-2">
        {proposal.verdict === 'agrees' && (
          <Button
            aria-label={`Approve payment ${proposal.reference}`}
            onClick={() => onDecide(proposal, 'approve')}
          >
            Approve
          </Button>
        )}
        <Button
          look="quiet"
          aria-label={`Dismiss line ${proposal.lineNumber}, ${proposal.reference}`}
          onClick={() => onDecide(proposal, 'dismiss')}
        >
          Dismiss
        </Button>
      </span>
    ),
  },
]

/** The reason why a payment is not proposed. */
const WHY: Record<Exclude<Verdict, 'agrees'>, (proposal: AdminProposal) => string> = {
  amount: ({ paid, request }) =>
    `${formatToea(Math.abs(paid - (request?.amount ?? 0)))} ${paid > (request?.amount ?? 0) ? 'more' : 'less'} than requested`,
  processed: ({ request }) => DECIDED[request?.status ?? ''] ?? 'The request is already decided',
  not_requested: () => 'The employer has not sent its request yet',
  several: () => 'The line names several references, or a reference with more than one reading',
}

const DECIDED: Readonly<Record<string, string>> = {
  approved: 'The request is already approved; it may have been paid twice',
  rejected: 'The request was rejected before the money arrived',
  cancelled: 'The employer withdrew the request but paid',
}

type ProposalDialogProps = { proposal: AdminProposal; decision: ProposalDecision; onClose: () => void }

function ProposalDialog({ proposal, decision, onClose }: ProposalDialogProps) {
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
        : `Line ${lineNumber} will not be shown again. The request ${reference} does not change.`}
    </ConfirmDialog>
  )
}
