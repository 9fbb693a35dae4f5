import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { SPENDINGS, TRANSACTION_LABELS, TRANSACTION_TYPES } from '../../modules/credits/schema.ts'
import { formatDateTime } from '../../shared/dates.ts'
import { formatNumber } from '../../shared/locale.ts'
import { plural } from '../../shared/text.ts'
import { AppLink } from '../app/link.tsx'
import { reasonOf } from '../app/loading/api-client.ts'
import { downloadFile } from '../app/loading/download-file.ts'
import { LoadFailure } from '../app/loading/loaded.tsx'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { Field } from '../components/forms/field.tsx'
import { Select } from '../components/forms/select.tsx'
import { type Column, PageButtons, Table } from '../components/lists/table.tsx'
import { toast } from '../components/overlays/toast.ts'
import { EmptyState, SkeletonList } from '../components/states/states.tsx'
import { type OwnTransaction, PAGE_SIZE, type StatementSearch, transactionsQuery } from './queries.ts'

const COLUMNS: readonly Column<OwnTransaction>[] = [
  { key: 'date', label: 'Date', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { key: 'description', label: 'For', cell: (row) => <Spending row={row} /> },
  { key: 'credits', label: 'Credits', numeric: true, cell: ({ amount }) => signedCredits(amount) },
  {
    key: 'balance',
    label: 'Balance',
    numeric: true,
    cell: ({ balanceAfter }) => formatNumber(balanceAfter),
  },
]

/** Describes a transaction, with a link to the person or the job that the credits were spent on. */
function Spending({ row: { type, description, relatedId, personName } }: { row: OwnTransaction }) {
  const isJob = [SPENDINGS.posted, SPENDINGS.renewed].some((words) => description.startsWith(`${words}:`))
  if (relatedId && personName)
    return (
      <div>
        <AppLink className="-mt-2.5 inline-block pt-2.5" href={`/employer-cv-view/${relatedId}`}>
          {personName}
        </AppLink>
        <span className="block text-13 text-muted">{description}</span>
      </div>
    )
  if (isJob && relatedId)
    return (
      <AppLink className="-my-2.5 inline-block py-2.5" href={`/employer-job/${relatedId}`}>
        {description}
      </AppLink>
    )
  return type === 'usage' ? description : `${TRANSACTION_LABELS[type]}: ${description}`
}

const EVERYTHING: StatementSearch = { type: '', from: '', to: '' }

/** An account statement: every change of the balance, with the balance after it. */
export function TransactionTable() {
  const { client } = useSite()
  const [search, setSearch] = useState(EVERYTHING)
  const [page, setPage] = useState(1)
  const query = useQuery(transactionsQuery(client, search, page))
  const { data, error } = query
  const isFiltered = Object.values(search).some(Boolean)
  if (error) return <LoadFailure what="Transactions" query={query} />
  if (!data) return <SkeletonList count={5} label="Loading transactions…" boneClass="h-12" />
  if (data.total === 0 && !isFiltered)
    return (
      <EmptyState
        level="h3"
        title="No transactions yet"
        why="Every credit you get or spend is listed here, with the balance after it."
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
          {plural(data.total, 'transaction')}: {formatNumber(data.added)} added, {formatNumber(data.spent)}{' '}
          spent
        </p>
        <StatementDownload search={search} />
      </div>
      {data.total === 0 ? (
        <EmptyState
          level="h3"
          title="No transactions found"
          why="There are no transactions of this type between these dates."
        />
      ) : (
        <Table caption="Transaction history" columns={COLUMNS} rows={data.rows} rowKey={({ id }) => id} />
      )}
      <PageButtons page={page} pages={Math.ceil(data.total / PAGE_SIZE)} onPage={setPage} />
    </div>
  )
}

function StatementDownload({ search }: { search: StatementSearch }) {
  const { client } = useSite()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      await downloadFile(client.api.employer['transactions.csv'].$path({ query: search }), 'statement.csv')
    } catch (error) {
      const description = reasonOf(error)
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

const TYPES = TRANSACTION_TYPES.map((value) => ({ value, label: TRANSACTION_LABELS[value] }))

type StatementFiltersProps = { onSearch: (search: StatementSearch) => void }

function StatementFilters({ onSearch }: StatementFiltersProps) {
  const read = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const text = (name: string) => String(values.get(name) ?? '')
    onSearch({
      type: TRANSACTION_TYPES.find((type) => type === text('type')) ?? '',
      from: text('from'),
      to: text('to'),
    })
  }
  return (
    <form
      aria-label="Filter transactions"
      className="grid grid-cols-2 items-end gap-3 sm:flex"
      onSubmit={read}
    >
      <Select
        label="Type"
        name="type"
        placeholder="All types"
        options={TYPES}
        className="col-span-2 sm:w-48"
      />
      <Field label="From" name="from" type="date" />
      <Field label="To" name="to" type="date" />
      <Button look="quiet" type="submit" className="col-span-2">
        Show
      </Button>
    </form>
  )
}

/** `+50`, `−2`. A true minus sign is as wide as the plus, so the numbers line up. */
export function signedCredits(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${formatNumber(Math.abs(amount))}`
}
