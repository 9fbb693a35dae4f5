import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { t, tFilled } from '../../../shared/language/words.ts'

type FormErrorsProps = {
  /** Messages by field name, as in the `errors` of the API. Fields without an error may be missing. */
  errors: Record<string, string | undefined>
  /** A message that belongs to no field, as in the `message` of the API. */
  message?: string | undefined
  /** The failed action. It is the heading of a message without errors at fields: 'Login failed'. */
  title?: string | undefined
  /** Returns the element id of a field if it is not the field's name. */
  idOf?: ((name: string) => string) | undefined
}

/**
 * Says in one line how many errors a form has and, when they change, moves the focus to the first field with one. Lists
 * only errors that are not shown at their field. A single error that is shown at its field is not repeated.
 */
export function FormErrors({ errors, message, title, idOf = (name) => name }: FormErrorsProps) {
  const found = Object.entries(errors).flatMap(([name, text]) => (text ? [{ id: idOf(name), text }] : []))
  const summary = useRef<HTMLDivElement>(null)
  const known = useRef('')
  const signature = [...found.map(({ id, text }) => `${id}:${text}`), message ?? ''].join('\n')
  const first = found[0]?.id
  const [atFields, setAtFields] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signature stands for the errors
  useLayoutEffect(() => {
    setAtFields(found.map(({ id }) => id).filter((id) => document.getElementById(`${id}-error`)))
  }, [signature])
  useEffect(() => {
    // A corrected error only removes its line. The focus stays where the person is typing.
    const isNew = signature.split('\n').some((line) => line && !known.current.split('\n').includes(line))
    known.current = signature
    if (isNew && (!first || !focusField(first))) summary.current?.focus()
  }, [signature, first])
  const listed = found.filter(({ id }) => !atFields.includes(id))
  const apart = found.some(({ text }) => text === message) || !message ? undefined : tFilled(message)
  if (!apart && listed.length === 0 && found.length < 2) return null
  const count = t('{count} thing to put right|{count} things to put right', { count: found.length })
  const heading = found.length > 0 ? count : (title ?? apart)
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={summary}>
      <h2>{heading}</h2>
      {apart && apart !== heading && <p>{apart}</p>}
      {listed.length > 0 && (
        <ul>
          {listed.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  if (focusField(id)) event.preventDefault()
                }}
              >
                {tFilled(text)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The id of a group is on its fieldset, so its first control gets the focus. */
export function focusField(id: string): boolean {
  const found = document.getElementById(id)
  const control = found?.matches('fieldset') ? found.querySelector<HTMLElement>('input, button') : found
  control?.focus()
  return control !== null && control !== undefined
}

type FormSectionProps = { title: string; level?: 'h2' | 'h3'; children: ReactNode }

/** A part of a long form, with its heading. */
export function FormSection({ title, level: H = 'h2', children }: FormSectionProps) {
  return (
    <section className="card grid gap-4">
      <H>{title}</H>
      {children}
    </section>
  )
}
