import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { PAYMENT_METHOD_LABELS } from '../../modules/payments/schema.ts'
import { formatDate } from '../../shared/dates.ts'
import { formatToea } from '../../shared/money.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { SkeletonList } from '../components/skeleton.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import { type Column, Table } from '../components/table.tsx'
import { LoadFailure } from '../employers/load-failure.tsx'
import { type OwnPaymentRequest, ownRequestsQuery } from './queries.ts'

const COLUMNS: readonly Column<OwnPaymentRequest>[] = [
  { key: 'date', label: 'Date', cell: ({ createdAt }) => formatDate(createdAt) },
  { key: 'package', label: 'Package', cell: ({ packageName }) => packageName },
  { key: 'credits', label: 'Credits', numeric: true, cell: ({ packageCredits }) => packageCredits },
  { key: 'amount', label: 'Amount', numeric: true, cell: ({ amount }) => formatToea(amount) },
  { key: 'method', label: 'Method', cell: ({ paymentMethod }) => PAYMENT_METHOD_LABELS[paymentMethod] },
  { key: 'status', label: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { key: 'notes', label: 'Notes', cell: ({ adminNotes }) => adminNotes || '–' },
]

export function RequestTable() {
  const { client } = useRouteContext({ from: '__root__' })
  const query = useQuery(ownRequestsQuery(client))
  if (query.error) return <LoadFailure what="Payment requests" error={query.error} query={query} />
  if (!query.data) return <SkeletonList count={2} label="Loading payment requests…" boneClass="h-12" />
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
