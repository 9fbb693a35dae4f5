import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FieldErrors } from '../../../shared/errors.ts'
import { focusField } from '../../components/forms/form-errors.tsx'
import { fieldIn } from './check-step.ts'

/** The element of a form around the fields of a step has `data-step`. */
const STEP = 'data-step'

type StepsOptions = {
  form: RefObject<HTMLFormElement | null>
  errors: FieldErrors
  /** The number of steps. */
  count: number
  /** Whether the step in the address counts: the form still has what was typed in the steps before. */
  mayResume: boolean
}

/**
 * Shows one step of a form at a time; the fields of the others stay in the form, hidden. The step is in the address, so
 * that a phone's Back button returns to the step before. Steps count from 0.
 */
export function useSteps({ form, errors, count, mayResume }: StepsOptions) {
  const [current, setCurrent] = useState(() => (mayResume ? (stepOf(location.hash, count) ?? 0) : 0))

  useEffect(() => {
    const follow = () => setCurrent((now) => stepOf(location.hash, count) ?? now)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [count])

  const stepWith = (name: string) => {
    const parts = [...(form.current?.querySelectorAll(`[${STEP}]`) ?? [])]
    return parts.findIndex((part) => fieldIn(part, name))
  }
  const firstError = Object.keys(errors)[0]
  // Before the summary of the errors moves the focus to the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new errors open their step
  useLayoutEffect(() => {
    const step = firstError === undefined ? -1 : stepWith(firstError)
    if (step >= 0) setCurrent(step)
  }, [errors])

  const isOpening = useRef(false)
  // At the moment in which the step appears: later, it would take the focus from a field that is already in use.
  useLayoutEffect(() => {
    if (isOpening.current) partOf(form, current)?.focus({ preventScroll: true })
    isOpening.current = false
  }, [current, form])

  const go = (step: number) => {
    if (step === current) return
    history.pushState(null, '', `#step-${step + 1}`)
    isOpening.current = true
    setCurrent(step)
    scrollTo(0, 0)
  }

  return {
    current,
    isLast: current === count - 1,
    go,
    /** The element around the current step's fields. */
    part: () => partOf(form, current),
    /** Opens the step of the field that a link in the form leads to. */
    onClickCapture(event: MouseEvent) {
      const { target } = event
      const link = target instanceof Element ? target.closest('a[href^="#"]') : null
      const name = link?.getAttribute('href')?.slice(1)
      const step = name ? stepWith(name) : -1
      if (!name || step < 0) return
      event.preventDefault()
      go(step)
      requestAnimationFrame(() => focusField(name))
    },
  }
}

function partOf(form: RefObject<HTMLFormElement | null>, step: number): HTMLElement | null | undefined {
  return form.current?.querySelector<HTMLElement>(`[${STEP}="${step}"]`)
}

/** Returns undefined for a hash that names no step, such as that of a field. */
function stepOf(hash: string, count: number): number | undefined {
  if (hash === '') return 0
  const step = Number(/^#step-(\d+)$/.exec(hash)?.[1] ?? 0) - 1
  return step >= 0 && step < count ? step : undefined
}
