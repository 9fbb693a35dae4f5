import type * as v from 'valibot'
import type { FieldErrors } from '../../../shared/errors.ts'
import { ApiError } from '../loading/api-client.ts'
import { checkValues } from './check-values.ts'

/** Returns the input of a plain form, or throws the messages at its fields as a refused call does. */
export function accepted<S extends v.GenericSchema>(schema: S, values: unknown): v.InferOutput<S> {
  const checked = checkValues(schema, values)
  if ('errors' in checked) throw refusalAt(checked.errors)
  return checked.input
}

export const refusalAt = (errors: FieldErrors): ApiError =>
  new ApiError(400, JSON.stringify({ message: Object.values(errors)[0] ?? '', errors }))
