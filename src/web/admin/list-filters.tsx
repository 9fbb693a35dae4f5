import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { SORT_LABELS, type Sort } from '../../modules/admin/schema.ts'
import { Tabs } from '../components/controls/tabs.tsx'
import { Field } from '../components/forms/field.tsx'
import { type Option, Select } from '../components/forms/select.tsx'
import type { AdminSectionKey, ListSearch, ListWord } from './section-keys.ts'

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
      className="w-full sm:max-w-68 sm:min-w-48 sm:flex-1"
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
      className="min-w-36 flex-1 sm:w-auto sm:min-w-40 sm:max-w-72 sm:flex-none"
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

type StateFiltersProps = Pick<ListFilterProps, 'list' | 'onChange'> & {
  states: readonly Option[]
  sorts: readonly Option[]
}

/** The status and the order of a queue or a history. */
export function StateFilters({ states, sorts, ...list }: StateFiltersProps) {
  return (
    <>
      <ListFilter label="Status" name="status" options={states} {...list} />
      <ListFilter label="Sort by" name="sort" options={sorts} {...list} />
    </>
  )
}

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

type StateTabsProps = {
  section: AdminSectionKey
  options: readonly Option[]
  list: ListSearch
  /** The number of rows that wait, beside the state that they wait in. */
  waiting?: { value: string; count: number | undefined } | undefined
}

/** The states of a list as tabs. A search and the sort order stay when the state changes. */
export function StateTabs({ section, options, list, waiting }: StateTabsProps) {
  const { search, sort, tab } = list
  return (
    <Tabs
      label="Status"
      current={list.status ?? options[0]?.value ?? ''}
      tabs={options.map(({ value, label }) => ({
        key: value,
        label,
        ...(waiting?.value === value && waiting.count && { count: waiting.count }),
      }))}
      renderLink={(status, props) => (
        <Link
          to="/admin"
          search={{
            section,
            ...(tab && { tab }),
            ...(search && { search }),
            ...(sort && { sort }),
            status,
          }}
          resetScroll={false}
          {...props}
        />
      )}
    />
  )
}
