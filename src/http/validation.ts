import type { ValidationTargets } from 'hono'
import { validator } from 'hono-openapi'
import * as v from 'valibot'
import { AppError } from '../shared/errors.ts'
import { fieldErrors } from '../shared/field-errors.ts'

type Schema = v.GenericSchema | v.GenericSchemaAsync
/** Checks a part of the request against its schema: 400 with a message a field, the same words as at the form. */
export function valid<S extends Schema, T extends keyof ValidationTargets>(target: T, schema: S) {
  return validator(
    target,
    schema,
    (result) => {
      if (result.success) return
      // A path that names nothing is not found, whatever it looks like.
      if (target === 'param') throw new AppError('not_found')
      throw new AppError('invalid_input', { errors: fieldErrors(result.error) })
    },
    // Rules that JSON Schema has no words for are left out of the description of the calls.
    { options: { errorMode: 'ignore' } },
  )
}

/** The same for what is no JSON body, as the fields of a multipart form. `reason` stands above the fields. Throws invalid_input. */
export function check<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  reason?: string,
): v.InferOutput<S> {
  const result = v.safeParse(schema, input)
  if (!result.success)
    throw new AppError('invalid_input', { errors: fieldErrors(result.issues), ...(reason && { reason }) })
  return result.output
}
