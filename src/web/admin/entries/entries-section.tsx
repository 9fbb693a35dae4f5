import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import { Button } from '../../components/button.tsx'
import type { Column } from '../../components/table.tsx'
import { csvPathOf, type ListQuery } from '../list-query.ts'
import type { ListSearch } from '../section-keys.ts'
import { useListSearch } from '../use-list-search.ts'
import { EntriesList } from './entries-list.tsx'
import type { Entry, EntryKind } from './entry-kind.ts'

type EntriesSectionProps<Row extends Entry, S extends v.GenericSchema> = {
  /** 'Categories' */
  title: string
  kind: EntryKind<Row, S>
  listQuery: (list: ListSearch) => ListQuery<Row>
  columns: readonly Column<Row>[]
}

/** 'Categories (18)', a button that reads them again, the form and the list. */
export function EntriesSection<Row extends Entry, S extends v.GenericSchema>({
  title,
  kind,
  listQuery,
  columns,
}: EntriesSectionProps<Row, S>) {
  const queryClient = useQueryClient()
  const [list, change] = useListSearch()
  // All of them, also while some are searched for; the section opens with the same list.
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
