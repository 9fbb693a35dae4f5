import Columns from 'lucide-react/icons/columns-3'
import { useRef, useState } from 'react'
import { Checkbox } from '../components/forms/choice.tsx'
import type { AdminColumn } from './admin-table.tsx'
import type { ListSearch } from './section-keys.ts'

/** Returns the keys of the columns that the address hides. */
export const hiddenColumns = ({ hide }: ListSearch): string[] => hide?.split(',') ?? []

type ColumnsMenuProps<Row> = {
  columns: readonly AdminColumn<Row>[]
  hidden: readonly string[]
  onChange: (hide: string) => void
}

/** Hides and shows columns. The first one, which names the row, and the actions always stay. */
export function ColumnsMenu<Row>({ columns, hidden, onChange }: ColumnsMenuProps<Row>) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  const offered = columns.filter(({ key, bare }, index) => index > 0 && key !== 'actions' && !bare)
  if (offered.length < 2) return null
  return (
    <details
      ref={menu}
      className="columns-menu"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return
        close()
        menu.current?.querySelector('summary')?.focus()
      }}
    >
      <summary className="btn btn-quiet">
        <Columns size={18} />
        <span className="max-sm:sr-only">Columns</span>
      </summary>
      {isOpen && (
        <fieldset className="menu-list">
          <legend className="sr">Columns shown</legend>
          {offered.map(({ key, label }) => (
            <Checkbox
              key={key}
              label={label}
              checked={!hidden.includes(key)}
              onChange={({ currentTarget }) =>
                onChange(
                  (currentTarget.checked ? hidden.filter((one) => one !== key) : [...hidden, key]).join(','),
                )
              }
            />
          ))}
        </fieldset>
      )}
    </details>
  )
}
