import { useRouteContext } from '@tanstack/react-router'
import { formatDateTime } from '../../../shared/dates.ts'
import type { Column } from '../../components/table.tsx'
import { AdminList } from '../admin-list.tsx'
import { BY_TIME, ListFilter } from '../list-filter.tsx'
import { csvPathByState } from '../list-query.ts'
import { useListSearch } from '../use-list-search.ts'
import { type AdminStatement, statementsQuery } from './payments-queries.ts'

/** What was imported; its lines that wait stand under Statement check. */
export function StatementList() {
  const { client } = useRouteContext({ from: '__root__' })
  const [list, change] = useListSearch()
  return (
    <AdminList
      title="Imported statements"
      level="h3"
      noun="statement"
      query={statementsQuery(client, list)}
      list={list}
      onChange={change}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      searchLabel="Search by file name"
      filters={<ListFilter label="Sort by" name="sort" options={BY_TIME} list={list} onChange={change} />}
      csvPath={csvPathByState('/api/admin/bank-statements.csv', list)}
      empty={{ title: 'No statements', why: 'A statement is imported under Statement check.' }}
    />
  )
}

const COLUMNS: Column<AdminStatement>[] = [
  { key: 'file', label: 'File', bare: true, cell: ({ fileName }) => <b className="break-all">{fileName}</b> },
  { key: 'date', label: 'Imported', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { key: 'who', label: 'By', cell: ({ adminName }) => adminName ?? 'An administrator who is gone' },
  { key: 'credits', label: 'Payments', numeric: true, cell: ({ credits }) => credits },
  { key: 'known', label: 'Known before', numeric: true, cell: ({ known }) => known },
  { key: 'unread', label: 'Not read', numeric: true, cell: ({ unread }) => unread },
]
