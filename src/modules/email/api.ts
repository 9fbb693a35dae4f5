import { Hono, type MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { allow } from '../../http/authentication.ts'
import { sendCsv } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { idempotent } from '../../http/idempotency.ts'
import { sameOrigin } from '../../http/same-origin.ts'
import { sendList } from '../../http/send-list.ts'
import { valid } from '../../http/validation.ts'
import type { Context } from '../../platform/context.ts'
import { csvFile } from '../../shared/csv.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { fieldErrors } from '../../shared/field-errors.ts'
import { IdParam } from '../../shared/fields.ts'
import { checkSenderDomain } from './check-sender-domain.ts'
import { contactSupport } from './contact-support.ts'
import type { MailDiagnosis } from './diagnose-failure.ts'
import { dismissFailures } from './dismiss-failures.ts'
import { EMAIL_HEAD, exportEmails, listEmails, readEmail } from './reads.ts'
import { resendEmail } from './resend-email.ts'
import { ContactMessage, type ContactProblem, OutboxList, TestEmail } from './schema.ts'
import { sendTestEmail } from './send-test-email.ts'
import { testConnection } from './test-connection.ts'

export const emailApi = new Hono<AppEnv>()
  .post(
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
  .post('/admin/test-email', allow('administrator'), async (c) => {
    const diagnosis = await testConnection(c.var.ctx)
    return c.json(diagnosis, statusOf(diagnosis))
  })
  .post('/admin/send-test-email', allow('administrator'), valid('json', TestEmail), idempotent, async (c) => {
    const diagnosis = await sendTestEmail(c.var.ctx, c.req.valid('json').to)
    return c.json(diagnosis, statusOf(diagnosis))
  })
  .get('/admin/email-domain', allow('administrator'), async (c) => c.json(await checkSenderDomain(c.var.ctx)))
  .get('/admin/emails', allow('administrator'), valid('query', OutboxList), async (c) =>
    sendList(c, await listEmails(c.var.ctx, c.req.valid('query'))),
  )
  .get('/admin/emails.csv', allow('administrator'), sameOrigin, valid('query', OutboxList), async (c) => {
    const rows = await exportEmails(c.var.ctx, c.req.valid('query'))
    return sendCsv(c, csvFile(EMAIL_HEAD, rows), `outbox ${dayInPortMoresby(c.var.ctx.now)}.csv`)
  })
  .post('/admin/emails/dismiss-failures', allow('administrator'), async (c) =>
    c.json(await dismissFailures(c.var.ctx)),
  )
  .get('/admin/emails/:id', allow('administrator'), valid('param', IdParam), async (c) =>
    c.json(await readEmail(c.var.ctx, c.req.valid('param').id)),
  )
  .post('/admin/emails/:id/resend', allow('administrator'), valid('param', IdParam), idempotent, async (c) =>
    c.json(await resendEmail(c.var.ctx, c.req.valid('param').id)),
  )

/** A test that failed is about the settings, not a fault of ours; and proxies put a page of their own in the place of a 502. */
function statusOf({ success, diagnostics }: MailDiagnosis): 200 | 400 | 422 {
  if (success) return 200
  return diagnostics.cause === 'not-set' ? 400 : 422
}

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
