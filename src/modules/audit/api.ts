import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { sendCsv } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { sendList } from '../../http/send-list.ts'
import { valid } from '../../http/validation.ts'
import { csvFile } from '../../shared/csv.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { ACTS_HEAD, exportActs, listActs, listAdministrators } from './reads.ts'
import { ActFilter, ActList } from './schema.ts'

export const auditApi = new Hono<AppEnv>()
  .get('/admin/audit-log', allow('administrator'), valid('query', ActList), async (c) =>
    sendList(c, await listActs(c.var.ctx, c.req.valid('query'))),
  )
  .get('/admin/audit-log.csv', allow('administrator', 'may take long'), valid('query', ActFilter), (c) => {
    const name = `audit log ${dayInPortMoresby(c.var.ctx.now)}.csv`
    return sendCsv(c, csvFile(ACTS_HEAD, exportActs(c.var.ctx, c.req.valid('query'))), name)
  })
  .get('/admin/administrators', allow('administrator'), async (c) =>
    c.json(await listAdministrators(c.var.ctx)),
  )
