import * as v from 'valibot'
import { fieldErrors } from '../../../shared/field-errors.ts'
import type { Checked } from './checked-form.ts'

/** Returns the schema's output, or its message for each field. */
export function checkValues<S extends v.GenericSchema>(
  schema: S,
  values: unknown,
): Checked<v.InferOutput<S>> {
  const { success, output, issues } = v.safeParse(schema, values)
  return success ? { input: output } : { errors: fieldErrors(issues) }
}
