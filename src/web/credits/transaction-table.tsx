import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDateTime } from '../../shared/dates.ts'
import { Button } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { SkeletonList } from '../components/skeleton.tsx'
import { type Column, Table } from '../components/table.tsx'
import { LoadFailure } from '../employers/load-failure.tsx'
import { type OwnTransaction, transactionsQuery } from './queries.ts'
import { signedCredits, TRANSACTION_LABELS } from './transaction-words.ts'

const COLUMNS: readonly Column<OwnTransaction>[] = [
  { key: 'date', label: 'Date', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { key: 'type', label: 'Type', cell: ({ type }) => TRANSACTION_LABELS[type] },
  { key: 'description', label: 'Description', cell: ({ description }) => description },
  { key: 'credits', label: 'Credits', numeric: true, cell: ({ amount }) => signedCredits(amount) },
  {
    key: 'balance',
    label: 'Balance',
    numeric: true,
    cell: ({ balanceAfter }) => balanceAfter.toLocaleString('en-AU'),
  },
]

/** Rows shown at first; an employer that unlocks every day has hundreds. */
const FIRST = 25

export function TransactionTable() {
  const { client } = useRouteContext({ from: '__root__' })
  const [isWhole, setIsWhole] = useState(false)
  const query = useQuery(transactionsQuery(client))
  if (query.error) return <LoadFailure what="Transactions" error={query.error} query={query} />
  if (!query.data) return <SkeletonList count={5} label="Loading transactions…" boneClass="h-12" />
  if (query.data.length === 0)
    return (
      <EmptyState
        level="h3"
        title="No transactions yet"
        why="Every credit you get or spend stands here, with the balance after it."
      />
    )
  const rows = isWhole ? query.data : query.data.slice(0, FIRST)
  return (
    <div className="grid justify-items-start gap-3">
      <Table caption="Transaction history" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
      {rows.length < query.data.length && (
        <Button look="quiet" onClick={() => setIsWhole(true)}>
          Show all {query.data.length}
        </Button>
      )}
    </div>
  )
}
