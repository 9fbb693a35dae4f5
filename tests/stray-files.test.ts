import { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleanUpPictures } from '../src/modules/accounts/pictures.ts'
import { cleanUpCvFiles } from '../src/modules/cvs/files/clean-up-files.ts'
import { cleanUpDocuments } from '../src/modules/documents/keep-documents.ts'
import { type FileFolder, newFileKey } from '../src/platform/files/files.ts'
import { HOUR } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { uploadCv } from './support/cvs.ts'
import { addPaper } from './support/documents-folder.ts'
import { formOf } from './support/forms.ts'
import { createJobSeeker } from './support/people.ts'

const app = await startTestApp()
const later = (hours: number) => ({ ...app.makeContext(), now: new Date(Date.now() + hours * HOUR) })

async function leave(folder: FileFolder): Promise<void> {
  await app.files.put(newFileKey(folder), Readable.from(['left behind']), { contentType: 'text/plain' })
}

test('a stored file without a row is deleted after 24 hours; files with a row are kept', async () => {
  const ana = await createJobSeeker(app)
  const id = await uploadCv(ana)
  const picture = await sharp({ create: { width: 99, height: 99, channels: 3, background: '#884' } })
    .jpeg()
    .toBuffer()
  const paper = await addPaper(ana)
  const photo = new File([new Uint8Array(picture)], 'me.jpg')
  const { photoId } = (await ana.upload('/api/auth/photo', formOf({ photo }))).body as { photoId: string }
  for (const folder of ['cvs', 'photos', 'logos', 'documents'] as const) await leave(folder)
  expect(await cleanUpCvFiles(later(23))).toBe(0)
  expect(await cleanUpCvFiles(later(25))).toBe(1)
  expect(await cleanUpPictures(later(25))).toBe(2)
  expect(await cleanUpDocuments(later(25))).toBe(1)
  expect((await ana.get(`/api/user/documents/${paper.id}/file`)).status).toBe(200)
  expect((await ana.get(`/api/cvs/${id}/download`)).status).toBe(200)
  expect((await ana.get(`/api/auth/photo/${photoId}?size=96`)).status).toBe(200)
})
