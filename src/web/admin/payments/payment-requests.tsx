import { PAYMENT_METHOD_LABELS, PAYMENT_STATUSES } from '../../../modules/payments/schema.ts'
import { formatAge, formatDate } from '../../../shared/dates.ts'
import { formatToea } from '../../../shared/money.ts'
import { plural } from '../../../shared/text.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { StatusBadge } from '../../components/surfaces/badge.tsx'
import { AdminList } from '../admin-list.tsx'
import type { AdminColumn } from '../admin-table.tsx'
import { BY_TIME, StateFilters } from '../list-filters.tsx'
import { csvPathOf, useListSearch } from '../list-query.ts'
import { NotInList, QueueWalk, WalkItem } from '../queue-walk.tsx'
import { PaymentDecision } from './payment-decision.tsx'
import { PaymentEvidence } from './payment-evidence.tsx'
import { type AdminPaymentRequest, paymentRequestsQuery } from './payments-queries.ts'
import { StatementPanel } from './statement-panel.tsx'

const STATUSES = ['all', ...PAYMENT_STATUSES].map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}))

const AMOUNT_FIRST = { value: 'amount', label: 'Highest amount first' }

export function PaymentRequests() {
  const { client, now } = useSite()
  // Waiting requests are shown by default, because they are the queue.
  const [given, change] = useListSearch({ status: 'pending' })
  const isQueue = given.status === 'pending'
  // The queue begins with the request that has waited longest, a history with the newest.
  const sorts = [...(isQueue ? BY_TIME.toReversed() : BY_TIME), AMOUNT_FIRST]
  const list = { ...given, sort: given.sort ?? (isQueue ? 'oldest' : 'newest') }
  const query = paymentRequestsQuery(client, list)
  if (list.open)
    return (
      <QueueWalk noun="payment" query={query} list={list} onChange={change} idOf={({ id }) => id}>
        {(request, onDone) =>
          request ? (
            <WalkItem
              title={`${request.employerName}, ${request.reference}`}
              since={request.status === 'pending' ? request.createdAt : null}
              evidence={<PaymentEvidence request={request} />}
              decision={<PaymentDecision request={request} onDone={onDone} />}
            />
          ) : (
            <NotInList noun="payment" />
          )
        }
      </QueueWalk>
    )
  return (
    <>
      {isQueue && <StatementPanel />}
      <AdminList
        title="Payment requests"
        level="h3"
        noun="request"
        query={query}
        list={list}
        onChange={change}
        columns={columns(now, (id) => change({ open: String(id), ...(list.page && { page: list.page }) }))}
        rowKey={({ id }) => id}
        searchLabel="Search by company or reference"
        filters={<StateFilters states={STATUSES} sorts={sorts} list={list} onChange={change} />}
        csvPath={csvPathOf('/api/admin/payment-requests.csv', list)}
        empty={{
          title: 'No payment requests',
          why: isQueue ? 'Nothing to do.' : undefined,
        }}
      />
    </>
  )
}

const columns = (now: Date, onOpen: (id: number) => void): AdminColumn<AdminPaymentRequest>[] => [
  {
    key: 'employer',
    label: 'Employer',
    bare: true,
    share: 1.6,
    cell: ({ employerName }) => <b>{employerName}</b>,
  },
  { key: 'reference', label: 'Reference', cell: ({ reference }) => reference },
  {
    key: 'amount',
    label: 'Amount',
    share: 1.55,
    cell: ({ amount, packageCredits }) => (
      <>
        {formatToea(amount)}
        <small className="help block">{plural(packageCredits, 'credit')}</small>
      </>
    ),
  },
  {
    key: 'method',
    label: 'Method',
    share: 1.75,
    cell: ({ paymentMethod, slipAt }) => (
      <>
        {PAYMENT_METHOD_LABELS[paymentMethod]}
        {slipAt && <small className="help block">With slip</small>}
      </>
    ),
  },
  {
    key: 'waiting',
    label: 'Requested',
    share: 1.35,
    cell: ({ status, createdAt }) =>
      status === 'pending' ? `${formatAge(createdAt, now)} waiting` : formatDate(createdAt),
  },
  {
    key: 'status',
    label: 'Status',
    cell: ({ status, adminNotes, processedByName, processedAt }) => (
      <>
        <StatusBadge status={status} />
        {processedAt && (
          <small className="help block">
            {[processedByName, formatDate(processedAt), adminNotes].filter(Boolean).join(', ')}
          </small>
        )}
      </>
    ),
  },
  {
    key: 'actions',
    label: 'Actions',
    bare: true,
    cell: ({ id, reference, status }) => (
      <span className="row-actions">
        <Button
          look="quiet"
          aria-label={`${status === 'pending' ? 'Decide on' : 'Open'} request ${reference}`}
          onClick={() => onOpen(id)}
        >
          {status === 'pending' ? 'Decide' : 'Open'}
        </Button>
      </span>
    ),
  },
]
