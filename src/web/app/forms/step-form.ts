import { useEffect, useRef, useState } from 'react'
import type * as v from 'valibot'
import type { FieldErrors } from '../../../shared/errors.ts'
import type { Checked } from './checked-form.ts'
import { type LateForm, useLateForm } from './late-form.ts'

type StepForm<S extends v.GenericSchema> = LateForm<S> & {
  /** The names of the fields of each step. */
  steps: readonly (readonly string[])[]
}

/**
 * A late form that is filled in step by step: sending it checks the fields so far and opens the next step; only the last
 * step sends it. Each step is a `<fieldset tabIndex={-1} hidden={step !== n}>`. The browser's Back button goes one step
 * back.
 */
export function useStepForm<S extends v.GenericSchema>({ steps, ...late }: StepForm<S>) {
  const [step, setStep] = useState(0)
  const ref = useRef<HTMLFormElement>(null)
  const judge = <I>(checked: Checked<I>): Checked<I> => {
    if (step === steps.length - 1) return checked
    const soFar = steps.slice(0, step + 1).flat()
    const errors = 'errors' in checked ? only(checked.errors, soFar) : {}
    if (Object.keys(errors).length === 0) {
      history.pushState({ step: step + 1 }, '')
      setStep(step + 1)
    }
    return { errors }
  }
  const { formProps, ...form } = useLateForm({ ...late, judge })
  const { errors } = form
  // The server may refuse a field of an earlier step, such as a username that is taken.
  useEffect(() => {
    const wrong = steps.findIndex((names) => names.some((name) => errors[name]))
    if (wrong >= 0) setStep(wrong)
  }, [errors, steps])
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => setStep(Number(state?.step) || 0)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  useShowStep(ref, step)
  return { ...form, step, formProps: { ...formProps, ref } }
}

const only = (errors: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)))

/** Moves the focus to a step when it opens, or to its first field with an error. */
function useShowStep(form: { current: HTMLFormElement | null }, step: number): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const part = form.current?.querySelector<HTMLElement>('fieldset:not([hidden])')
    const target = part?.querySelector<HTMLElement>('[aria-invalid=true]') ?? part
    target?.focus({ preventScroll: true })
    form.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [form, step])
}
