import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { PAYMENT_METHOD_LABELS, PAYMENT_STATUSES } from '../../modules/payments/schema.ts'
import { formatDate } from '../../shared/dates.ts'
import { formatToea } from '../../shared/money.ts'
import { plural } from '../../shared/text.ts'
import { Button } from '../components/button.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import type { Column } from '../components/table.tsx'
import { AdminList } from './admin-list.tsx'
import { ListFilter } from './list-filter.tsx'
import { type Decision, PaymentDialog } from './payment-dialog.tsx'
import { type AdminPaymentRequest, paymentRequestsQuery } from './payments-queries.ts'
import { useListSearch } from './use-list-search.ts'

const STATUSES = ['all', ...PAYMENT_STATUSES].map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}))

export function PaymentsSection() {
  const { client } = useRouteContext({ from: '__root__' })
  // What waits comes first: it is the queue.
  const [list, change] = useListSearch({ status: 'pending' })
  const [deciding, setDeciding] = useState<{ request: AdminPaymentRequest; decision: Decision }>()
  return (
    <section className="grid min-w-0 gap-4">
      <h2>Payment Management</h2>
      <AdminList
        title="Payment requests"
        level="h3"
        noun="request"
        query={paymentRequestsQuery(client, list)}
        list={list}
        onChange={change}
        columns={columns((request, decision) => setDeciding({ request, decision }))}
        rowKey={({ id }) => id}
        filters={<ListFilter label="Status" name="status" options={STATUSES} list={list} onChange={change} />}
        empty={{
          title: 'No payment requests',
          why: list.status === 'pending' ? 'Nothing waits for you.' : undefined,
        }}
      />
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
