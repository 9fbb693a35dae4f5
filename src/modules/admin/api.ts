import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import type { AppEnv } from '../../http/environment.ts'
import { idempotent } from '../../http/idempotency.ts'
import { valid } from '../../http/validation.ts'
import { IdParam } from '../../shared/fields.ts'
import { adjustCredits } from '../credits/adjust-credits.ts'
import { CreditAdjustment } from '../credits/schema.ts'
import { listEmployers, readQueues, readStatistics } from './reads.ts'
import { AdminList } from './schema.ts'

export const adminApi = new Hono<AppEnv>()
  .get('/admin/employers', allow('administrator'), valid('query', AdminList), async (c) => {
    const { rows, total } = await listEmployers(c.var.ctx, c.req.valid('query'))
    c.header('X-Total-Count', String(total))
    return c.json(rows)
  })
  .get('/admin/queues', allow('administrator'), async (c) => c.json(await readQueues(c.var.ctx)))
  .get('/admin/stats', allow('administrator'), async (c) => c.json(await readStatistics(c.var.ctx)))
  .post(
    '/admin/employers/:id/add-credits',
    allow('administrator'),
    valid('param', IdParam),
    valid('json', CreditAdjustment),
    idempotent,
    async (c) => c.json(await adjustCredits(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
