import type { ValidationTargets } from 'hono'
import { validator } from 'hono-openapi'
import type * as v from 'valibot'
import { AppError, type FieldErrors } from '../shared/errors.ts'

type Schema = v.GenericSchema | v.GenericSchemaAsync
type Issues = readonly {
  message: string
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined
}[]

/** The first message of each field; what belongs to no field stands under ''. */
export function fieldErrors(issues: Issues): FieldErrors {
  const errors: FieldErrors = {}
  for (const { message, path } of issues) {
    const first = path?.[0]
    const field = String(typeof first === 'object' ? first.key : (first ?? ''))
    errors[field] ??= message
  }
  return errors
}

/** Checks a part of the request against its schema: 400 with a message a field, the same words as at the form. */
export function valid<S extends Schema, T extends keyof ValidationTargets>(target: T, schema: S) {
  return validator(target, schema, (result) => {
    if (!result.success) throw new AppError('invalid_input', { errors: fieldErrors(result.error) })
  })
}
