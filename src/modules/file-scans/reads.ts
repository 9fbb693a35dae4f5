import type { AdministratorContext, Context } from '../../platform/context.ts'
import type { StoredContent } from '../../platform/files/files.ts'
import { countUnscanned, findOutage, findUnscanned } from './queries.ts'

/**
 * Returns how many files wait for the virus scanner, and since when and why it does not answer. Null without a
 * scanner.
 */
export async function readScannerState(ctx: AdministratorContext) {
  if (!ctx.config.clamd) return null
  const [waiting, outage] = [await countUnscanned(ctx.db), await findOutage(ctx.db)]
  return { waiting, awaySince: outage?.since ?? null, reason: outage?.reason ?? null }
}

/**
 * Opens a stored file for a viewer who may have it; the only way to the content of an upload. `waiting`: it is not
 * scanned yet and the viewer is not its owner. A file with a virus is never returned. `thumbnail`: the small version
 * of a picture.
 */
export async function openFile(
  ctx: Context,
  fileKey: string,
  receiver: 'owner' | 'others',
  thumbnail = false,
): Promise<StoredContent | 'waiting' | undefined> {
  if (ctx.config.clamd) {
    const unscanned = await findUnscanned(ctx.db, fileKey)
    if (unscanned && unscanned.virus !== null) return undefined
    if (unscanned && receiver === 'others') return 'waiting'
  }
  return ctx.files.get(thumbnail ? `${fileKey}-96` : fileKey)
}
