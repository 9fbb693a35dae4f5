import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { sendFile, sendPage } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { once } from '../../http/idempotency.ts'
import { optionalBody } from '../../http/request-body.ts'
import { sameOrigin } from '../../http/same-origin.ts'
import { valid } from '../../http/validation.ts'
import { IdParam } from '../../shared/fields.ts'
import { applyForJob } from './apply-for-job.ts'
import { closeFilledJob } from './close-filled-job.ts'
import { withdrawApplication } from './move-applications.ts'
import { listSent, readApplying } from './reads.ts'
import { FillJob, NewApplication, SharedPageParam, SharedParam, Sharing } from './schema.ts'
import {
  changeSharing,
  listReceivedDocuments,
  openReceivedDocument,
  readReceivedPage,
  readReceivedShape,
  readSharing,
} from './share-documents.ts'
import { deletePosting } from './tell-applicants.ts'

export const applicationsApi = new Hono<AppEnv>()
  .post(
    '/jobs/:id/apply',
    allow('jobSeeker'),
    valid('param', IdParam),
    optionalBody,
    valid('json', NewApplication),
    (c) => once(c, (ctx) => applyForJob(ctx, c.req.valid('param').id, c.req.valid('json')), { status: 201 }),
  )
  .get('/jobs/:id/application', allow('jobSeeker'), valid('param', IdParam), async (c) =>
    c.json(await readApplying(c.var.ctx, c.req.valid('param').id)),
  )
  .delete('/employer/job-postings/:id', allow('employer'), valid('param', IdParam), async (c) => {
    await deletePosting(c.var.ctx, c.req.valid('param').id)
    return c.json({ success: true })
  })
  .post(
    '/employer/job-postings/:id/fill',
    allow('employer'),
    valid('param', IdParam),
    optionalBody,
    valid('json', FillJob),
    async (c) => c.json(await closeFilledJob(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .get('/user/applications', allow('jobSeeker'), async (c) => c.json(await listSent(c.var.ctx)))
  .get('/user/applications/:id/documents', allow('jobSeeker'), valid('param', IdParam), async (c) =>
    c.json(await readSharing(c.var.ctx, c.req.valid('param').id)),
  )
  .put(
    '/user/applications/:id/documents',
    allow('jobSeeker'),
    valid('param', IdParam),
    valid('json', Sharing),
    async (c) =>
      c.json(await changeSharing(c.var.ctx, c.req.valid('param').id, c.req.valid('json').documentIds)),
  )
  .get('/employer/applications/:id/documents', allow('employer'), valid('param', IdParam), async (c) =>
    c.json(await listReceivedDocuments(c.var.ctx, c.req.valid('param').id)),
  )
  .get(
    '/employer/applications/:id/documents/:documentId/file',
    allow('employer'),
    sameOrigin,
    valid('param', SharedParam),
    async (c) => {
      const { id, documentId } = c.req.valid('param')
      const { content, fileName } = await openReceivedDocument(c.var.ctx, id, documentId)
      return sendFile(c, content, fileName)
    },
  )
  .get(
    '/employer/applications/:id/documents/:documentId/pages',
    allow('employer'),
    sameOrigin,
    valid('param', SharedParam),
    async (c) => {
      const { id, documentId } = c.req.valid('param')
      return c.json(await readReceivedShape(c.var.ctx, id, documentId))
    },
  )
  .get(
    '/employer/applications/:id/documents/:documentId/pages/:page',
    allow('employer'),
    sameOrigin,
    valid('param', SharedPageParam),
    async (c) => {
      const { id, documentId, page } = c.req.valid('param')
      return sendPage(c, await readReceivedPage(c.var.ctx, id, documentId, page))
    },
  )
  .post('/user/applications/:id/withdraw', allow('jobSeeker'), valid('param', IdParam), async (c) =>
    c.json(await withdrawApplication(c.var.ctx, c.req.valid('param').id)),
  )
