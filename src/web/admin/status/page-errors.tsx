import { useState } from 'react'
import { formatDay } from '../../../shared/dates.ts'
import type { ApiClient } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import type { Column } from '../../components/lists/table.tsx'
import { AdminList } from '../admin-list.tsx'
import { adminListQuery, type RowOf } from '../list-query.ts'
import type { ListSearch } from '../section-keys.ts'

/** Errors of our own scripts in people's browsers. */
export function PageErrors() {
  const { client } = useSite()
  const [list, setList] = useState<ListSearch>({})
  return (
    <>
      <h3 className="pt-8 pb-2">Errors in browsers</h3>
      <p className="max-w-prose pb-4 text-muted">
        Errors of our own pages in the last 30 days, the most frequent first. They do not say whose browser it
        was.
      </p>
      <AdminList
        title="Errors in browsers"
        level="h3"
        noun="error"
        query={pageErrorsQuery(client, list)}
        list={list}
        onChange={(changes) => setList({ ...list, ...changes })}
        columns={COLUMNS}
        rowKey={({ lastDay: _, times: __, ...error }) => Object.values(error).join(' ')}
        empty={{ title: 'No errors', why: 'No page has reported one.' }}
      />
    </>
  )
}

const COLUMNS: Column<PageError>[] = [
  { key: 'page', label: 'Page', bare: true, cell: ({ page }) => <b className="wrap-anywhere">{page}</b> },
  {
    key: 'browser',
    label: 'Browser',
    cell: ({ engine, version }) => (version ? `${engine} ${version}` : engine),
  },
  { key: 'kind', label: 'Kind', cell: ({ kind }) => kind },
  { key: 'place', label: 'Place', cell: ({ place }) => <span className="wrap-anywhere">{place}</span> },
  { key: 'times', label: 'Times', cell: ({ times }) => times },
  { key: 'lastDay', label: 'Last', cell: ({ lastDay }) => formatDay(lastDay) },
]

const pageErrorsQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('page-errors', list, () =>
    client.api.admin['page-errors'].$get({ query: { page: String(list.page ?? 1) } }),
  )
type PageError = RowOf<typeof pageErrorsQuery>
