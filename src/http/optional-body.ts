import type { MiddlewareHandler } from 'hono'

/** For calls whose every field is optional: `Content-Type: application/json` with nothing behind it reads as `{}`. */
export const optionalBody: MiddlewareHandler = async (c, next) => {
  // Hono keeps promises in its cache, whatever the type says.
  if ((await c.req.text()) === '') Object.assign(c.req.bodyCache, { text: Promise.resolve('{}') })
  await next()
}
