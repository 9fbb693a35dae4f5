import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { type ClamdAddress, scanStream, type Verdict } from '../../platform/files/clamd.ts'
import type { FileFolder } from '../../platform/files/files.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAutomaticAct } from '../audit/record-act.ts'
import { type FileOwner, tellAdministrator, tellOwner } from './mails.ts'
import {
  deleteAllUnscanned,
  deleteOutage,
  deleteUnscanned,
  insertUnscanned,
  markInfected,
  selectUnscanned,
  upsertOutage,
} from './queries.ts'

const INFECTED =
  'The virus scanner found a virus in this file, so we did not keep it. Please scan your phone or computer for viruses, then make the file again or choose another one.'

type ReceivedField = { path: string; field: string; size: number }

/** Returns the scan that `readUpload` runs on every file of a form before anything else happens. */
export function scanOf(ctx: Context) {
  return (file: ReceivedField) => scanUpload(ctx, file)
}

/**
 * Returns false if the scanner does not answer: the file may be stored, but only its owner gets it for now
 * (`keepUnscanned`). Without a scanner every file counts as scanned. Throws file_infected.
 */
async function scanUpload(ctx: Context, { path, field, size }: ReceivedField): Promise<boolean> {
  const { clamd } = ctx.config
  if (!clamd) return true
  const verdict = await askScanner(ctx, clamd, () => createReadStream(path))
  if (verdict.kind === 'infected') {
    const details = { virus: verdict.virus, field, bytes: size }
    ctx.log.warn(details, 'an upload was refused: it has a virus')
    await recordAutomaticAct(ctx, 'upload-refused', uploaderOf(ctx), details)
    throw new AppError('file_infected', { errors: { [field]: INFECTED } })
  }
  return verdict.kind === 'clean'
}

/** Returns who sent the file; a person who is just registering has no account yet. */
function uploaderOf({ viewer: { jobSeeker, employer, administrator } }: Context) {
  if (administrator) return { type: 'administrator', id: administrator.id } as const
  if (employer) return { type: 'employer', id: employer.id } as const
  return jobSeeker ? ({ type: 'job-seeker', id: jobSeeker.id } as const) : ({ type: 'file', id: '' } as const)
}

/** Seconds until the first retry; after that the scanner is asked once a minute. */
const FIRST_TRY = 5

/** Restricts a file to its owner until the scanner has read it. Call this before any row names the file. */
export async function keepUnscanned(ctx: Context, fileKey: string): Promise<void> {
  await insertUnscanned(ctx.db, fileKey, ctx.now)
  await ctx.tasks.enqueue(ctx, 'scan-files', {}, FIRST_TRY)
}

/** Files per run; the next run is a minute later. */
const BATCH = 500

/** Scans files that were stored while the scanner did not answer, oldest first, until it fails again. */
export async function scanWaitingFiles(ctx: Context): Promise<void> {
  const { clamd } = ctx.config
  if (!clamd) {
    // The operator has switched the scanner off: nothing will ever scan the waiting files.
    await deleteAllUnscanned(ctx.db)
    return deleteOutage(ctx.db)
  }
  for (const fileKey of await selectUnscanned(ctx.db, BATCH)) {
    const content = await ctx.files.get(fileKey)
    const verdict = content ? await askScanner(ctx, clamd, () => content.stream) : { kind: 'clean' as const }
    content?.stream.destroy()
    if (verdict.kind === 'away') return
    if (verdict.kind === 'clean') await deleteUnscanned(ctx.db, fileKey)
    if (verdict.kind === 'infected') await takeOut(ctx, fileKey, verdict.virus)
  }
}

/** Blocks the file for everyone; the module that it belongs to removes it and notifies its owner. */
async function takeOut(ctx: Context, fileKey: string, virus: string): Promise<void> {
  ctx.log.warn({ fileKey, virus }, 'a virus was found in a stored file')
  await transaction(ctx, async (ctx) => {
    if (!(await markInfected(ctx.db, fileKey, virus))) return
    await recordAutomaticAct(ctx, 'file-removed', { type: 'file', id: fileKey }, { virus })
    await ctx.tasks.enqueue(ctx, 'file-infected', { fileKey })
    await tellAdministrator(ctx, fileKey, virus)
  })
}

/**
 * Asks the virus scanner for its result. Leaves a note for the administrator while it does not answer or cannot read a
 * file.
 */
async function askScanner(ctx: Context, clamd: ClamdAddress, openContent: () => Readable): Promise<Verdict> {
  const verdict = await scanStream(clamd, openContent)
  if (verdict.kind === 'away' || verdict.kind === 'failed') {
    ctx.log.warn({ reason: verdict.reason }, 'the virus scanner gave no answer')
    await upsertOutage(ctx.db, ctx.now, verdict.reason)
  } else await deleteOutage(ctx.db)
  return verdict
}

/**
 * Removes a file in which a late scan found a virus, if it is in the module's `folder`. `letGo` removes it from the
 * module's rows and returns its owner, or undefined if it was replaced or deleted meanwhile.
 */
export async function removeInfected(
  ctx: Context,
  fileKey: string,
  folder: FileFolder,
  letGo: (ctx: Context) => Promise<FileOwner | undefined>,
): Promise<void> {
  if (!fileKey.startsWith(`${folder}/`)) return
  await transaction(ctx, async (ctx) => {
    const owner = await letGo(ctx)
    if (owner) await tellOwner(ctx, owner)
  })
  await ctx.files.delete(fileKey)
  if (folder === 'photos' || folder === 'logos') await ctx.files.delete(`${fileKey}-96`)
  // Last, because it blocks the file for a request that has read the old row of the module.
  await deleteUnscanned(ctx.db, fileKey)
}
