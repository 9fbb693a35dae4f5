import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { sendKept } from '../../http/compression.ts'
import { sendPreview } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { once } from '../../http/idempotency.ts'
import { optionalBody } from '../../http/request-body.ts'
import { valid } from '../../http/validation.ts'
import { IdParam } from '../../shared/fields.ts'
import { changeJob, closeJob, reopenJob } from './change-job.ts'
import { countView } from './count-view.ts'
import { JobPosting, JobTemplate, PostingPayment, TemplateChange } from './posting-schema.ts'
import { previewJob, previewPicture } from './preview-job.ts'
import { postJob, publishJob, renewJob } from './publish-job.ts'
import {
  listOwnJobs,
  listSavedJobs,
  listSimilarJobs,
  readJob,
  readJobPoster,
  readJobPreview,
  searchJobs,
} from './reads.ts'
import { saveJob, unsaveJob } from './saved-jobs.ts'
import { JobSearch } from './schema.ts'
import { changeTemplate, dropTemplate, keepTemplate, listTemplates } from './templates/keep-template.ts'

const id = valid('param', IdParam)

export const jobsApi = new Hono<AppEnv>()
  .get('/jobs/search', allow('public'), valid('query', JobSearch), async (c) =>
    sendKept(c, await c.var.mayLag((ctx) => searchJobs(ctx, c.req.valid('query')))),
  )
  .get('/jobs/:id', allow('public'), id, async (c) =>
    c.json(await c.var.mayLag((ctx) => readJob(ctx, c.req.valid('param').id))),
  )
  .get('/jobs/:id/similar', allow('public'), id, async (c) =>
    c.json(await c.var.mayLag((ctx) => listSimilarJobs(ctx, c.req.valid('param').id))),
  )
  .get('/jobs/:id/poster', allow('public'), id, async (c) =>
    c.json(await c.var.mayLag((ctx) => readJobPoster(ctx, c.req.valid('param').id))),
  )
  .get('/jobs/:id/preview.jpg', allow('public'), id, async (c) =>
    sendPreview(c, await c.var.mayLag((ctx) => readJobPreview(ctx, c.req.valid('param').id))),
  )
  .post('/jobs/:id/view', allow('public', 'only counts'), id, async (c) => {
    await countView(c.var.ctx, c.req.valid('param').id)
    return c.json({ success: true })
  })
  .get('/employer/job-postings', allow('employer'), async (c) => c.json(await listOwnJobs(c.var.ctx)))
  .post('/employer/job-postings', allow('employer'), valid('json', JobPosting), (c) =>
    once(c, (ctx) => postJob(ctx, c.req.valid('json')), { status: 201 }),
  )
  .post('/employer/job-postings/preview', allow('employer'), valid('json', JobPosting), async (c) =>
    c.json(await previewJob(c.var.ctx, c.req.valid('json'))),
  )
  .post('/employer/job-postings/preview.jpg', allow('employer'), valid('json', JobPosting), async (c) =>
    sendPreview(c, await previewPicture(c.var.ctx, c.req.valid('json'))),
  )
  .put('/employer/job-postings/:id', allow('employer'), id, valid('json', JobPosting), async (c) =>
    c.json(await changeJob(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/employer/job-postings/:id/publish',
    allow('employer'),
    id,
    optionalBody,
    valid('json', PostingPayment),
    (c) => once(c, (ctx) => publishJob(ctx, c.req.valid('param').id, c.req.valid('json').expectedCost)),
  )
  .post(
    '/employer/job-postings/:id/renew',
    allow('employer'),
    id,
    optionalBody,
    valid('json', PostingPayment),
    (c) => once(c, (ctx) => renewJob(ctx, c.req.valid('param').id, c.req.valid('json').expectedCost)),
  )
  .post('/employer/job-postings/:id/close', allow('employer'), id, async (c) =>
    c.json(await closeJob(c.var.ctx, c.req.valid('param').id)),
  )
  .post('/employer/job-postings/:id/reopen', allow('employer'), id, async (c) =>
    c.json(await reopenJob(c.var.ctx, c.req.valid('param').id)),
  )
  .route('/employer/job-templates', templateCalls())
  .get('/user/saved-jobs', allow('jobSeeker'), async (c) => c.json(await listSavedJobs(c.var.ctx)))
  .put('/user/saved-jobs/:id', allow('jobSeeker'), id, async (c) => {
    await saveJob(c.var.ctx, c.req.valid('param').id)
    return c.json({ success: true })
  })
  .delete('/user/saved-jobs/:id', allow('jobSeeker'), id, async (c) => {
    await unsaveJob(c.var.ctx, c.req.valid('param').id)
    return c.json({ success: true })
  })

function templateCalls() {
  return new Hono<AppEnv>()
    .get('/', allow('employer'), async (c) => c.json(await listTemplates(c.var.ctx)))
    .post('/', allow('employer'), valid('json', JobTemplate), (c) =>
      once(c, (ctx) => keepTemplate(ctx, c.req.valid('json')), { status: 201 }),
    )
    .put('/:id', allow('employer'), id, valid('json', TemplateChange), async (c) =>
      c.json(await changeTemplate(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
    )
    .delete('/:id', allow('employer'), id, async (c) => {
      await dropTemplate(c.var.ctx, c.req.valid('param').id)
      return c.json({ success: true })
    })
}
