import { Hono, type MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { allow } from '../../http/authentication.ts'
import type { AppEnv } from '../../http/environment.ts'
import { idempotent } from '../../http/idempotency.ts'
import { valid } from '../../http/validation.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { fieldErrors } from '../../shared/field-errors.ts'
import { contactSupport } from './contact-support.ts'
import { ContactMessage, type ContactProblem } from './schema.ts'

export const emailApi = new Hono<AppEnv>().post(
  '/contact',
  allow('public'),
  takePlainForm(),
  valid('json', ContactMessage),
  idempotent,
  async (c) => {
    await contactSupport(c.var.ctx, c.req.valid('json'))
    return c.json({ success: true }, 201)
  },
)

/** The same form as a browser without script sends it: the answer is the page again, which says how it went. */
function takePlainForm(): MiddlewareHandler<{ Variables: { ctx: Context } }> {
  return async (c, next) => {
    if (!c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) return next()
    try {
      const form = v.safeParse(ContactMessage, await c.req.parseBody())
      if (!form.success) throw new AppError('invalid_input', { errors: fieldErrors(form.issues) })
      await contactSupport(c.var.ctx, form.output)
    } catch (error) {
      return c.redirect(`/contact?problem=${problemOf(error)}`, 303)
    }
    return c.redirect('/contact?sent=true', 303)
  }
}

/** Throws what is no refusal. */
function problemOf(error: unknown): ContactProblem {
  if (!(error instanceof AppError)) throw error
  if (error.code === 'too_many_requests') return 'often'
  return error.code === 'invalid_input' ? 'fields' : 'closed'
}
