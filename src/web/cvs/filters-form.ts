import { useNavigate } from '@tanstack/react-router'
import { type FocusEvent, type SyntheticEvent, useEffect, useRef } from 'react'
import { formValues } from '../form.ts'
import { type CvSearch, readCvSearch } from './cv-search.ts'

/** Milliseconds without a key before what was typed is searched for: a search costs prepaid data. */
const TYPING_RESTS = 500

/**
 * The plain form of the search, taken over by the script: a choice applies at once, words when typing rests. What is being
 * typed makes one entry in the browser's history, not one a pause. `shown` changes when the form's options do.
 */
export function useFiltersForm(search: CvSearch, shown: unknown) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasTyped = useRef(false)
  const isFirst = useRef(true)

  useEffect(() => () => clearTimeout(timer.current), [])
  // Back, forward and links change the address, and the fields follow it. What was typed before the script came stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new options are new fields
  useEffect(() => {
    if (!isFirst.current && form.current) fillForm(form.current, search)
    isFirst.current = false
  }, [search, shown])

  function apply(typed = false): void {
    clearTimeout(timer.current)
    if (!form.current) return
    const replace = typed && hasTyped.current
    hasTyped.current = typed
    void navigate({
      to: '/search',
      search: readCvSearch(formValues(form.current)),
      replace,
      resetScroll: false,
    })
  }

  const onInput = ({ target }: SyntheticEvent) => {
    const isText = target instanceof HTMLInputElement && target.type !== 'checkbox'
    clearTimeout(timer.current)
    if (isText) timer.current = setTimeout(() => apply(true), TYPING_RESTS)
    else apply()
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

function fillForm(form: HTMLFormElement, search: CvSearch): void {
  const values = new Map<string, unknown>(Object.entries({ sortBy: 'relevance', ...search }))
  for (const field of form.elements) {
    if (field === document.activeElement && !(field instanceof HTMLInputElement && field.type === 'checkbox'))
      continue
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = [values.get(field.name)].flat().includes(field.value)
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      field.value = String(values.get(field.name) ?? '')
  }
}
