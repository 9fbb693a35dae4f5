import { queryOptions, useQuery } from '@tanstack/react-query'
import { ACT_LABELS, ACTS, isOfTheSite, TARGET_LABELS, TARGETS } from '../../../modules/audit/schema.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { actLines } from '../acts-shown.tsx'
import { AdminList } from '../admin-list.tsx'
import type { AdminColumn } from '../admin-table.tsx'
import { BY_TIME, DayFilters, ListFilter } from '../list-filters.tsx'
import { adminListQuery, byTime, known, pageOf, type RowOf, useListSearch } from '../list-query.ts'
import type { ListSearch } from '../section-keys.ts'

const ALL_ACTS = [
  { value: 'all', label: 'All actions' },
  ...ACTS.map((value) => ({ value, label: ACT_LABELS[value] })),
]
const ALL_TARGETS = [
  { value: 'all', label: 'Everything' },
  ...TARGETS.map((value) => ({ value, label: TARGET_LABELS[value] })),
]

/** Shows what administrators did. Nobody can change these rows. */
export function AuditSection() {
  const { client } = useSite()
  const [list, change] = useListSearch()
  const { data: administrators = [] } = useQuery(administratorsQuery(client))
  const everybody = [
    { value: 'all', label: 'All administrators' },
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
          <ListFilter label="Action" name="act" options={ALL_ACTS} list={list} onChange={change} />
          <ListFilter label="Item" name="target" options={ALL_TARGETS} list={list} onChange={change} />
          <DayFilters list={list} onChange={change} />
          <ListFilter label="Sort by" name="sort" options={BY_TIME} list={list} onChange={change} />
        </>
      }
      csvPath={`/api/admin/audit-log.csv?${new URLSearchParams(actFilter(list))}`}
      empty={{ title: 'No actions found', why: 'Every change that an administrator makes is recorded here.' }}
    />
  )
}

const COLUMNS: AdminColumn<Act>[] = [
  { key: 'date', label: 'Date', share: 1.2, cell: ({ createdAt }) => formatDateTime(createdAt) },
  {
    key: 'who',
    label: 'Administrator',
    share: 0.9,
    cell: ({ act, administrator }) =>
      administrator ?? (isOfTheSite(act) ? 'The site' : 'A former administrator'),
  },
  { key: 'act', label: 'Action', bare: true, share: 1.5, cell: ({ act }) => <b>{ACT_LABELS[act]}</b> },
  {
    key: 'target',
    label: 'Item',
    share: 1.5,
    wide: true,
    cell: ({ targetType, targetId, target }) => `${TARGET_LABELS[targetType]} ${target || targetId}`,
  },
  {
    key: 'details',
    label: 'Details',
    share: 1.8,
    wide: true,
    cell: ({ details }) => actLines(details).join(' · '),
  },
]

/** Returns the filters of the log and its file. */
const actFilter = ({ search = '', who, act, target, from = '', to = '' }: ListSearch) => ({
  search,
  from,
  to,
  ...(who && /^\d+$/.test(who) && { administrator: who }),
  ...known('act', ACTS, act),
  ...known('target', TARGETS, target),
})

const actsQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('audit-log', list, () =>
    client.api.admin['audit-log'].$get({ query: { ...pageOf(list), ...actFilter(list), ...byTime(list) } }),
  )
type Act = RowOf<typeof actsQuery>

const administratorsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['admin', 'administrators'],
    queryFn: () => call(client.api.admin.administrators.$get()),
  })
