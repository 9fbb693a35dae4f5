import { Field } from '../components/field.tsx'
import type { ListSearch } from './section-keys.ts'

type DayFiltersProps = { list: ListSearch; onChange: (changes: ListSearch) => void }

/** Both days count. */
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
