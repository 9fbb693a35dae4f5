import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Combobox } from '../components/forms/select.tsx'

type TypedFilterProps = {
  name: string
  label: ReactNode
  help?: string
  placeholder?: string
  suggestions?: readonly string[]
  /** What is set already, which stays in the field. Without it, each choice is added to those below. */
  value?: string | undefined
  /** Returns false if it does not know the text. '' removes the value. */
  take: (typed: string) => boolean
  /** What is shown then. */
  refusal: string
}

/** Types a choice of a filter. It applies when it is picked from the list, with Enter, and when the field is left. */
export function TypedFilter({ value = '', take, refusal, suggestions = [], ...field }: TypedFilterProps) {
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  // A chip can remove the value, and going back can change it.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = value
  }, [value])
  const apply = (from: HTMLInputElement) => {
    const typed = from.value.trim()
    if (typed === value) return setError(undefined)
    const isTaken = take(typed)
    setError(isTaken ? undefined : refusal)
    if (isTaken && value === '' && suggestions.length > 0) from.value = ''
  }
  return (
    <Combobox
      {...field}
      className="mb-2"
      ref={input}
      suggestions={suggestions}
      defaultValue={value}
      error={error}
      autoComplete="off"
      onInput={({ currentTarget }) => suggestions.includes(currentTarget.value) && apply(currentTarget)}
      onBlur={({ currentTarget }) => apply(currentTarget)}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') apply(event.currentTarget)
      }}
    />
  )
}

/** Returns the value of the choice that a text names: its label, its value, or a part of only one label. */
export function choiceNamed(choices: readonly { value: string; label: string }[], typed: string) {
  const text = typed.trim().toLowerCase()
  const exact = choices.find(({ value, label }) => value === text || label.toLowerCase() === text)
  const [first, ...others] = choices.filter(({ label }) => label.toLowerCase().includes(text))
  return exact?.value ?? (others.length === 0 ? first?.value : undefined)
}
