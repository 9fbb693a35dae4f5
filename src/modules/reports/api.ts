import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import type { AppEnv } from '../../http/environment.ts'
import { idempotent } from '../../http/idempotency.ts'
import { valid } from '../../http/validation.ts'
import { IdParam } from '../../shared/fields.ts'
import { reportJob } from './report-job.ts'
import { NewReport } from './schema.ts'

export const reportsApi = new Hono<AppEnv>().post(
  '/jobs/:id/report',
  allow('public'),
  valid('param', IdParam),
  valid('json', NewReport),
  idempotent,
  async (c) => c.json(await reportJob(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 201),
)
