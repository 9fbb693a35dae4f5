import { Hono, type Context as HonoContext } from 'hono'
import * as v from 'valibot'
import { allow } from '../../http/authentication.ts'
import { sendFile, sendPage, sendPicture } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { once } from '../../http/idempotency.ts'
import { sameOrigin } from '../../http/same-origin.ts'
import { sendList } from '../../http/send-list.ts'
import { readUpload, type Upload, type UploadLimits } from '../../http/uploads.ts'
import { check, valid } from '../../http/validation.ts'
import { AppError } from '../../shared/errors.ts'
import { IdParam } from '../../shared/fields.ts'
import { PictureParam } from '../accounts/schema.ts'
import { expectedCost } from '../credits/schema.ts'
import { DOCUMENT_FILES, MAX_FILE_BYTES, morePagesOf } from '../documents/limits.ts'
import { pageNumber } from '../documents/schema.ts'
import { scanOf } from '../file-scans/scan-files.ts'
import { buildCv, rebuildCv } from './build-cv.ts'
import { changeCv, changeCvState } from './change-cv.ts'
import { countView } from './count-view.ts'
import { deleteCv } from './delete-cv.ts'
import { downloadCv } from './download-cv.ts'
import { missingFields } from './fields.ts'
import { readCvFile } from './files/read-cv-file.ts'
import { readDocument, readPage } from './files/read-document.ts'
import { readOpenedCv, unlockCv } from './open-cv.ts'
import { uploadCv } from './publish-cv.ts'
import {
  limitProfiles,
  listAccess,
  listDailyViews,
  listOpenedCvs,
  listOwnCvs,
  readCvStats,
  readPhoto,
  readProfile,
} from './reads.ts'
import {
  CvAccessList,
  CvBuild,
  CvForm,
  CvStateChange,
  DailyStatistics,
  OpenedCvList,
  ReadFileForm,
} from './schema.ts'

const Expected = v.object({ expectedCost })
const PageParam = v.object({
  ...IdParam.entries,
  page: pageNumber,
})

const FILES = { file: { maxBytes: MAX_FILE_BYTES } }

/** Reads the multipart form into a temporary file, passes it on and always deletes the file afterwards. */
async function withForm<T>(
  c: HonoContext,
  work: (upload: Upload) => Promise<T>,
  files: UploadLimits['files'] = FILES,
): Promise<T> {
  const upload = await readUpload(c, { files, maxFieldBytes: 24_000, maxFields: 30 }, scanOf(c.var.ctx))
  try {
    return await work(upload)
  } finally {
    await upload.dispose()
  }
}

/** Returns the file of the form: uploaded with it, or read before. */
function fileOf({ fields, files }: Upload) {
  const { readFile } = check(ReadFileForm, fields)
  return files.file ?? (readFile ? { token: readFile } : undefined)
}

export const cvsApi = new Hono<AppEnv>()
  .post('/cvs/upload', allow('jobSeeker'), (c) =>
    withForm(c, async (upload) => {
      const form = check(CvForm, upload.fields, missingFields)
      const file = fileOf(upload)
      if (!file) throw new AppError('file_required')
      return once(c, (ctx) => uploadCv(ctx, form, file), { status: 201, received: upload.digest })
    }),
  )
  .post('/cvs/read', allow('jobSeeker'), (c) =>
    withForm(
      c,
      async ({ files }) => {
        if (!files.file) throw new AppError('file_required')
        return c.json(await readCvFile(c.var.ctx, files.file, morePagesOf(files)))
      },
      DOCUMENT_FILES,
    ),
  )
  .post('/cvs/build', allow('jobSeeker'), valid('json', CvBuild), (c) =>
    once(c, (ctx) => buildCv(ctx, c.req.valid('json')), { status: 201 }),
  )
  .put('/cvs/:id/build', allow('jobSeeker'), valid('param', IdParam), valid('json', CvBuild), (c) =>
    once(c, (ctx) => rebuildCv(ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .get('/cvs/my-cvs', allow('jobSeeker'), async (c) => c.json(await listOwnCvs(c.var.ctx)))
  .get('/user/cv-stats', allow('jobSeeker'), async (c) => c.json(await readCvStats(c.var.ctx)))
  .get('/user/cv-stats/daily', allow('jobSeeker'), valid('query', DailyStatistics), async (c) =>
    c.json(await listDailyViews(c.var.ctx, c.req.valid('query').days)),
  )
  .get('/user/cv-access', allow('jobSeeker'), valid('query', CvAccessList), async (c) =>
    sendList(c, await listAccess(c.var.ctx, c.req.valid('query'))),
  )
  .get('/employer/opened-cvs', allow('employer'), valid('query', OpenedCvList), async (c) =>
    sendList(c, await listOpenedCvs(c.var.ctx, c.req.valid('query'))),
  )
  .put('/cvs/:id', allow('jobSeeker'), valid('param', IdParam), (c) =>
    withForm(c, async (upload) => {
      const form = check(CvForm, upload.fields, missingFields)
      const { id } = c.req.valid('param')
      return once(c, (ctx) => changeCv(ctx, id, form, fileOf(upload)), { received: upload.digest })
    }),
  )
  .patch('/cvs/:id', allow('jobSeeker'), valid('param', IdParam), valid('json', CvStateChange), async (c) =>
    c.json(await changeCvState(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete('/cvs/:id', allow('jobSeeker'), valid('param', IdParam), async (c) => {
    await deleteCv(c.var.ctx, c.req.valid('param').id)
    return c.json({ success: true })
  })
  .get('/cvs/:id', allow('public'), valid('param', IdParam), async (c) => {
    const profile = await c.var.mayLag((ctx) => readProfile(ctx, c.req.valid('param').id))
    await limitProfiles(c.var.ctx)
    return c.json(profile)
  })
  .get('/cvs/:id/profile', allow('public'), valid('param', IdParam), async (c) => {
    const profile = await c.var.mayLag((ctx) => readProfile(ctx, c.req.valid('param').id))
    await limitProfiles(c.var.ctx)
    return c.json(profile)
  })
  .get(
    '/cvs/:id/view',
    allow('employer'),
    sameOrigin,
    valid('param', IdParam),
    valid('query', Expected),
    async (c) =>
      c.json(await unlockCv(c.var.ctx, c.req.valid('param').id, c.req.valid('query').expectedCost)),
  )
  .get('/cvs/:id/employer-view', allow('employer'), sameOrigin, valid('param', IdParam), async (c) =>
    c.json(await readOpenedCv(c.var.ctx, c.req.valid('param').id)),
  )
  .get('/cvs/:id/document', allow('employer'), sameOrigin, valid('param', IdParam), async (c) =>
    c.json(await readDocument(c.var.ctx, c.req.valid('param').id)),
  )
  .get('/cvs/:id/pages/:page', allow('employer'), sameOrigin, valid('param', PageParam), async (c) => {
    const { id, page } = c.req.valid('param')
    return sendPage(c, await readPage(c.var.ctx, id, page))
  })
  .post('/cvs/:id/view', allow('public', 'only counts'), valid('param', IdParam), async (c) => {
    await countView(c.var.ctx, c.req.valid('param').id)
    return c.json({ success: true })
  })
  .get(
    '/cvs/:id/download',
    allow('public'),
    sameOrigin,
    valid('param', IdParam),
    valid('query', Expected),
    async (c) => {
      const download = await downloadCv(c.var.ctx, c.req.valid('param').id, c.req.valid('query').expectedCost)
      c.header('X-Credits-Used', String(download.creditsUsed))
      return sendFile(c, download.content, download.fileName)
    },
  )
  .get('/auth/photo/:id', allow('public'), valid('param', PictureParam), async (c) =>
    sendPicture(
      c,
      await c.var.mayLag((ctx) => readPhoto(ctx, c.req.valid('param').id, c.req.query('size') === '96')),
    ),
  )
