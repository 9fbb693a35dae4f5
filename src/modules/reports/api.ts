import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { sendCsv } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { once } from '../../http/idempotency.ts'
import { optionalBody } from '../../http/request-body.ts'
import { sendList } from '../../http/send-list.ts'
import { valid } from '../../http/validation.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { csvFile } from '../../shared/csv.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { IdParam } from '../../shared/fields.ts'
import { unblockJob } from '../jobs/block-job.ts'
import { releaseJob } from '../jobs/release-job.ts'
import { dismissCheck, refuseHeldJob, takeDownJob } from './close-check.ts'
import { CHECK_HEAD, exportJobChecks, listJobChecks, readJobCheck } from './reads.ts'
import { reportJob } from './report-job.ts'
import { CheckedText, CheckList, CheckReason, NewReport } from './schema.ts'

const id = valid('param', IdParam)

export const reportsApi = new Hono<AppEnv>()
  .post('/jobs/:id/report', allow('public'), id, valid('json', NewReport), (c) =>
    once(c, (ctx) => reportJob(ctx, c.req.valid('param').id, c.req.valid('json')), { status: 201 }),
  )
  .get('/admin/job-checks', allow('administrator'), valid('query', CheckList), async (c) =>
    sendList(c, await listJobChecks(c.var.ctx, c.req.valid('query'))),
  )
  .get('/admin/job-checks.csv', allow('administrator', 'may take long'), valid('query', CheckList), (c) => {
    const rows = exportJobChecks(c.var.ctx, c.req.valid('query'))
    return sendCsv(c, csvFile(CHECK_HEAD, rows), `jobs to check ${dayInPortMoresby(c.var.ctx.now)}.csv`)
  })
  .get('/admin/job-checks/:id', allow('administrator'), id, async (c) =>
    c.json(await readJobCheck(c.var.ctx, c.req.valid('param').id)),
  )
  .post(
    '/admin/job-checks/:id/dismiss',
    allow('administrator'),
    id,
    optionalBody,
    valid('json', CheckedText),
    async (c) => {
      await dismissCheck(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))
      return c.json({ success: true })
    },
  )
  .post('/admin/job-checks/:id/block', allow('administrator'), id, valid('json', CheckReason), (c) =>
    once(c, (ctx) =>
      transaction(ctx, async (ctx) => {
        await takeDownJob(ctx, c.req.valid('param').id, c.req.valid('json'))
        return { success: true }
      }),
    ),
  )
  .post('/admin/job-checks/:id/unblock', allow('administrator'), id, async (c) => {
    await unblockJob(c.var.ctx, c.req.valid('param').id)
    return c.json({ success: true })
  })
  .post(
    '/admin/job-checks/:id/release',
    allow('administrator'),
    id,
    optionalBody,
    valid('json', CheckedText),
    async (c) => {
      await releaseJob(c.var.ctx, c.req.valid('param').id, c.req.valid('json').updatedAt)
      return c.json({ success: true })
    },
  )
  .post('/admin/job-checks/:id/refuse', allow('administrator'), id, valid('json', CheckReason), (c) =>
    once(c, (ctx) =>
      transaction(ctx, async (ctx) => {
        await refuseHeldJob(ctx, c.req.valid('param').id, c.req.valid('json'))
        return { success: true }
      }),
    ),
  )
