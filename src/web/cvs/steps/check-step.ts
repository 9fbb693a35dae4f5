import type * as v from 'valibot'
import type { FieldErrors } from '../../../shared/errors.ts'
import { checkValues } from '../../app/forms/check-values.ts'
import { inFormOrder } from '../../app/forms/checked-form.ts'
import { type FormValues, formValues } from '../../app/forms/form-values.ts'

type Checks<S> = {
  schema: S
  read(values: FormValues): unknown
  setErrors(errors: FieldErrors): void
}

/** Returns a check of only the fields inside `part`, a step of the form. It returns whether they are right. */
export function stepCheck<S extends v.GenericSchema>({ schema, read, setErrors }: Checks<S>) {
  return (form: HTMLFormElement, part: Element): boolean => {
    const checked = checkValues(schema, read(formValues(form)))
    const found = 'errors' in checked ? inFormOrder(form, checked.errors) : {}
    const here = Object.entries(found).filter(([name]) => fieldIn(part, name))
    setErrors(Object.fromEntries(here))
    // Also if the errors are the same as before and the page does not change.
    requestAnimationFrame(() => part.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
    return here.length === 0
  }
}

/** Returns the field with this name, or the section with this id, if it is inside `part`. */
export function fieldIn(part: Element, name: string): Element | null {
  return part.querySelector(`[name="${name}"], [id="${name}"]`)
}
