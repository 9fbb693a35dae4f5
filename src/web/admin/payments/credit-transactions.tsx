import { useRouteContext } from '@tanstack/react-router'
import { TRANSACTION_LABELS, TRANSACTION_TYPES } from '../../../modules/credits/schema.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import type { Column } from '../../components/table.tsx'
import { AdminList } from '../admin-list.tsx'
import { DayFilters } from '../day-filters.tsx'
import { BY_TIME, ListFilter } from '../list-filter.tsx'
import { isFiltered } from '../section-keys.ts'
import { useListSearch } from '../use-list-search.ts'
import { AddCreditsButton } from './add-credits-button.tsx'
import { type AdminTransaction, transactionFilter, transactionsQuery } from './payments-queries.ts'

const TYPES = [
  { value: 'all', label: 'All types' },
  ...TRANSACTION_TYPES.map((value) => ({ value, label: TRANSACTION_LABELS[value] })),
]

/** The ledger of all employers. */
export function CreditTransactions() {
  const { client } = useRouteContext({ from: '__root__' })
  const [list, change] = useListSearch()
  return (
    <AdminList
      title="Credit transactions"
      level="h3"
      noun="transaction"
      query={transactionsQuery(client, list)}
      list={list}
      onChange={change}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      searchLabel="Search by company"
      filters={
        <>
          <ListFilter label="Type" name="status" options={TYPES} list={list} onChange={change} />
          <DayFilters list={list} onChange={change} />
          <ListFilter label="Sort by" name="sort" options={BY_TIME} list={list} onChange={change} />
        </>
      }
      actions={<AddCreditsButton />}
      csvPath={`/api/admin/credit-transactions.csv?${new URLSearchParams(transactionFilter(list))}`}
      empty={{
        title: 'No transactions',
        why: isFiltered(list) ? 'Nothing fits the filters.' : 'Nobody has bought or spent credits yet.',
      }}
    />
  )
}

const credits = (amount: number) => amount.toLocaleString('en-AU', { signDisplay: 'exceptZero' })

const COLUMNS: Column<AdminTransaction>[] = [
  {
    key: 'date',
    label: 'Date',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
  },
  { key: 'employer', label: 'Employer', cell: ({ employerName }) => <b>{employerName}</b> },
  { key: 'type', label: 'Type', cell: ({ type }) => TRANSACTION_LABELS[type] },
  {
    key: 'description',
    label: 'Description',
    cell: ({ description, adminName }) => (
      <span>
        {description}
        {adminName && <small className="help block">{adminName}</small>}
      </span>
    ),
  },
  { key: 'credits', label: 'Credits', numeric: true, cell: ({ amount }) => credits(amount) },
  {
    key: 'balance',
    label: 'Balance',
    numeric: true,
    cell: ({ balanceAfter }) => balanceAfter.toLocaleString('en-AU'),
  },
]
