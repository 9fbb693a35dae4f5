import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '../components/button.tsx'
import type { ListQuery } from './list-query.ts'

type EntriesHeadingProps<Row> = { title: string; query: ListQuery<Row> }

/** 'Categories (18)' and a button that reads the list again. */
export function EntriesHeading<Row>({ title, query }: EntriesHeadingProps<Row>) {
  const queryClient = useQueryClient()
  const { data, isFetching } = useQuery(query)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2>{data ? `${title} (${data.total})` : title}</h2>
      <Button
        look="quiet"
        busy={isFetching}
        busyLabel="Refreshing…"
        onClick={() => void queryClient.invalidateQueries({ queryKey: query.queryKey })}
      >
        Refresh
      </Button>
    </div>
  )
}
