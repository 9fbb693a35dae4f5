import type { Verdict } from '../../../modules/bank-statements/schema.ts'
import { formatDate, startOfDay } from '../../../shared/dates.ts'
import { formatToea } from '../../../shared/money.ts'
import { plural } from '../../../shared/text.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import type { Column } from '../../components/table.tsx'
import type { ProposalDecision } from './payment-acts.ts'
import type { AdminProposal } from './payments-queries.ts'

type OnDecide = (proposal: AdminProposal, decision: ProposalDecision) => void

export const proposalColumns = (onDecide: OnDecide): Column<AdminProposal>[] => [
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
        {!isExact && <small className="help block">Read from signs that look alike</small>}
      </span>
    ),
  },
  {
    key: 'verdict',
    label: 'Agreement',
    cell: (proposal) =>
      proposal.verdict === 'agrees' ? <Badge tone="green">Agrees</Badge> : WHY[proposal.verdict](proposal),
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

/** Why it is not proposed. */
const WHY: Record<Exclude<Verdict, 'agrees'>, (proposal: AdminProposal) => string> = {
  amount: ({ paid, request }) =>
    `${formatToea(Math.abs(paid - (request?.amount ?? 0)))} ${paid > (request?.amount ?? 0) ? 'more' : 'less'} than asked for`,
  processed: ({ request }) => DECIDED[request?.status ?? ''] ?? 'The request is decided already',
  not_requested: () => 'The employer has not sent its request yet',
  several: () => 'The line names several references, or one that could be either',
}

const DECIDED: Readonly<Record<string, string>> = {
  approved: 'The request is approved already; perhaps it was paid twice',
  rejected: 'The request was rejected before; the money came after all',
  cancelled: 'The employer took the request back, and paid',
}
