import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { ACT_LABELS, ACTS, TARGET_LABELS, TARGETS } from '../../../modules/audit/schema.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import type { Column } from '../../components/table.tsx'
import { ActDetails } from '../act-details.tsx'
import { AdminList } from '../admin-list.tsx'
import { DayFilters } from '../day-filters.tsx'
import { BY_TIME, ListFilter } from '../list-filter.tsx'
import { useListSearch } from '../use-list-search.ts'
import { type Act, actFilter, actsQuery, administratorsQuery } from './audit-queries.ts'

const ALL_ACTS = [
  { value: 'all', label: 'All acts' },
  ...ACTS.map((value) => ({ value, label: ACT_LABELS[value] })),
]
const ALL_TARGETS = [
  { value: 'all', label: 'Everything' },
  ...TARGETS.map((value) => ({ value, label: TARGET_LABELS[value] })),
]

/** What administrators did: rows that nobody can change. */
export function AuditSection() {
  const { client } = useRouteContext({ from: '__root__' })
  const [list, change] = useListSearch()
  const { data: administrators = [] } = useQuery(administratorsQuery(client))
  const everybody = [
    { value: 'all', label: 'Everybody' },
    ...administrators.map(({ id, username }) => ({ value: String(id), label: username })),
  ]
  return (
    <AdminList
      title="Audit Log"
      noun="act"
      query={actsQuery(client, list)}
      list={list}
      onChange={change}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      searchLabel="Search by name or id"
      filters={
        <>
          <ListFilter label="Administrator" name="who" options={everybody} list={list} onChange={change} />
          <ListFilter label="Act" name="act" options={ALL_ACTS} list={list} onChange={change} />
          <ListFilter label="Done to" name="target" options={ALL_TARGETS} list={list} onChange={change} />
          <DayFilters list={list} onChange={change} />
          <ListFilter label="Sort by" name="sort" options={BY_TIME} list={list} onChange={change} />
        </>
      }
      csvPath={`/api/admin/audit-log.csv?${new URLSearchParams(actFilter(list))}`}
      empty={{ title: 'No acts found', why: 'Whatever an administrator changes is written down here.' }}
    />
  )
}

const COLUMNS: Column<Act>[] = [
  {
    key: 'date',
    label: 'Date',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
  },
  {
    key: 'who',
    label: 'Administrator',
    cell: ({ administrator }) => administrator ?? 'Somebody who is gone',
  },
  { key: 'act', label: 'Act', cell: ({ act }) => <b>{ACT_LABELS[act]}</b> },
  {
    key: 'target',
    label: 'Done to',
    cell: ({ targetType, targetId, target }) => (
      <span className="wrap-anywhere">
        {TARGET_LABELS[targetType]} {target || targetId}
      </span>
    ),
  },
  { key: 'details', label: 'Details', cell: ({ details }) => <ActDetails details={details} /> },
]
