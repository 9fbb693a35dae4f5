import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import type * as v from 'valibot'
import { Button } from '../../components/controls/button.tsx'
import type { AdminColumn } from '../admin-table.tsx'
import { csvPathOf, type ListQuery, useListSearch } from '../list-query.ts'
import type { ListSearch } from '../section-keys.ts'
import { EntriesList } from './entries-list.tsx'
import type { Entry, EntryKind } from './entry-acts.ts'

type EntriesSectionProps<Row extends Entry, S extends v.GenericSchema> = {
  /** 'Categories' */
  title: string
  kind: EntryKind<Row, S>
  listQuery: (list: ListSearch) => ListQuery<Row>
  columns: readonly AdminColumn<Row>[]
}

/** The heading 'Categories (18)' and the list, with a button that reads it again. */
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
    <section className="grid min-w-0 gap-4">
      <h2 className="sr">{data ? `${title} (${data.total})` : title}</h2>
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
        tools={
          <Button
            look="quiet"
            icon
            title="Refresh"
            busy={isFetching}
            onClick={() => void queryClient.invalidateQueries({ queryKey })}
          >
            <RefreshCw size={18} />
            <span className="sr">Refresh</span>
          </Button>
        }
      />
    </section>
  )
}
