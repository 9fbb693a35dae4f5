import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { sendCsv } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { idempotent } from '../../http/idempotency.ts'
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
    idempotent,
    async (c) => c.json(await reportContact(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 201),
  )
  .get('/admin/contact-reports', allow('administrator'), valid('query', ContactReportList), async (c) => {
    const { rows, total } = await listContactReports(c.var.ctx, c.req.valid('query'))
    c.header('X-Total-Count', String(total))
    return c.json(rows)
  })
  .get('/admin/contact-reports.csv', allow('administrator'), valid('query', ContactReportList), (c) => {
    const rows = exportContactReports(c.var.ctx, c.req.valid('query'))
    return sendCsv(c, csvFile(REPORT_HEAD, rows), `contact reports ${dayInPortMoresby(c.var.ctx.now)}.csv`)
  })
  .post(
    '/admin/contact-reports/:id/decide',
    allow('administrator'),
    valid('param', IdParam),
    valid('json', ContactDecision),
    idempotent,
    async (c) => c.json(await decideReport(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
