import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import { Button } from '../../components/controls/button.tsx'
import type { Column } from '../../components/lists/table.tsx'
import { csvPathOf, type ListQuery, useListSearch } from '../list-query.ts'
import type { ListSearch } from '../section-keys.ts'
import { EntriesList } from './entries-list.tsx'
import type { Entry, EntryKind } from './entry-acts.ts'

type EntriesSectionProps<Row extends Entry, S extends v.GenericSchema> = {
  /** 'Categories' */
  title: string
  kind: EntryKind<Row, S>
  listQuery: (list: ListSearch) => ListQuery<Row>
  columns: readonly Column<Row>[]
}

/** The heading 'Categories (18)', a button that reads the list again, the form and the list. */
export function EntriesSection<Row extends Entry, S extends v.GenericSchema>({
  title,
  kind,
  listQuery,
  columns,
}: EntriesSectionProps<Row, S>) {
  const queryClient = useQueryClient()
  const [list, change] = useListSearch()
  // All entries, also during a search. The section opens with the same list, so this is not an extra request.
  const all = listQuery({})
  const { data } = useQuery(all)
  const queryKey = all.queryKey.slice(0, 2)
  const isFetching = useIsFetching({ queryKey }) > 0
  const titles = title.toLowerCase()
  return (
    <section className="grid min-w-0 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>{data ? `${title} (${data.total})` : title}</h2>
        <Button
          look="quiet"
          busy={isFetching}
          busyLabel="Refreshing…"
          onClick={() => void queryClient.invalidateQueries({ queryKey })}
        >
          Refresh
        </Button>
      </div>
      <EntriesList
        kind={kind}
        title={`All ${titles}`}
        empty={`No ${titles} found`}
        query={listQuery(list)}
        list={list}
        onChange={change}
        columns={columns}
        searchLabel="Search by name or slug"
        csvPath={csvPathOf(`/api/admin/${titles}.csv`, list)}
      />
    </section>
  )
}
