import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { sendCsv } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { idempotent } from '../../http/idempotency.ts'
import { valid } from '../../http/validation.ts'
import { csvFile } from '../../shared/csv.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { IdParam } from '../../shared/fields.ts'
import { unblockJob } from '../jobs/block-job.ts'
import { refuseJob, releaseJob } from '../jobs/release-job.ts'
import { dismissCheck, takeDownJob } from './close-check.ts'
import { CHECK_HEAD, exportJobChecks, listJobChecks, readJobCheck } from './reads.ts'
import { reportJob } from './report-job.ts'
import { CheckList, CheckReason, NewReport } from './schema.ts'

const id = valid('param', IdParam)

export const reportsApi = new Hono<AppEnv>()
  .post('/jobs/:id/report', allow('public'), id, valid('json', NewReport), idempotent, async (c) =>
    c.json(await reportJob(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 201),
  )
  .get('/admin/job-checks', allow('administrator'), valid('query', CheckList), async (c) => {
    const { rows, total } = await listJobChecks(c.var.ctx, c.req.valid('query'))
    c.header('X-Total-Count', String(total))
    return c.json(rows)
  })
  .get('/admin/job-checks.csv', allow('administrator'), valid('query', CheckList), (c) => {
    const rows = exportJobChecks(c.var.ctx, c.req.valid('query'))
    return sendCsv(c, csvFile(CHECK_HEAD, rows), `jobs to check ${dayInPortMoresby(c.var.ctx.now)}.csv`)
  })
  .get('/admin/job-checks/:id', allow('administrator'), id, async (c) =>
    c.json(await readJobCheck(c.var.ctx, c.req.valid('param').id)),
  )
  .post('/admin/job-checks/:id/dismiss', allow('administrator'), id, async (c) => {
    await dismissCheck(c.var.ctx, c.req.valid('param').id)
    return c.json({ success: true })
  })
  .post('/admin/job-checks/:id/block', allow('administrator'), id, valid('json', CheckReason), async (c) => {
    await takeDownJob(c.var.ctx, c.req.valid('param').id, c.req.valid('json').reason)
    return c.json({ success: true })
  })
  .post('/admin/job-checks/:id/unblock', allow('administrator'), id, async (c) => {
    await unblockJob(c.var.ctx, c.req.valid('param').id)
    return c.json({ success: true })
  })
  .post('/admin/job-checks/:id/release', allow('administrator'), id, async (c) => {
    await releaseJob(c.var.ctx, c.req.valid('param').id)
    return c.json({ success: true })
  })
  .post(
    '/admin/job-checks/:id/refuse',
    allow('administrator'),
    id,
    valid('json', CheckReason),
    idempotent,
    async (c) => {
      await refuseJob(c.var.ctx, c.req.valid('param').id, c.req.valid('json').reason)
      return c.json({ success: true })
    },
  )
