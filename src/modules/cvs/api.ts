import { Hono, type Context as HonoContext } from 'hono'
import * as v from 'valibot'
import { allow } from '../../http/authentication.ts'
import { sendFile, sendPicture } from '../../http/downloads.ts'
import type { AppEnv } from '../../http/environment.ts'
import { idempotent } from '../../http/idempotency.ts'
import { sameOrigin } from '../../http/same-origin.ts'
import { readUpload, type Upload } from '../../http/uploads.ts'
import { check, valid } from '../../http/validation.ts'
import { AppError } from '../../shared/errors.ts'
import { IdParam } from '../../shared/fields.ts'
import { PictureParam } from '../accounts/schema.ts'
import { expectedCost } from '../credits/schema.ts'
import { buildCv, rebuildCv } from './build-cv.ts'
import { changeCv, changeCvState } from './change-cv.ts'
import { countView } from './count-view.ts'
import { deleteCv } from './delete-cv.ts'
import { downloadCv } from './download-cv.ts'
import { readCvFile } from './read-cv-file.ts'
import { readOpenedCv } from './read-opened-cv.ts'
import {
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
  MAX_FILE_BYTES,
  MISSING_FIELDS,
  OpenedCvList,
  ReadFileForm,
} from './schema.ts'
import { unlockCv } from './unlock-cv.ts'
import { uploadCv } from './upload-cv.ts'

const Expected = v.object({ expectedCost })

/** Reads the multipart form to a temporary file, hands it on and cleans up, whatever happens. */
async function withForm<T>(c: HonoContext, work: (upload: Upload) => Promise<T>): Promise<T> {
  const limits = { files: { file: { maxBytes: MAX_FILE_BYTES } }, maxFieldBytes: 24_000, maxFields: 30 }
  const upload = await readUpload(c, limits)
  try {
    return await work(upload)
  } finally {
    await upload.dispose()
  }
}

/** The file of the form, sent or read before. */
function fileOf({ fields, files }: Upload) {
  const { readFile } = check(ReadFileForm, fields)
  return files.file ?? (readFile ? { token: readFile } : undefined)
}

export const cvsApi = new Hono<AppEnv>()
  .post('/cvs/upload', allow('jobSeeker'), idempotent, (c) =>
    withForm(c, async (upload) => {
      const form = check(CvForm, upload.fields, MISSING_FIELDS)
      const file = fileOf(upload)
      if (!file) throw new AppError('file_required')
      return c.json(await uploadCv(c.var.ctx, form, file), 201)
    }),
  )
  .post('/cvs/read', allow('jobSeeker'), (c) =>
    withForm(c, async ({ files }) => {
      if (!files.file) throw new AppError('file_required')
      return c.json(await readCvFile(c.var.ctx, files.file))
    }),
  )
  .post('/cvs/build', allow('jobSeeker'), idempotent, valid('json', CvBuild), async (c) =>
    c.json(await buildCv(c.var.ctx, c.req.valid('json')), 201),
  )
  .put(
    '/cvs/:id/build',
    allow('jobSeeker'),
    idempotent,
    valid('param', IdParam),
    valid('json', CvBuild),
    async (c) => c.json(await rebuildCv(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .get('/cvs/my-cvs', allow('jobSeeker'), async (c) => c.json(await listOwnCvs(c.var.ctx)))
  .get('/user/cv-stats', allow('jobSeeker'), async (c) => c.json(await readCvStats(c.var.ctx)))
  .get('/user/cv-stats/daily', allow('jobSeeker'), valid('query', DailyStatistics), async (c) =>
    c.json(await listDailyViews(c.var.ctx, c.req.valid('query').days)),
  )
  .get('/user/cv-access', allow('jobSeeker'), valid('query', CvAccessList), async (c) => {
    const { entries, total } = await listAccess(c.var.ctx, c.req.valid('query'))
    c.header('X-Total-Count', String(total))
    return c.json(entries)
  })
  .get('/employer/opened-cvs', allow('employer'), valid('query', OpenedCvList), async (c) => {
    const { entries, total } = await listOpenedCvs(c.var.ctx, c.req.valid('query'))
    c.header('X-Total-Count', String(total))
    return c.json(entries)
  })
  .put('/cvs/:id', allow('jobSeeker'), idempotent, valid('param', IdParam), (c) =>
    withForm(c, async (upload) => {
      const form = check(CvForm, upload.fields, MISSING_FIELDS)
      return c.json(await changeCv(c.var.ctx, c.req.valid('param').id, form, fileOf(upload)))
    }),
  )
  .patch('/cvs/:id', allow('jobSeeker'), valid('param', IdParam), valid('json', CvStateChange), async (c) =>
    c.json(await changeCvState(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete('/cvs/:id', allow('jobSeeker'), valid('param', IdParam), async (c) => {
    await deleteCv(c.var.ctx, c.req.valid('param').id)
    return c.json({ success: true })
  })
  .get('/cvs/:id', allow('public', 'may lag'), valid('param', IdParam), async (c) =>
    c.json(await readProfile(c.var.ctx, c.req.valid('param').id)),
  )
  .get('/cvs/:id/profile', allow('public', 'may lag'), valid('param', IdParam), async (c) =>
    c.json(await readProfile(c.var.ctx, c.req.valid('param').id)),
  )
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
  .post('/cvs/:id/view', allow('public', 'may lag'), valid('param', IdParam), async (c) => {
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
  .get('/auth/photo/:id', allow('public', 'may lag'), valid('param', PictureParam), async (c) =>
    sendPicture(c, await readPhoto(c.var.ctx, c.req.valid('param').id, c.req.query('size') === '96')),
  )
