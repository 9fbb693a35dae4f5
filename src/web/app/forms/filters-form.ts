import { type FocusEvent, type SyntheticEvent, useEffect, useRef } from 'react'
import { formValues } from './form-values.ts'

/** Milliseconds after the last key before a search starts. Each search costs prepaid data. */
const TYPING_RESTS = 500

type FiltersFormOptions = {
  /** The parameters in the address, with the form's defaults. */
  search: object
  /** Changes when the form's options change. */
  shown?: unknown
  /** Opens the list for the form's values. */
  go(values: ReturnType<typeof formValues>, options: { replace: boolean; resetScroll: false }): void
  /** If true, words are searched for when typing pauses, otherwise only when the form is sent. */
  whileTyping: boolean
}

/**
 * Takes over the plain filter form of a list: a choice applies at once. Typing makes one entry in the browser's
 * history, not one for each pause.
 */
export function useFiltersForm({ search, shown, go, whileTyping }: FiltersFormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasTyped = useRef(false)
  const isFirst = useRef(true)

  useEffect(() => () => clearTimeout(timer.current), [])
  // Back, forward and links change the address, and the fields follow it. Text that was typed before the script was
  // loaded stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal search needs no update, new options are new fields
  useEffect(() => {
    if (!isFirst.current && form.current) fillForm(form.current, search)
    isFirst.current = false
  }, [JSON.stringify(search), shown])

  function apply(typed = false): void {
    clearTimeout(timer.current)
    if (!form.current) return
    const replace = typed && hasTyped.current
    hasTyped.current = typed
    go(formValues(form.current), { replace, resetScroll: false })
  }

  const onInput = ({ target }: SyntheticEvent) => {
    const isText = target instanceof HTMLInputElement && target.type !== 'checkbox'
    clearTimeout(timer.current)
    if (!isText) apply()
    else if (whileTyping) timer.current = setTimeout(() => apply(true), TYPING_RESTS)
  }

  return {
    onInput,
    formProps: {
      ref: form,
      onInput,
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault()
        apply()
      },
      onBlur: (_: FocusEvent) => {
        hasTyped.current = false
      },
    },
  }
}

function fillForm(form: HTMLFormElement, search: object): void {
  const values = new Map<string, unknown>(Object.entries(search))
  for (const field of form.elements) {
    if (field === document.activeElement && !(field instanceof HTMLInputElement && field.type === 'checkbox'))
      continue
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = [values.get(field.name)].flat().includes(field.value)
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = String(values.get(field.name) ?? '')
  }
}
