import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SORT_LABELS, type Sort } from '../../modules/admin/schema.ts'
import { plural } from '../../shared/text.ts'
import { downloadFile } from '../app/loading/download-file.ts'
import { LoadFailure } from '../app/loading/loaded.tsx'
import { tellFailure } from '../app/loading/tell-failure.ts'
import { Button } from '../components/controls/button.tsx'
import { Field } from '../components/forms/field.tsx'
import { type Option, Select } from '../components/forms/select.tsx'
import { type Column, PageButtons, Table } from '../components/lists/table.tsx'
import { EmptyState, SkeletonList } from '../components/states/states.tsx'
import { type ListQuery, PAGE_SIZE } from './list-query.ts'
import { isFiltered, type ListSearch, type ListWord } from './section-keys.ts'

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
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  /** The search field's label. Without it there is no search field. */
  searchLabel?: string
  /** `<ListFilter>`s. */
  filters?: ReactNode
  /** Buttons for the whole list. */
  actions?: ReactNode
  /** The path of the call that returns the same rows as a CSV file. */
  csvPath?: string
  empty: { title: string; why?: string | undefined }
}

/** A table for administrators. The server searches, filters, sorts and pages it. */
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
  // The last row of the page was deleted, or the address is an old one.
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
        <LoadFailure what={title} query={query} />
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
  return isFiltered(list) ? 'No results for this search and these filters.' : 'No results for this search.'
}

/** Downloads all rows that match the filters. */
function CsvButton({ path }: { path: string }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await downloadFile(path, 'list.csv')
      .catch(tellFailure('Download failed'))
      .catch(() => undefined)
    setBusy(false)
  }
  return (
    <Button look="quiet" busy={busy} busyLabel="Downloading…" onClick={() => void save()}>
      Download CSV
    </Button>
  )
}

/** Milliseconds after the last key before the server is asked. */
const REST_MS = 300

type SearchFieldProps = {
  label: string
  value: string
  onSearch: (text: string) => void
  /** Needed if the page has a second search field. */
  id?: string
}

/** The server searches, and the table is updated when typing pauses. */
export function SearchField({ label, value, onSearch, id }: SearchFieldProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // The browser's Back button changed the words. A field in use keeps what is being typed.
    if (input.current && input.current.value.trim() !== value && document.activeElement !== input.current)
      input.current.value = value
  }, [value])
  return (
    <Field
      ref={input}
      label={label}
      name="search"
      id={id}
      type="search"
      className="w-full sm:w-72"
      defaultValue={value}
      onInput={({ currentTarget }) => {
        const text = currentTarget.value.trim()
        clearTimeout(timer.current)
        timer.current = setTimeout(() => onSearch(text), REST_MS)
      }}
    />
  )
}

/** The sort order of history lists. */
export const BY_TIME: readonly Option[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
]

type ListFilterProps = {
  label: string
  name: ListWord
  options: readonly Option[]
  list: ListSearch
  onChange: (changes: ListSearch) => void
}

/**
 * A filter that is kept in the address. 'All' has a value of its own there, because an empty one means the section's
 * default.
 */
export function ListFilter({ label, name, options, list, onChange }: ListFilterProps) {
  return (
    <Select
      label={label}
      name={name}
      className="w-full sm:w-auto sm:min-w-48 sm:max-w-72"
      options={options}
      value={list[name] ?? options[0]?.value}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  )
}

/** Returns the values of a filter as options, 'All' first. */
export const optionsOf = (labels: Readonly<Record<string, string>>): Option[] => [
  { value: 'all', label: 'All' },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
]

type SortFilterProps = {
  sorts: readonly Sort[]
  list: ListSearch
  onChange: (changes: ListSearch) => void
}

/** The sort order of a list. It is a select because the table has no head on a phone. */
export function SortFilter({ sorts, list, onChange }: SortFilterProps) {
  const options = sorts.map((value) => ({ value, label: SORT_LABELS[value] }))
  return <ListFilter label="Sort by" name="sort" options={options} list={list} onChange={onChange} />
}

type DayFiltersProps = { list: ListSearch; onChange: (changes: ListSearch) => void }

/** Both days are included. */
export function DayFilters({ list, onChange }: DayFiltersProps) {
  return (
    <>
      <Field
        label="From"
        name="from"
        type="date"
        className="w-36 grow sm:w-40 sm:grow-0"
        value={list.from ?? ''}
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
      />
      <Field
        label="To"
        name="to"
        type="date"
        className="w-36 grow sm:w-40 sm:grow-0"
        value={list.to ?? ''}
        onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
      />
    </>
  )
}
