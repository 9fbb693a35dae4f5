import type { Hono } from 'hono'
import { openAPIRouteHandler } from 'hono-openapi'
import type { AppEnv } from './environment.ts'

const message = {
  type: 'object' as const,
  properties: {
    message: { type: 'string' as const },
    errors: { type: 'object' as const, additionalProperties: { type: 'string' as const } },
  },
  required: ['message'],
}

/** Every call with its input, made from the schemas that check it. */
export function describeApi(app: Hono<AppEnv>) {
  return openAPIRouteHandler(app, {
    includeEmptyPaths: true,
    excludeStaticFile: false,
    documentation: {
      info: { title: 'Painim Wok', version: '1', description: 'Jobs and people for Papua New Guinea' },
    },
    defaultValidationErrorResponse: {
      description: 'What is wrong, by field',
      content: { 'application/json': { schema: message } },
    },
  })
}
