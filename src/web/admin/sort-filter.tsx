import { SORT_LABELS, type Sort } from '../../modules/admin/schema.ts'
import { ListFilter } from './list-filter.tsx'
import type { ListSearch } from './section-keys.ts'

type SortFilterProps = {
  sorts: readonly Sort[]
  list: ListSearch
  onChange: (changes: ListSearch) => void
}

/** The order of a list; a choice and not the table's head, because on a phone a table has none. */
export function SortFilter({ sorts, list, onChange }: SortFilterProps) {
  const options = sorts.map((value) => ({ value, label: SORT_LABELS[value] }))
  return <ListFilter label="Sort by" name="sort" options={options} list={list} onChange={onChange} />
}
