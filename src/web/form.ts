import { type SyntheticEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import type { FieldErrors } from '../shared/errors.ts'
import { fieldErrors } from '../shared/field-errors.ts'
import { ApiError, newIdempotencyKey } from './api-client.ts'

type Values = Record<string, FormDataEntryValue | FormDataEntryValue[]>

type FormOptions<S extends v.GenericSchema> = {
  /** The server's own schema, so that both say the same. */
  schema: S
  /** Sends what the schema made of the form. An ApiError's messages go to their fields. */
  submit(input: v.InferOutput<S>, details: { values: Values; idempotencyKey: string }): Promise<void>
  /** Told when no message belongs to a field and the server gave none. */
  fallback: string
  /** The form's values → what the schema takes: numbers, lists, flags. */
  read?(values: Values): unknown
}

/**
 * A form of plain, uncontrolled fields: what was typed stays in them whatever happens. It is judged when it is sent, and a field's
 * message goes when the field is changed. `errors` and `message` are for FormErrors and the fields; `formProps` for the form.
 */
export function useForm<S extends v.GenericSchema>({ schema, submit, fallback, read }: FormOptions<S>) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [message, setMessage] = useState<string>()
  const [busy, setBusy] = useState(false)
  // One key until the form has been accepted: a repeated press or a retry never does a thing twice.
  const key = useRef<string>(undefined)

  async function send(form: HTMLFormElement): Promise<void> {
    const values = formValues(form)
    const result = v.safeParse(schema, read ? read(values) : values)
    setErrors(result.success ? {} : inFormOrder(form, fieldErrors(result.issues)))
    setMessage(undefined)
    if (!result.success) {
      // Also when the same errors stand there again, which changes nothing on the page.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    key.current ??= newIdempotencyKey()
    setBusy(true)
    try {
      await submit(result.output, { values, idempotencyKey: key.current })
      key.current = undefined
    } catch (error) {
      // What was refused may be sent again changed, and a key stands for one body only.
      if (error instanceof ApiError && error.status > 0) key.current = undefined
      setErrors(error instanceof ApiError ? inFormOrder(form, { ...error.errors }) : {})
      setMessage(error instanceof ApiError ? error.message : fallback)
    } finally {
      setBusy(false)
    }
  }

  return {
    errors,
    message,
    busy,
    setErrors,
    formProps: {
      noValidate: true,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!busy) void send(event.currentTarget)
      },
      // While typing, not when leaving the field: a message that goes under a click moves what is clicked.
      onInput: (event: SyntheticEvent<HTMLFormElement>) => {
        const { target } = event
        const name = target instanceof Element ? target.getAttribute('name') : null
        if (name && errors[name]) setErrors(({ [name]: _, ...rest }) => rest)
      },
    },
  }
}

/** The list of problems follows the page from top to bottom; what has no field of its own comes last. */
function inFormOrder(form: HTMLFormElement, errors: FieldErrors): FieldErrors {
  const names = [...form.elements].map((field) => field.getAttribute('name') ?? field.id)
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
  return Object.fromEntries(Object.entries(errors).sort(([one], [other]) => place(one) - place(other)))
}

/** A field that occurs several times gives a list. */
export function formValues(form: HTMLFormElement): Values {
  const data = new FormData(form)
  const names = [...new Set(data.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const all = data.getAll(name)
      return [name, all.length > 1 ? all : (all[0] ?? '')]
    }),
  )
}
