import { useEffect, useLayoutEffect, useRef, useState } from 'react'

type FormErrorsProps = {
  /** Messages by field name, as the API's `errors` gives them; fields without one may be left out. */
  errors: Record<string, string | undefined>
  /** What belongs to no field, as the API's `message`. */
  message?: string | undefined
  /** Field name to element id, where they differ. */
  idOf?: ((name: string) => string) | undefined
}

/**
 * Counts a form's errors, links to them and, when they change, moves the focus to the first field with one. A single problem that
 * stands at its field is not said a second time.
 */
export function FormErrors({ errors, message, idOf = (name) => name }: FormErrorsProps) {
  const found = Object.entries(errors).flatMap(([name, text]) => (text ? [{ id: idOf(name), text }] : []))
  const summary = useRef<HTMLDivElement>(null)
  const known = useRef('')
  const signature = [...found.map(({ id, text }) => `${id}:${text}`), message ?? ''].join('\n')
  const isEmpty = found.length === 0 && !message
  const first = found[0]?.id
  const isSingle = found.length === 1 && (!message || message === found[0]?.text)
  const [isAtField, setAtField] = useState(false)
  useLayoutEffect(() => {
    setAtField(signature !== '' && document.getElementById(`${first}-error`) !== null)
  }, [signature, first])
  useEffect(() => {
    // An error that was mended takes its line away; the focus stays with whoever is typing.
    const isNew = signature.split('\n').some((line) => line && !known.current.split('\n').includes(line))
    known.current = signature
    if (isNew && (!first || !focusField(first))) summary.current?.focus()
  }, [signature, first])
  if (isEmpty || (isSingle && isAtField)) return null
  const count = found.length === 1 ? 'There is 1 problem' : `There are ${found.length} problems`
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={summary}>
      <h2>{found.length > 0 ? count : message}</h2>
      {found.length > 0 && message && !found.some(({ text }) => text === message) && <p>{message}</p>}
      <ul>
        {found.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                if (focusField(id)) event.preventDefault()
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A group's id is on its fieldset: then its first control is meant. */
function focusField(id: string): boolean {
  const found = document.getElementById(id)
  const control = found?.matches('fieldset') ? found.querySelector<HTMLElement>('input, button') : found
  control?.focus()
  return control !== null && control !== undefined
}
