import type { SyntheticEvent } from 'react'
import { TRANSACTION_LABELS, TRANSACTION_TYPES } from '../../modules/credits/schema.ts'
import { Button } from '../components/button.tsx'
import { Field } from '../components/field.tsx'
import { Select } from '../components/select.tsx'
import type { StatementSearch } from './queries.ts'

const TYPES = TRANSACTION_TYPES.map((value) => ({ value, label: TRANSACTION_LABELS[value] }))

type StatementFiltersProps = { onSearch: (search: StatementSearch) => void }

export function StatementFilters({ onSearch }: StatementFiltersProps) {
  const read = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const text = (name: string) => String(values.get(name) ?? '')
    onSearch({
      type: TRANSACTION_TYPES.find((type) => type === text('type')) ?? '',
      from: text('from'),
      to: text('to'),
    })
  }
  return (
    <form
      aria-label="Filter transactions"
      className="grid grid-cols-2 items-end gap-3 sm:flex"
      onSubmit={read}
    >
      <Select
        label="Type"
        name="type"
        placeholder="All types"
        options={TYPES}
        className="col-span-2 sm:w-48"
      />
      <Field label="From" name="from" type="date" />
      <Field label="To" name="to" type="date" />
      <Button look="quiet" type="submit" className="col-span-2">
        Show
      </Button>
    </form>
  )
}
