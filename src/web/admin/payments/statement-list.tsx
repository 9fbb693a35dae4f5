import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { formatDateTime } from '../../../shared/dates.ts'
import { type Column, Table } from '../../components/table.tsx'
import { LoadFailure } from '../../employers/load-failure.tsx'
import { statementsQuery } from './payments-queries.ts'

type Row = {
  id: number
  fileName: string
  credits: number
  known: number
  unread: number
  createdAt: string
  adminName: string | null
}

const COLUMNS: Column<Row>[] = [
  { key: 'file', label: 'File', bare: true, cell: ({ fileName }) => <b className="break-all">{fileName}</b> },
  { key: 'date', label: 'Imported', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { key: 'who', label: 'By', cell: ({ adminName }) => adminName ?? 'An administrator who is gone' },
  { key: 'credits', label: 'Payments', numeric: true, cell: ({ credits }) => credits },
  { key: 'known', label: 'Known before', numeric: true, cell: ({ known }) => known },
  { key: 'unread', label: 'Not read', numeric: true, cell: ({ unread }) => unread },
]

/** The last imports; nothing while there is none. */
export function StatementList() {
  const { client } = useRouteContext({ from: '__root__' })
  const query = useQuery(statementsQuery(client))
  if (query.error) return <LoadFailure what="Imported statements" error={query.error} query={query} />
  if (!query.data?.length) return null
  return (
    <section className="grid gap-4">
      <h3>Imported statements</h3>
      <Table caption="Imported statements" columns={COLUMNS} rows={query.data} rowKey={({ id }) => id} />
    </section>
  )
}
