import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { PAYMENT_METHOD_LABELS } from '../../modules/payments/schema.ts'
import { formatDateTime } from '../../shared/dates.ts'
import { formatToea } from '../../shared/money.ts'
import { plural } from '../../shared/text.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { SkeletonList } from '../components/skeleton.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import { type Column, Table } from '../components/table.tsx'
import { LoadFailure } from '../employers/load-failure.tsx'
import { type OwnPaymentRequest, ownRequestsQuery } from './queries.ts'
import { RequestActions } from './request-actions.tsx'
import { requestTimeline } from './request-timeline.ts'

const COLUMNS: readonly Column<OwnPaymentRequest>[] = [
  {
    key: 'reference',
    label: 'Reference',
    cell: ({ reference }) => <b className="whitespace-nowrap tabular-nums select-all">{reference}</b>,
  },
  {
    key: 'package',
    label: 'Package',
    cell: ({ packageName, packageCredits }) => `${packageName}, ${plural(packageCredits, 'credit')}`,
  },
  { key: 'amount', label: 'Amount', numeric: true, cell: ({ amount }) => formatToea(amount) },
  { key: 'method', label: 'Method', cell: ({ paymentMethod }) => PAYMENT_METHOD_LABELS[paymentMethod] },
  { key: 'status', label: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { key: 'timeline', label: 'What happened', cell: (request) => <Timeline request={request} /> },
  { key: 'actions', label: 'Actions', bare: true, cell: (request) => <RequestActions request={request} /> },
]

export function RequestTable() {
  const { client } = useRouteContext({ from: '__root__' })
  const query = useQuery(ownRequestsQuery(client))
  if (query.error) return <LoadFailure what="Payment requests" error={query.error} query={query} />
  if (!query.data) return <SkeletonList count={2} label="Loading payment requests…" boneClass="h-24" />
  if (query.data.length === 0)
    return (
      <EmptyState
        level="h3"
        title="No payment requests yet"
        why="What you ask for stands here until it has been checked, and after."
      />
    )
  return <Table caption="Payment requests" columns={COLUMNS} rows={query.data} rowKey={({ id }) => id} />
}

function Timeline({ request }: { request: OwnPaymentRequest }) {
  return (
    <ol className="grid gap-1">
      {requestTimeline(request).map(({ what, at, note }) => (
        <li key={what}>
          {what}
          {at && <small className="help block tabular-nums">{formatDateTime(at)}</small>}
          {note && <small className="block">“{note}”</small>}
        </li>
      ))}
    </ol>
  )
}
