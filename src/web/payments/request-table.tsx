import { useQuery } from '@tanstack/react-query'
import { PAYMENT_METHOD_LABELS } from '../../modules/payments/schema.ts'
import { formatDateTime } from '../../shared/dates.ts'
import { formatToea } from '../../shared/money.ts'
import { plural } from '../../shared/text.ts'
import { LoadFailure } from '../app/loading/loaded.tsx'
import { useSite } from '../app/site.tsx'
import { type Column, Table } from '../components/lists/table.tsx'
import { EmptyState, SkeletonList } from '../components/states/states.tsx'
import { StatusBadge } from '../components/surfaces/badge.tsx'
import { type OwnPaymentRequest, ownRequestsQuery } from './queries.ts'
import { RequestActions } from './request-actions.tsx'

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
  { key: 'timeline', label: 'History', cell: (request) => <Timeline request={request} /> },
  { key: 'actions', label: 'Actions', bare: true, cell: (request) => <RequestActions request={request} /> },
]

export function RequestTable() {
  const { client } = useSite()
  const query = useQuery(ownRequestsQuery(client))
  if (query.error) return <LoadFailure what="Payment requests" query={query} />
  if (!query.data) return <SkeletonList count={2} label="Loading payment requests…" boneClass="h-24" />
  if (query.data.length === 0)
    return (
      <EmptyState
        level="h3"
        title="No payment requests yet"
        why="Your payment requests are listed here, before and after we check them."
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

/** `at` is undefined for a step that is still to come. */
type TimelineStep = { what: string; at: string | undefined; note?: string | undefined }

const OUTCOMES = { approved: 'Approved', rejected: 'Rejected', cancelled: 'Cancelled by you' } as const

/** Returns the steps of a payment request, oldest first, with the administrator's note. */
export function requestTimeline(request: OwnPaymentRequest): TimelineStep[] {
  const { status, createdAt, slipAt, processedAt, adminNotes } = request
  return [
    { what: 'Requested', at: createdAt },
    ...(slipAt ? [{ what: 'Slip sent', at: slipAt }] : []),
    status === 'pending'
      ? { what: 'We confirm within one business day', at: undefined }
      : { what: OUTCOMES[status], at: processedAt ?? undefined, note: adminNotes || undefined },
  ]
}
