import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { plural } from '../../shared/text.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { SkeletonList } from '../components/skeleton.tsx'
import { type Column, Table } from '../components/table.tsx'
import { LoadFailure } from '../employers/load-failure.tsx'
import { PageButtons } from '../employers/page-buttons.tsx'
import { CsvButton } from './csv-button.tsx'
import { type ListQuery, PAGE_SIZE } from './list-query.ts'
import { SearchField } from './search-field.tsx'
import { isFiltered, type ListSearch } from './section-keys.ts'

type AdminListProps<Row> = {
  /** The heading: 'Employers'. */
  title: string
  /** `h3` for a list that is one of several in its section. */
  level?: 'h2' | 'h3'
  /** What is counted: 'employer'. */
  noun: string
  /** Where an s is not enough: 'categories'. */
  nouns?: string | undefined
  /** Of `adminListQuery`. */
  query: ListQuery<Row>
  list: ListSearch
  onChange: (changes: ListSearch, options?: { replace: boolean }) => void
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  /** The search field's label; without one there is none. */
  searchLabel?: string
  /** `<ListFilter>`s. */
  filters?: ReactNode
  /** Buttons that concern the whole list. */
  actions?: ReactNode
  /** The call that gives the same rows as a file. */
  csvPath?: string
  empty: { title: string; why?: string | undefined }
}

/** A table of the administrator's: searched, filtered, sorted and paged by the server. */
export function AdminList<Row>({
  title,
  level: H = 'h2',
  noun,
  nouns,
  query: options,
  list,
  onChange,
  columns,
  rowKey,
  searchLabel,
  filters,
  actions,
  csvPath,
  empty,
}: AdminListProps<Row>) {
  const query = useQuery(options)
  const { data, error } = query
  const section = useRef<HTMLElement>(null)
  const { search = '', page = 1 } = list
  const pages = Math.ceil((data?.total ?? 0) / PAGE_SIZE)
  // Its last row was deleted, or the address is an old one.
  const isBeyond = data?.rows.length === 0 && pages > 0 && page > pages
  useEffect(() => {
    if (isBeyond) onChange({ page: pages }, { replace: true })
  })
  return (
    <section ref={section} className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <H>{title}</H>
        {(actions || csvPath) && (
          <div className="flex flex-wrap gap-2">
            {actions}
            {csvPath && <CsvButton path={csvPath} />}
          </div>
        )}
      </div>
      {(searchLabel || filters) && (
        <div className="flex flex-wrap items-end gap-3">
          {searchLabel && (
            <SearchField
              label={searchLabel}
              value={search}
              onSearch={(text) => onChange({ search: text }, { replace: true })}
            />
          )}
          {filters}
        </div>
      )}
      {error ? (
        <LoadFailure what={title} error={error} query={query} loginHref="/admin-login" />
      ) : !data || isBeyond ? (
        <SkeletonList
          count={5}
          label={`Loading ${title.toLowerCase()}…`}
          boneClass="h-14"
          className="grid gap-2"
        />
      ) : (
        <>
          <p role="status">
            {data.isExact ? '' : 'More than '}
            {plural(data.total, noun, nouns)}
          </p>
          {data.rows.length === 0 ? (
            <EmptyState level="h3" title={empty.title} why={whyEmpty(list, empty.why)} />
          ) : (
            <Table caption={title} columns={columns} rows={data.rows} rowKey={rowKey} />
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
  return isFiltered(list)
    ? 'Nothing holds these letters and fits the filters.'
    : 'Nothing holds these letters.'
}
