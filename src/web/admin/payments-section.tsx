import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { PAYMENT_METHOD_LABELS, PAYMENT_STATUSES } from '../../modules/payments/schema.ts'
import { formatDate } from '../../shared/dates.ts'
import { formatToea } from '../../shared/money.ts'
import { plural } from '../../shared/text.ts'
import { Button } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { Select } from '../components/select.tsx'
import { SkeletonList } from '../components/skeleton.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import { type Column, Table } from '../components/table.tsx'
import { LoadFailure } from '../employers/load-failure.tsx'
import { PageButtons } from '../employers/page-buttons.tsx'
import { type Decision, PaymentDialog } from './payment-dialog.tsx'
import { type AdminPaymentRequest, PAGE_SIZE, paymentRequestsQuery } from './queries.ts'

const STATUSES = PAYMENT_STATUSES.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}))

export function PaymentsSection() {
  const { client } = useRouteContext({ from: '__root__' })
  // What waits comes first: it is the queue.
  const [list, setList] = useState({ status: 'pending', page: 1 })
  const [deciding, setDeciding] = useState<{ request: AdminPaymentRequest; decision: Decision }>()
  const query = useQuery(paymentRequestsQuery(client, list))
  const { data, error } = query
  return (
    <section className="grid min-w-0 gap-4">
      <h2>Payment Management</h2>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h3>Payment requests</h3>
        <Select
          label="Status"
          name="status"
          className="w-full sm:w-48"
          placeholder="All"
          options={STATUSES}
          defaultValue={list.status}
          onChange={({ target }) => setList({ status: target.value, page: 1 })}
        />
      </div>
      {error ? (
        <LoadFailure what="Payment requests" error={error} query={query} loginHref="/admin-login" />
      ) : !data ? (
        <SkeletonList count={4} label="Loading payment requests…" boneClass="h-14" className="grid gap-2" />
      ) : (
        <>
          <p role="status">{plural(data.total, 'request')}</p>
          {data.rows.length === 0 ? (
            <EmptyState
              level="h3"
              title="No payment requests"
              why={list.status === 'pending' ? 'Nothing waits for you.' : undefined}
            />
          ) : (
            <Table
              caption="Payment requests"
              columns={columns((request, decision) => setDeciding({ request, decision }))}
              rows={data.rows}
              rowKey={({ id }) => id}
            />
          )}
          <PageButtons
            page={list.page}
            pages={Math.ceil(data.total / PAGE_SIZE)}
            onPage={(page) => setList({ ...list, page })}
          />
        </>
      )}
      {deciding && <PaymentDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </section>
  )
}

type OnDecide = (request: AdminPaymentRequest, decision: Decision) => void

const columns = (onDecide: OnDecide): Column<AdminPaymentRequest>[] => [
  {
    key: 'reference',
    label: 'Reference',
    cell: ({ reference }) => <b className="whitespace-nowrap">{reference}</b>,
  },
  { key: 'employer', label: 'Employer', cell: ({ employerName }) => <b>{employerName}</b> },
  {
    key: 'package',
    label: 'Package',
    cell: ({ packageName, packageCredits }) => `${packageName}, ${plural(packageCredits, 'credit')}`,
  },
  { key: 'amount', label: 'Amount', numeric: true, cell: ({ amount }) => formatToea(amount) },
  {
    key: 'method',
    label: 'Method',
    cell: ({ paymentMethod, paymentDetails, slipAt }) => (
      <span>
        {PAYMENT_METHOD_LABELS[paymentMethod]}
        <small className="help block">{paymentDetails}</small>
        {slipAt && <small className="help block">With slip</small>}
      </span>
    ),
  },
  {
    key: 'status',
    label: 'Status',
    cell: ({ status, adminNotes }) => (
      <span>
        <StatusBadge status={status} />
        {adminNotes && <small className="help block">{adminNotes}</small>}
      </span>
    ),
  },
  {
    key: 'date',
    label: 'Date',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
  {
    key: 'actions',
    label: 'Actions',
    bare: true,
    cell: (request) =>
      request.status === 'pending' && (
        <span className="flex flex-wrap gap-2">
          <Button
            aria-label={`Approve request ${request.reference}`}
            onClick={() => onDecide(request, 'approved')}
          >
            Approve
          </Button>
          <Button
            look="quiet"
            aria-label={`Reject request ${request.reference}`}
            onClick={() => onDecide(request, 'rejected')}
          >
            Reject
          </Button>
        </span>
      ),
  },
]
