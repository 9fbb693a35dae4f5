import {
  type ConversionConfig,
  type JsonSchema,
  type OverrideSchemaContext,
  toJsonSchema,
} from '@valibot/to-json-schema'
import type { Hono, ValidationTargets } from 'hono'
import { openAPIRouteHandler, validator } from 'hono-openapi'
import * as v from 'valibot'
import { AppError, type FieldErrors } from '../shared/errors.ts'
import { fieldErrors, unstorableFields } from '../shared/field-errors.ts'
import type { AppEnv } from './environment.ts'

type Schema = v.GenericSchema | v.GenericSchemaAsync

/**
 * Checks a part of the request against its schema. Answers 400 with one message per field, the same as the form shows.
 */
export function valid<S extends Schema, T extends keyof ValidationTargets>(target: T, schema: S) {
  return validator(
    target,
    schema,
    (result) => {
      const unstorable = unstorableFields(result.data)
      if (result.success && Object.keys(unstorable).length === 0) return
      // A path with an invalid parameter names nothing, so the answer is 404.
      if (target === 'param') throw new AppError('not_found')
      const errors = result.success ? {} : fieldErrors(result.error)
      throw new AppError('invalid_input', { errors: { ...errors, ...unstorable } })
    },
    { options: DESCRIPTION },
  )
}

/** The API's description leaves out rules that JSON Schema cannot express. */
const DESCRIPTION = { errorMode: 'ignore', overrideSchema: inPlace } satisfies ConversionConfig

/**
 * Describes a schema that depends on the input in place: as for a whole job, and for a field that is filled in. By itself,
 * hono-openapi would describe it with a reference that leads nowhere.
 */
function inPlace({ valibotSchema: schema }: OverrideSchemaContext): JsonSchema | undefined {
  if (!('getter' in schema) || typeof schema.getter !== 'function') return undefined
  const { $schema: _, ...described } = toJsonSchema(schema.getter({}), DESCRIPTION)
  return described
}

/**
 * Checks input that is not a JSON body, such as the fields of a multipart form. `reasonOf` returns the message that is
 * shown above the fields. Throws invalid_input.
 */
export function check<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
  reasonOf?: (errors: FieldErrors) => string | undefined,
): v.InferOutput<S> {
  const result = v.safeParse(schema, input)
  // In a field with a list as JSON text such a character is escaped, so it is visible only in the parsed value.
  const unstorable = { ...unstorableFields(result.output), ...unstorableFields(input) }
  if (result.success && Object.keys(unstorable).length === 0) return result.output
  const errors = { ...(!result.success && fieldErrors(result.issues)), ...unstorable }
  const reason = reasonOf?.(errors)
  throw new AppError('invalid_input', { errors, ...(reason && { reason }) })
}

const REFUSAL = {
  type: 'object' as const,
  properties: {
    message: { type: 'string' as const },
    errors: { type: 'object' as const, additionalProperties: { type: 'string' as const } },
  },
  required: ['message'],
}

/** Returns the description of every API call and its input, generated from the schemas that check it. */
export function describeApi(app: Hono<AppEnv>) {
  return openAPIRouteHandler(app, {
    includeEmptyPaths: true,
    excludeStaticFile: false,
    documentation: {
      info: { title: 'Painim Wok', version: '1', description: 'Jobs and people for Papua New Guinea' },
    },
    defaultValidationErrorResponse: {
      description: 'The error of each wrong field',
      content: { 'application/json': { schema: REFUSAL } },
    },
  })
}
