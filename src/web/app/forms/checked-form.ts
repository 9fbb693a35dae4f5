import { type SyntheticEvent, useRef, useState } from 'react'
import type { FieldErrors } from '../../../shared/errors.ts'
import { ApiError, newIdempotencyKey, reasonOf } from '../loading/api-client.ts'
import { type FormValues, formValues } from './form-values.ts'
import { usePosted } from './plain-form.tsx'

/** The input of the call, or the messages at the fields. */
export type Checked<I> = { input: I } | { errors: FieldErrors }

export type Sending<I> = {
  /** The name of its `PlainForm`, if it works without script, too. */
  plain?: string | undefined
  /** Sends the input. The messages of an ApiError are shown at their fields. */
  submit(input: I, details: { values: FormValues; idempotencyKey: string }): Promise<void>
  /** Shown if the server refuses the form without a reason. */
  fallback?: string | undefined
}

type CheckedFormOptions<I> = Sending<I> & {
  /** Converts the form's values to the call's input. The server checks the rest. */
  check(values: FormValues): Checked<I> | Promise<Checked<I>>
}

/**
 * A form of plain, uncontrolled fields, which keep what was typed. It is checked when it is sent, and a field's message
 * disappears when the field is changed. Pass `errors` and `message` to FormErrors and the fields, and `formProps` to
 * the form.
 */
export function useCheckedForm<I>({ plain, check, submit, fallback }: CheckedFormOptions<I>) {
  const posted = usePosted(plain)
  const [errors, setErrors] = useState<FieldErrors>(posted?.errors ?? {})
  const [message, setMessage] = useState(posted?.message)
  const [busy, setBusy] = useState(false)
  // Keeps the same key until the form has been accepted, so that a second click or a retry never repeats an action.
  const key = useRef<string>(undefined)

  function start(form: HTMLFormElement): Promise<void> | void {
    const values = formValues(form)
    const checked = check(values)
    if (!(checked instanceof Promise)) return send(form, values, checked)
    setBusy(true)
    return checked.then(
      (result) => {
        setBusy(false)
        return send(form, values, result)
      },
      (error) => {
        setBusy(false)
        setMessage(reasonOf(error))
      },
    )
  }

  async function send(form: HTMLFormElement, values: FormValues, checked: Checked<I>): Promise<void> {
    setErrors('errors' in checked ? inFormOrder(form, checked.errors) : {})
    setMessage(undefined)
    if ('errors' in checked) {
      // Moves the focus even if the errors are the same as before and the page does not change.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    key.current ??= newIdempotencyKey()
    setBusy(true)
    try {
      await submit(checked.input, { values, idempotencyKey: key.current })
      key.current = undefined
    } catch (error) {
      // A refused form may be sent again with changes, and a key belongs to one body only.
      if (error instanceof ApiError && error.status > 0) key.current = undefined
      setErrors(error instanceof ApiError ? inFormOrder(form, { ...error.errors }) : {})
      setMessage(reasonOf(error, fallback))
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
        if (!busy) void start(event.currentTarget)
      },
      // Runs while typing and not when leaving the field: a message that disappears during a click would move the
      // button away.
      onInput: (event: SyntheticEvent<HTMLFormElement>) => {
        const { target } = event
        const name = target instanceof Element ? target.getAttribute('name') : null
        if (name && errors[name]) setErrors(({ [name]: _, ...rest }) => rest)
      },
    },
  }
}

/** Orders the errors like the fields on the page. Errors without a field come last. */
export function inFormOrder(form: HTMLFormElement, errors: FieldErrors): FieldErrors {
  const names = [...form.elements].map((field) => field.getAttribute('name') ?? field.id)
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
  return Object.fromEntries(Object.entries(errors).sort(([one], [other]) => place(one) - place(other)))
}

/**
 * Returns the errors for a form's summary. A message that several fields share appears once and links to the first of
 * them.
 */
export function distinctErrors(errors: FieldErrors): FieldErrors {
  const seen = new Set<string>()
  return Object.fromEntries(
    Object.entries(errors).filter(([, text]) => !seen.has(text) && seen.add(text) !== undefined),
  )
}
