import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { sendCsv } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { once } from '../../http/idempotency.ts'
import { sameOrigin } from '../../http/same-origin.ts'
import { sendList } from '../../http/send-list.ts'
import { valid } from '../../http/validation.ts'
import { csvFile } from '../../shared/csv.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { IdParam } from '../../shared/fields.ts'
import { checkSenderDomain } from './check-sender-domain.ts'
import { contactSupport } from './contact-support.ts'
import type { MailDiagnosis } from './diagnose-failure.ts'
import { dismissFailures, resendEmail } from './outbox.ts'
import { EMAIL_HEAD, exportEmails, listEmails, readEmail } from './reads.ts'
import { ContactMessage, OutboxList, TestEmail } from './schema.ts'
import { sendTestEmail, testConnection } from './test-connection.ts'

export const emailApi = new Hono<AppEnv>()
  .post('/contact', allow('public'), valid('json', ContactMessage), (c) =>
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
