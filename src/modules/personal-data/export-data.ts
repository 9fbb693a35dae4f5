import type { Readable } from 'node:stream'
import type { JobSeekerContext } from '../../platform/context.ts'
import { type ZipFile, zipStream } from '../../platform/files/zip-stream.ts'
import { consume } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { openFile } from '../file-scans/reads.ts'
import { EXPORTS } from './limits.ts'
import { findOwnFiles, type OwnFiles, selectPersonalData } from './queries.ts'

/**
 * Returns a ZIP with all stored data about the job seeker: `data.json`, the files of the CVs and the photo. Throws
 * too_many_requests.
 */
export async function exportData(ctx: JobSeekerContext): Promise<Readable> {
  const { id } = ctx.viewer.jobSeeker
  await consume(ctx, EXPORTS, String(id))
  const own = await findOwnFiles(ctx.db, id)
  if (!own) throw new AppError('authentication_required')
  const data = await selectPersonalData(ctx.db, id)
  const json = JSON.stringify({ made_at: ctx.now, ...data }, undefined, 2)
  return zipStream(listFiles(ctx, json, own), ctx.now)
}

async function* listFiles(
  ctx: JobSeekerContext,
  json: string,
  { photoId, files }: OwnFiles,
): AsyncGenerator<ZipFile> {
  yield { name: 'data.json', content: Buffer.from(json) }
  const photo = photoId ? [{ name: 'photo.webp', key: `photos/${photoId}` }] : []
  for (const { name, key } of [...files, ...photo]) {
    const file = await openFile(ctx, key, 'owner')
    if (file && file !== 'waiting') yield { name, content: file.stream }
  }
}
