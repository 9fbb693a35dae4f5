import { useEffect, useRef } from 'react'
import { Field } from '../components/field.tsx'

/** ms without a key before the server is asked. */
const REST_MS = 300

type SearchFieldProps = {
  label: string
  value: string
  onSearch: (text: string) => void
  /** Where the page has another one. */
  id?: string
}

/** The server searches; the table follows when typing rests. */
export function SearchField({ label, value, onSearch, id }: SearchFieldProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // Back brought other words; what is being typed at the moment is left alone.
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
