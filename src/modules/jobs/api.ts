import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { sendPreview } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { idempotent } from '../../http/idempotency.ts'
import { optionalBody } from '../../http/optional-body.ts'
import { valid } from '../../http/validation.ts'
import { IdParam } from '../../shared/fields.ts'
import { changeJob } from './change-job.ts'
import { closeJob, reopenJob } from './close-job.ts'
import { countView } from './count-view.ts'
import { postJob } from './post-job.ts'
import { JobPosting, PostingPayment } from './posting-schema.ts'
import { previewJob, previewPicture } from './preview-job.ts'
import { publishJob } from './publish-job.ts'
import {
  listOwnJobs,
  listSavedJobs,
  listSimilarJobs,
  readJob,
  readJobPoster,
  readJobPreview,
  searchJobs,
} from './reads.ts'
import { renewJob } from './renew-job.ts'
import { saveJob, unsaveJob } from './save-job.ts'
import { JobSearch } from './schema.ts'

const id = valid('param', IdParam)

export const jobsApi = new Hono<AppEnv>()
  .get('/jobs/search', allow('public', 'may lag'), valid('query', JobSearch), async (c) =>
    c.json(await searchJobs(c.var.ctx, c.req.valid('query'))),
  )
  .get('/jobs/:id', allow('public', 'may lag'), id, async (c) =>
    c.json(await readJob(c.var.ctx, c.req.valid('param').id)),
  )
  .get('/jobs/:id/similar', allow('public', 'may lag'), id, async (c) =>
    c.json(await listSimilarJobs(c.var.ctx, c.req.valid('param').id)),
  )
  .get('/jobs/:id/poster', allow('public', 'may lag'), id, async (c) =>
    c.json(await readJobPoster(c.var.ctx, c.req.valid('param').id)),
  )
  .get('/jobs/:id/preview.jpg', allow('public', 'may lag'), id, async (c) =>
    sendPreview(c, await readJobPreview(c.var.ctx, c.req.valid('param').id)),
  )
  .post('/jobs/:id/view', allow('public', 'may lag'), id, async (c) => {
    await countView(c.var.ctx, c.req.valid('param').id)
    return c.json({ success: true })
  })
  .get('/employer/job-postings', allow('employer'), async (c) => c.json(await listOwnJobs(c.var.ctx)))
  .post('/employer/job-postings', allow('employer'), valid('json', JobPosting), idempotent, async (c) =>
    c.json(await postJob(c.var.ctx, c.req.valid('json')), 201),
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
    idempotent,
    async (c) =>
      c.json(await publishJob(c.var.ctx, c.req.valid('param').id, c.req.valid('json').expectedCost)),
  )
  .post(
    '/employer/job-postings/:id/renew',
    allow('employer'),
    id,
    optionalBody,
    valid('json', PostingPayment),
    idempotent,
    async (c) => c.json(await renewJob(c.var.ctx, c.req.valid('param').id, c.req.valid('json').expectedCost)),
  )
  .post('/employer/job-postings/:id/close', allow('employer'), id, async (c) =>
    c.json(await closeJob(c.var.ctx, c.req.valid('param').id)),
  )
  .post('/employer/job-postings/:id/reopen', allow('employer'), id, async (c) =>
    c.json(await reopenJob(c.var.ctx, c.req.valid('param').id)),
  )
  .get('/user/saved-jobs', allow('jobSeeker'), async (c) => c.json(await listSavedJobs(c.var.ctx)))
  .put('/user/saved-jobs/:id', allow('jobSeeker'), id, async (c) => {
    await saveJob(c.var.ctx, c.req.valid('param').id)
    return c.json({ success: true })
  })
  .delete('/user/saved-jobs/:id', allow('jobSeeker'), id, async (c) => {
    await unsaveJob(c.var.ctx, c.req.valid('param').id)
    return c.json({ success: true })
  })
