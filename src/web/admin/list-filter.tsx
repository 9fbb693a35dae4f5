import { type Option, Select } from '../components/select.tsx'
import type { ListSearch, ListWord } from './section-keys.ts'

/** Of lists that are a history. */
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

/** A choice that stands in the address. 'All' is a value of its own there, because nothing means the section's default. */
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

/** The values of a filter as options, 'All' first. */
export const optionsOf = (labels: Readonly<Record<string, string>>): Option[] => [
  { value: 'all', label: 'All' },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
]
