import { Hono } from 'hono'
import { allow } from '../../http/authentication.ts'
import { sendFile } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { once } from '../../http/idempotency.ts'
import { sameOrigin } from '../../http/same-origin.ts'
import { readUpload } from '../../http/uploads.ts'
import { check, valid } from '../../http/validation.ts'
import { AppError } from '../../shared/errors.ts'
import { IdParam } from '../../shared/fields.ts'
import { scanOf } from '../file-scans/scan-files.ts'
import { addDocument, changeDocument, deleteDocument } from './keep-documents.ts'
import { DOCUMENT_FILES, morePagesOf } from './limits.ts'
import { listOwnDocuments, openOwnDocument } from './reads.ts'
import { DocumentChange, NewDocument } from './schema.ts'

const param = valid('param', IdParam)
const FORM = { files: DOCUMENT_FILES, maxFieldBytes: 2_000, maxFields: 30 }
const FILE_MISSING = 'Please choose a file or take a photo'

export const documentsApi = new Hono<AppEnv>()
  .get('/user/documents', allow('jobSeeker'), async (c) => c.json(await listOwnDocuments(c.var.ctx)))
  .post('/user/documents', allow('jobSeeker'), async (c) => {
    const upload = await readUpload(c, FORM, scanOf(c.var.ctx))
    try {
      const form = check(NewDocument, upload.fields)
      const { file } = upload.files
      if (!file) throw new AppError('invalid_input', { errors: { file: FILE_MISSING } })
      const more = morePagesOf(upload.files)
      return await once(c, (ctx) => addDocument(ctx, form, [file, ...more]), {
        status: 201,
        received: upload.digest,
      })
    } finally {
      await upload.dispose()
    }
  })
  .patch('/user/documents/:id', allow('jobSeeker'), param, valid('json', DocumentChange), async (c) =>
    c.json(await changeDocument(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete('/user/documents/:id', allow('jobSeeker'), param, async (c) => {
    await deleteDocument(c.var.ctx, c.req.valid('param').id)
    return c.json({ success: true })
  })
  .get('/user/documents/:id/file', allow('jobSeeker'), sameOrigin, param, async (c) => {
    const { content, fileName } = await openOwnDocument(c.var.ctx, c.req.valid('param').id)
    return sendFile(c, content, fileName)
  })
