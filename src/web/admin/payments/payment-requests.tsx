import { useState } from 'react'
import { PAYMENT_METHOD_LABELS, PAYMENT_STATUSES } from '../../../modules/payments/schema.ts'
import { formatDate } from '../../../shared/dates.ts'
import { formatToea } from '../../../shared/money.ts'
import { plural } from '../../../shared/text.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import type { Column } from '../../components/lists/table.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { StatusBadge } from '../../components/surfaces/badge.tsx'
import { AdminList, BY_TIME, ListFilter } from '../admin-list.tsx'
import { csvPathOf, useListSearch } from '../list-query.ts'
import { type Decision, PaymentDialog, PaymentEvidence } from './payment-dialog.tsx'
import { type AdminPaymentRequest, paymentRequestsQuery } from './payments-queries.ts'

const STATUSES = ['all', ...PAYMENT_STATUSES].map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}))

const SORTS = [...BY_TIME, { value: 'amount', label: 'Highest amount first' }]

export function PaymentRequests() {
  const { client } = useSite()
  // Waiting requests are shown by default, because they are the queue.
  const [list, change] = useListSearch({ status: 'pending' })
  const [looked, setLooked] = useState<{ request: AdminPaymentRequest; decision?: Decision }>()
  const close = () => setLooked(undefined)
  return (
    <>
      <AdminList
        title="Payment requests"
        level="h3"
        noun="request"
        query={paymentRequestsQuery(client, list)}
        list={list}
        onChange={change}
        columns={columns(setLooked)}
        rowKey={({ id }) => id}
        searchLabel="Search by company or reference"
        filters={
          <>
            <ListFilter label="Status" name="status" options={STATUSES} list={list} onChange={change} />
            <ListFilter label="Sort by" name="sort" options={SORTS} list={list} onChange={change} />
          </>
        }
        csvPath={csvPathOf('/api/admin/payment-requests.csv', list)}
        empty={{
          title: 'No payment requests',
          why: list.status === 'pending' ? 'Nothing to do.' : undefined,
        }}
      />
      {looked?.decision ? (
        <PaymentDialog request={looked.request} decision={looked.decision} onClose={close} />
      ) : (
        looked && (
          <Dialog shape="wide" title={`Payment request ${looked.request.reference}`} onClose={close}>
            <PaymentEvidence request={looked.request} />
          </Dialog>
        )
      )}
    </>
  )
}

type OnLook = (looked: { request: AdminPaymentRequest; decision?: Decision }) => void

const columns = (onLook: OnLook): Column<AdminPaymentRequest>[] => [
  {
    key: 'reference',
    label: 'Reference',
    cell: (request) => (
      <span>
        <Button
          look="bare"
          className="-mx-4 -my-2 whitespace-nowrap"
          aria-label={`Details of request ${request.reference}`}
          onClick={() => onLook({ request })}
        >
          {request.reference}
        </Button>
        <small className="help block whitespace-nowrap">
          Request {request.id}, {formatDate(request.createdAt)}
        </small>
      </span>
    ),
  },
  {
    key: 'employer',
    label: 'Employer',
    cell: ({ employerName }) => <b>{employerName}</b>,
  },
  {
    key: 'amount',
    label: 'Amount',
    numeric: true,
    cell: ({ amount, packageName, packageCredits }) => (
      <span>
        {formatToea(amount)}
        <small className="help block">
          {packageName}, {plural(packageCredits, 'credit')}
        </small>
      </span>
    ),
  },
  {
    key: 'method',
    label: 'Method',
    cell: ({ paymentMethod, paymentDetails, slipAt }) => (
      <span>
        {PAYMENT_METHOD_LABELS[paymentMethod]}
        <small className="help block wrap-anywhere">{paymentDetails}</small>
        {slipAt && <small className="help block">With slip</small>}
      </span>
    ),
  },
  {
    key: 'status',
    label: 'Status',
    cell: ({ status, adminNotes, processedByName, processedAt }) => (
      <span>
        <StatusBadge status={status} />
        {adminNotes && <small className="help block">{adminNotes}</small>}
        {processedAt && (
          <small className="help block">
            {processedByName ? `${processedByName}, ` : ''}
            {formatDate(processedAt)}
          </small>
        )}
      </span>
    ),
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
            onClick={() => onLook({ request, decision: 'approved' })}
          >
            Approve
          </Button>
          <Button
            look="quiet"
            aria-label={`Reject request ${request.reference}`}
            onClick={() => onLook({ request, decision: 'rejected' })}
          >
            Reject
          </Button>
        </span>
      ),
  },
]
