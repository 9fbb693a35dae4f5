import { useEffect, useRef } from 'react'
import { Field } from '../components/field.tsx'

/** ms without a key before the server is asked. */
const REST_MS = 300

/** The server searches; the table follows when typing rests. */
export function SearchField({ label, onSearch }: { label: string; onSearch: (text: string) => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <Field
      label={label}
      name="search"
      type="search"
      className="w-full sm:w-72"
      onChange={({ target }) => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => onSearch(target.value.trim()), REST_MS)
      }}
    />
  )
}
