import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { plural } from '../../shared/text.ts'
import { downloadFile } from '../app/loading/download-file.ts'
import { LoadFailure } from '../app/loading/loaded.tsx'
import { tellFailure } from '../app/loading/tell-failure.ts'
import { Button } from '../components/controls/button.tsx'
import { PageButtons } from '../components/lists/table.tsx'
import { EmptyState, SkeletonList } from '../components/states/states.tsx'
import { type AdminColumn, AdminTable, type BulkAction } from './admin-table.tsx'
import { ColumnsMenu, hiddenColumns } from './columns-menu.tsx'
import { SearchField } from './list-filters.tsx'
import { type ListQuery, PAGE_SIZE } from './list-query.ts'
import { isFiltered, type ListSearch } from './section-keys.ts'

type AdminListProps<Row> = {
  /** The heading: 'Employers'. */
  title: string
  /** `h3` for a list that is one of several in its section. */
  level?: 'h2' | 'h3'
  /** The noun in the count: 'employer'. */
  noun: string
  /** The plural if it does not end in s: 'categories'. */
  nouns?: string | undefined
  /** A query from `adminListQuery`. */
  query: ListQuery<Row>
  list: ListSearch
  onChange: (changes: ListSearch, options?: { replace: boolean }) => void
  columns: readonly AdminColumn<Row>[]
  rowKey: (row: Row) => string | number
  /** The search field's label. Without it there is no search field. */
  searchLabel?: string
  /** `<StateTabs>`, above the search. */
  tabs?: ReactNode
  /** `<ListFilter>`s. */
  filters?: ReactNode
  /** Buttons for the whole list. */
  actions?: ReactNode
  /** The path of the call that returns the same rows as a CSV file. */
  csvPath?: string
  /** The actions for several rows at once. */
  bulk?: { nameOf: (row: Row) => string; actions: readonly BulkAction<Row>[] }
  empty: { title: string; why?: string | undefined }
}

/** A table for administrators. The server searches, filters, sorts and pages it. */
export function AdminList<Row>(props: AdminListProps<Row>) {
  const { title, level: H = 'h2', query: options, list, onChange, columns, rowKey, empty } = props
  const query = useQuery(options)
  const { data, error } = query
  const section = useRef<HTMLElement>(null)
  const { page = 1 } = list
  const pages = Math.ceil((data?.total ?? 0) / PAGE_SIZE)
  // The last row of the page was deleted, or the address is an old one.
  const isBeyond = data?.rows.length === 0 && pages > 0 && page > pages
  useEffect(() => {
    if (isBeyond) onChange({ page: pages }, { replace: true })
  })
  const hidden = hiddenColumns(list)
  return (
    <section ref={section} className="grid min-w-0 gap-3">
      {/* Only for screen readers: on screen, the section or its tab has the same name. */}
      <H className="sr">{title}</H>
      {props.tabs}
      <div className="flex flex-wrap items-end gap-3">
        {props.searchLabel && (
          <SearchField
            label={props.searchLabel}
            value={list.search ?? ''}
            onSearch={(text) => onChange({ search: text }, { replace: true })}
          />
        )}
        {props.filters}
        <ColumnsMenu columns={columns} hidden={hidden} onChange={(hide) => onChange({ hide, page })} />
        <span className="ml-auto flex flex-wrap gap-2">
          {props.actions}
          {props.csvPath && <CsvButton path={props.csvPath} />}
        </span>
      </div>
      {error ? (
        <LoadFailure what={title} query={query} />
      ) : !data || isBeyond ? (
        <SkeletonList
          count={8}
          label={`Loading ${title.toLowerCase()}…`}
          boneClass="h-11"
          className="grid gap-2"
        />
      ) : (
        <>
          <p role="status" className="text-13 text-muted">
            {data.isExact ? '' : 'More than '}
            {plural(data.total, props.noun, props.nouns)}
          </p>
          {data.rows.length === 0 ? (
            <EmptyState level="h3" title={empty.title} why={whyEmpty(list, empty.why)} />
          ) : (
            <AdminTable
              caption={title}
              columns={columns.filter(({ key }) => !hidden.includes(key))}
              rows={data.rows}
              rowKey={rowKey}
              bulk={props.bulk}
            />
          )}
          <PageButtons
            page={page}
            pages={pages}
            onPage={(page) => {
              onChange({ page })
              section.current?.scrollIntoView()
            }}
          />
        </>
      )}
    </section>
  )
}

function whyEmpty(list: ListSearch, why: string | undefined): string | undefined {
  if (!list.search) return why
  return isFiltered(list) ? 'No results for this search and these filters.' : 'No results for this search.'
}

/** Downloads all rows that match the filters. */
function CsvButton({ path }: { path: string }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await saveCsv(path)
    setBusy(false)
  }
  return (
    <Button look="quiet" busy={busy} busyLabel="Saving…" onClick={() => void save()}>
      <span>
        <span className="max-sm:sr-only">Download </span>CSV
      </span>
    </Button>
  )
}

/** A toast shows a failure. */
export async function saveCsv(path: string): Promise<void> {
  await downloadFile(path, 'list.csv')
    .catch(tellFailure('Download failed'))
    .catch(() => undefined)
}
