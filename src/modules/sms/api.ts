import { Hono, type Context as HonoContext } from 'hono'
import type * as v from 'valibot'
import { allow } from '../../http/authentication.ts'
import { sendCsv } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { once } from '../../http/idempotency.ts'
import { isMultipart } from '../../http/request-body.ts'
import { sameOrigin } from '../../http/same-origin.ts'
import { sendList } from '../../http/send-list.ts'
import { valid } from '../../http/validation.ts'
import type { Context } from '../../platform/context.ts'
import { consume } from '../../platform/rate-limit.ts'
import { csvFile } from '../../shared/csv.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { IdParam } from '../../shared/fields.ts'
import { REPORTS } from './limits.ts'
import { noteReport, resendSms, sendTestSms } from './outbox.ts'
import { exportSms, listSms, readSms, readSmsCosts, SMS_HEAD } from './reads.ts'
import { ReportAddress, SmsList, TestSms } from './schema.ts'

export const smsApi = new Hono<AppEnv>()
  .get('/sms/report', allow('anonymous'), valid('query', ReportAddress), takeReport)
  .post('/sms/report', allow('anonymous'), valid('query', ReportAddress), takeReport)
  .get('/admin/sms', allow('administrator'), valid('query', SmsList), async (c) =>
    sendList(c, await listSms(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/admin/sms.csv',
    allow('administrator', 'may take long'),
    sameOrigin,
    valid('query', SmsList),
    async (c) => {
      const rows = await exportSms(c.var.ctx, c.req.valid('query'))
      return sendCsv(c, csvFile(SMS_HEAD, rows), `sms ${dayInPortMoresby(c.var.ctx.now)}.csv`)
    },
  )
  .get('/admin/sms-costs', allow('administrator'), async (c) => c.json(await readSmsCosts(c.var.ctx)))
  .post('/admin/send-test-sms', allow('administrator'), valid('json', TestSms), (c) =>
    once(c, (ctx) => sendTestSms(ctx, c.req.valid('json').to)),
  )
  .get('/admin/sms/:id', allow('administrator'), valid('param', IdParam), async (c) =>
    c.json(await readSms(c.var.ctx, c.req.valid('param').id)),
  )
  .post('/admin/sms/:id/resend', allow('administrator'), valid('param', IdParam), (c) =>
    once(c, (ctx) => resendSms(ctx, c.req.valid('param').id)),
  )

/** The names under which gateways send the fate of a message. */
const STATUS_FIELDS = [
  'status',
  'Status',
  'MessageStatus',
  'message_status',
  'delivery_status',
  'dlr',
  'stat',
]

type Handling = HonoContext<
  AppEnv & { Variables: { ctx: Context } },
  string,
  { out: { query: v.InferOutput<typeof ReportAddress> } }
>

/** Answers every gateway alike, so that a guess of a token learns nothing. */
async function takeReport(c: Handling) {
  await consume(c.var.ctx, REPORTS, c.var.ctx.viewer.ip)
  const fields = { ...(await bodyOf(c)), ...c.req.query() }
  const word = STATUS_FIELDS.map((name) => fields[name]).find((value) =>
    /^(string|number)$/.test(typeof value),
  )
  await noteReport(c.var.ctx, c.req.valid('query').token, String(word ?? ''))
  return c.json({ success: true })
}

async function bodyOf(c: Handling): Promise<Record<string, unknown>> {
  if (c.req.method === 'GET' || isMultipart(c)) return {}
  if (!c.req.header('content-type')?.includes('json')) return c.req.parseBody()
  const body: unknown = await c.req.json().catch(() => undefined)
  return typeof body === 'object' && body !== null ? { ...body } : {}
}
