import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { TRANSACTION_LABELS } from '../../modules/credits/schema.ts'
import { formatDateTime } from '../../shared/dates.ts'
import { plural } from '../../shared/text.ts'
import { ApiError } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { SkeletonList } from '../components/skeleton.tsx'
import { type Column, Table } from '../components/table.tsx'
import { toast } from '../components/toast.ts'
import { downloadFile } from '../download-file.ts'
import { LoadFailure } from '../employers/load-failure.tsx'
import { PageButtons } from '../employers/page-buttons.tsx'
import { type OwnTransaction, PAGE_SIZE, type StatementSearch, transactionsQuery } from './queries.ts'
import { StatementFilters } from './statement-filters.tsx'
import { signedCredits } from './transaction-words.ts'

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

const EVERYTHING: StatementSearch = { type: '', from: '', to: '' }

/** Every change of the balance, with the balance after it: an account statement. */
export function TransactionTable() {
  const { client } = useRouteContext({ from: '__root__' })
  const [search, setSearch] = useState(EVERYTHING)
  const [page, setPage] = useState(1)
  const query = useQuery(transactionsQuery(client, search, page))
  const { data, error } = query
  const isFiltered = Object.values(search).some(Boolean)
  if (error) return <LoadFailure what="Transactions" error={error} query={query} />
  if (!data) return <SkeletonList count={5} label="Loading transactions…" boneClass="h-12" />
  if (data.total === 0 && !isFiltered)
    return (
      <EmptyState
        level="h3"
        title="No transactions yet"
        why="Every credit you get or spend stands here, with the balance after it."
      />
    )
  return (
    <div className="grid min-w-0 gap-3">
      <StatementFilters
        onSearch={(next) => {
          setSearch(next)
          setPage(1)
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="tabular-nums">
          {plural(data.total, 'transaction')}: {data.added.toLocaleString('en-AU')} added,{' '}
          {data.spent.toLocaleString('en-AU')} spent
        </p>
        <StatementDownload search={search} />
      </div>
      {data.total === 0 ? (
        <EmptyState
          level="h3"
          title="No transactions found"
          why="Nothing of this type happened between these dates."
        />
      ) : (
        <Table caption="Transaction history" columns={COLUMNS} rows={data.rows} rowKey={({ id }) => id} />
      )}
      <PageButtons page={page} pages={Math.ceil(data.total / PAGE_SIZE)} onPage={setPage} />
    </div>
  )
}

function StatementDownload({ search }: { search: StatementSearch }) {
  const { client } = useRouteContext({ from: '__root__' })
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      await downloadFile(client.api.employer['transactions.csv'].$path({ query: search }), 'statement.csv')
    } catch (error) {
      const description = error instanceof ApiError ? error.message : undefined
      toast({ title: 'Download Failed', description, variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="quiet" busy={busy} busyLabel="Downloading…" onClick={() => void download()}>
      Download CSV
    </Button>
  )
}
