import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import type { AppEnv } from '../../http/environment.ts'
import { idempotent } from '../../http/idempotency.ts'
import { optionalBody } from '../../http/optional-body.ts'
import { valid } from '../../http/validation.ts'
import { IdParam } from '../../shared/fields.ts'
import { applyForJob } from './apply-for-job.ts'
import { deletePosting } from './delete-posting.ts'
import { listSent, readApplicationTo } from './reads.ts'
import { NewApplication } from './schema.ts'
import { withdrawApplication } from './withdraw-application.ts'

export const applicationsApi = new Hono<AppEnv>()
  .post(
    '/jobs/:id/apply',
    allow('jobSeeker'),
    valid('param', IdParam),
    optionalBody,
    valid('json', NewApplication),
    idempotent,
    async (c) => c.json(await applyForJob(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 201),
  )
  .get('/jobs/:id/application', allow('jobSeeker'), valid('param', IdParam), async (c) =>
    c.json({ application: await readApplicationTo(c.var.ctx, c.req.valid('param').id) }),
  )
  .delete('/employer/job-postings/:id', allow('employer'), valid('param', IdParam), async (c) => {
    await deletePosting(c.var.ctx, c.req.valid('param').id)
    return c.json({ success: true })
  })
  .get('/user/applications', allow('jobSeeker'), async (c) => c.json(await listSent(c.var.ctx)))
  .post('/user/applications/:id/withdraw', allow('jobSeeker'), valid('param', IdParam), async (c) =>
    c.json(await withdrawApplication(c.var.ctx, c.req.valid('param').id)),
  )
