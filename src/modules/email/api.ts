import { Hono, type MiddlewareHandler } from 'hono'
import { allow } from '../../http/authentication.ts'
import { sendCsv } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { once } from '../../http/idempotency.ts'
import { inLanguageOfForm } from '../../http/language.ts'
import { sameOrigin } from '../../http/same-origin.ts'
import { sendList } from '../../http/send-list.ts'
import { check, valid } from '../../http/validation.ts'
import type { Context } from '../../platform/context.ts'
import { csvFile } from '../../shared/csv.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { IdParam } from '../../shared/fields.ts'
import { checkSenderDomain } from './check-sender-domain.ts'
import { contactSupport } from './contact-support.ts'
import type { MailDiagnosis } from './diagnose-failure.ts'
import { dismissFailures, resendEmail } from './outbox.ts'
import { EMAIL_HEAD, exportEmails, listEmails, readEmail } from './reads.ts'
import { ContactMessage, type ContactProblem, OutboxList, TestEmail } from './schema.ts'
import { sendTestEmail, testConnection } from './test-connection.ts'

export const emailApi = new Hono<AppEnv>()
  .post('/contact', allow('public'), takePlainForm(), valid('json', ContactMessage), (c) =>
    once(c, (ctx) => contactSupport(ctx, c.req.valid('json')), { status: 201 }),
  )
  .post('/admin/test-email', allow('administrator'), async (c) => {
    const diagnosis = await testConnection(c.var.ctx)
    return c.json(diagnosis, statusOf(diagnosis))
  })
  .post('/admin/send-test-email', allow('administrator'), valid('json', TestEmail), async (c) => {
    const diagnosis = await sendTestEmail(c.var.ctx, c.req.valid('json').to)
    return c.json(diagnosis, statusOf(diagnosis))
  })
  .get('/admin/email-domain', allow('administrator'), async (c) => c.json(await checkSenderDomain(c.var.ctx)))
  .get('/admin/emails', allow('administrator'), valid('query', OutboxList), async (c) =>
    sendList(c, await listEmails(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/admin/emails.csv',
    allow('administrator', 'may take long'),
    sameOrigin,
    valid('query', OutboxList),
    async (c) => {
      const rows = await exportEmails(c.var.ctx, c.req.valid('query'))
      return sendCsv(c, csvFile(EMAIL_HEAD, rows), `outbox ${dayInPortMoresby(c.var.ctx.now)}.csv`)
    },
  )
  .post('/admin/emails/dismiss-failures', allow('administrator'), async (c) =>
    c.json(await dismissFailures(c.var.ctx)),
  )
  .get('/admin/emails/:id', allow('administrator'), valid('param', IdParam), async (c) =>
    c.json(await readEmail(c.var.ctx, c.req.valid('param').id)),
  )
  .post('/admin/emails/:id/resend', allow('administrator'), valid('param', IdParam), (c) =>
    once(c, (ctx) => resendEmail(ctx, c.req.valid('param').id)),
  )

/**
 * A failed test points to the settings, not to a fault of this server; and proxies replace a 502 with a page of their
 * own.
 */
function statusOf({ success, diagnostics }: MailDiagnosis): 200 | 400 | 422 {
  if (success) return 200
  return diagnostics.cause === 'not-set' ? 400 : 422
}

/** Handles the form sent by a browser without scripts: the answer is the page again, with the outcome. */
function takePlainForm(): MiddlewareHandler<{ Variables: { ctx: Context } }> {
  return async (c, next) => {
    if (!c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) return next()
    try {
      await contactSupport(c.var.ctx, check(ContactMessage, await c.req.parseBody()))
    } catch (error) {
      return c.redirect(inLanguageOfForm(c, `/contact?problem=${problemOf(error)}`), 303)
    }
    return c.redirect(inLanguageOfForm(c, '/contact?sent=true'), 303)
  }
}

/** Throws any error that is not a refusal. */
function problemOf(error: unknown): ContactProblem {
  if (!(error instanceof AppError)) throw error
  if (error.code === 'too_many_requests') return 'often'
  return error.code === 'invalid_input' ? 'fields' : 'closed'
}
