import type { Readable } from 'node:stream'
import type { Context, JobSeekerContext } from '../../platform/context.ts'
import { type ZipFile, zipStream } from '../../platform/files/zip-stream.ts'
import { consume } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { openFile } from '../file-scans/reads.ts'
import { EXPORTS } from './limits.ts'
import { findOwnFiles, type OwnFiles, SECTIONS, selectPersonalData } from './queries.ts'

/**
 * Returns a ZIP with all stored data about the job seeker: `data.json`, the files of the CVs and the photo. Throws
 * too_many_requests.
 */
export async function exportData(ctx: JobSeekerContext): Promise<Readable> {
  const { id } = ctx.viewer.jobSeeker
  await consume(ctx, EXPORTS, String(id))
  const own = await findOwnFiles(ctx.db, id)
  if (!own) throw new AppError('authentication_required')
  const data = await selectPersonalData(ctx.db, id, SECTIONS)
  const json = JSON.stringify({ made_at: ctx.now, ...data }, undefined, 2)
  const photo = own.photoId ? [{ name: 'photo.webp', key: `photos/${own.photoId}` }] : []
  return zipStream(listFiles(ctx, json, [...own.files, ...photo]), ctx.now)
}

export async function* listFiles(
  ctx: Context,
  json: string,
  files: OwnFiles['files'],
): AsyncGenerator<ZipFile> {
  yield { name: 'data.json', content: Buffer.from(json) }
  for (const { name, key } of files) {
    const file = await openFile(ctx, key, 'owner')
    if (file && file !== 'waiting') yield { name, content: file.stream }
  }
}
