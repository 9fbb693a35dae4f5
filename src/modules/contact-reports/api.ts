import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { sendCsv } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { once } from '../../http/idempotency.ts'
import { sendList } from '../../http/send-list.ts'
import { valid } from '../../http/validation.ts'
import { csvFile } from '../../shared/csv.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { IdParam } from '../../shared/fields.ts'
import { decideReport } from './decide-report.ts'
import { exportContactReports, listContactReports, REPORT_HEAD, readContactReport } from './reads.ts'
import { reportContact } from './report-contact.ts'
import { ContactDecision, ContactReportList, NewContactReport } from './schema.ts'

export const contactReportsApi = new Hono<AppEnv>()
  .get('/cvs/:id/contact-report', allow('employer'), valid('param', IdParam), async (c) =>
    c.json(await readContactReport(c.var.ctx, c.req.valid('param').id)),
  )
  .post(
    '/cvs/:id/contact-report',
    allow('employer'),
    valid('param', IdParam),
    valid('json', NewContactReport),
    (c) =>
      once(c, (ctx) => reportContact(ctx, c.req.valid('param').id, c.req.valid('json')), { status: 201 }),
  )
  .get('/admin/contact-reports', allow('administrator'), valid('query', ContactReportList), async (c) =>
    sendList(c, await listContactReports(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/admin/contact-reports.csv',
    allow('administrator', 'may take long'),
    valid('query', ContactReportList),
    (c) => {
      const rows = exportContactReports(c.var.ctx, c.req.valid('query'))
      return sendCsv(c, csvFile(REPORT_HEAD, rows), `contact reports ${dayInPortMoresby(c.var.ctx.now)}.csv`)
    },
  )
  .post(
    '/admin/contact-reports/:id/decide',
    allow('administrator'),
    valid('param', IdParam),
    valid('json', ContactDecision),
    (c) => once(c, (ctx) => decideReport(ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
