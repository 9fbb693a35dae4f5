import type { Readable } from 'node:stream'
import * as v from 'valibot'
import type { Context, JobSeekerContext } from '../../platform/context.ts'
import { type ZipFile, zipStream } from '../../platform/files/zip-stream.ts'
import { consume } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import type { Message } from '../../shared/language/message.ts'
import { openFile } from '../file-scans/reads.ts'
import { nameAlert } from '../job-alerts/reads.ts'
import { noticeText } from '../notices/reads.ts'
import { speakTo } from '../translations/speak-to.ts'
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
  const stored = await selectPersonalData(ctx.db, id, SECTIONS)
  const data = await speakTo(ctx, own.language ?? ctx.viewer.language ?? null, () => inWords(ctx, stored))
  const json = JSON.stringify({ made_at: ctx.now, ...data }, undefined, 2)
  const photo = own.photoId ? [{ name: 'photo.webp', key: `photos/${own.photoId}` }] : []
  return zipStream(listFiles(ctx, json, [...own.files, ...photo]), ctx.now)
}

type Sections = Awaited<ReturnType<typeof selectPersonalData>>
const StoredValues = v.custom<Message['values']>((values) => typeof values === 'object' && values !== null)
const StoredNotice = v.looseObject({ text: v.string(), values: v.nullable(StoredValues) })
const StoredAlert = v.looseObject({ search: v.record(v.string(), v.string()) })

/** Adds what the site puts into words only when it is shown: the sentences of notices, and the names of job alerts. */
async function inWords(
  ctx: Context,
  { notices = [], job_alerts = [], ...others }: Sections,
): Promise<Sections> {
  const alerts = v.parse(v.array(StoredAlert), job_alerts)
  return {
    ...others,
    notices: v
      .parse(v.array(StoredNotice), notices)
      .map(({ values, ...notice }) => ({ ...notice, text: noticeText({ ...notice, values }) })),
    job_alerts: await Promise.all(
      alerts.map(async (alert) => ({ ...alert, name: await nameAlert(ctx, alert.search) })),
    ),
  }
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
