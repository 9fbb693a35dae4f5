import type * as v from 'valibot'
import type { FieldErrors } from '../../../shared/errors.ts'
import { inFormOrder } from '../../app/forms/checked-form.ts'
import { type FormValues, formValues } from '../../app/forms/form-values.ts'
import { late } from '../../app/loading/late.ts'

type Checks = {
  schema(): Promise<v.GenericSchema>
  read(values: FormValues): unknown
  setErrors(errors: FieldErrors): void
}

/** Returns a check of only the fields inside `part`, a step of the form. It returns whether they are right. */
export function stepCheck({ schema, read, setErrors }: Checks) {
  return async (form: HTMLFormElement, part: Element): Promise<boolean> => {
    const found = inFormOrder(form, (await errorsOf(schema, read(formValues(form)))) ?? {})
    const here = Object.entries(found).filter(([name]) => fieldIn(part, name))
    setErrors(Object.fromEntries(here))
    // Also if the errors are the same as before and the page does not change.
    requestAnimationFrame(() => part.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
    return here.length === 0
  }
}

/** Loads the schema, which a first visit does not need, and returns its messages for the fields, if any. */
export async function errorsOf(schema: Checks['schema'], input: unknown): Promise<FieldErrors | undefined> {
  const [{ checkValues }, loaded] = await late(() =>
    Promise.all([import('../../app/forms/check-values.ts'), schema()]),
  )
  const checked = checkValues(loaded, input)
  return 'errors' in checked ? checked.errors : undefined
}

/** Returns the field with this name, or the section with this id, if it is inside `part`. */
export function fieldIn(part: Element, name: string): Element | null {
  return part.querySelector(`[name="${name}"], [id="${name}"]`)
}
