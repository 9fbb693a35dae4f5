import type { Context } from '../../../platform/context.ts'
import { deleteStrayFiles } from '../../../platform/files/stray-files.ts'
import { HOUR } from '../../../shared/time.ts'
import { READ_FILE_HOURS } from '../limits.ts'
import { selectFileKeys, takeReadFilesBefore } from './file-queries.ts'

/** Deletes files that were read and never published. */
export async function cleanUpReadFiles(ctx: Context): Promise<number> {
  const before = new Date(ctx.now.getTime() - READ_FILE_HOURS * HOUR)
  const keys = await takeReadFilesBefore(ctx.db, before)
  for (const key of keys) await ctx.files.delete(key)
  return keys.length
}

/** Deletes files of interrupted uploads and of edits that overtook each other. */
export async function cleanUpCvFiles(ctx: Context): Promise<number> {
  return deleteStrayFiles(ctx, 'cvs', async (ids) => {
    const keys = await selectFileKeys(
      ctx.db,
      ids.map((id) => `cvs/${id}`),
    )
    return keys.map((key) => key.slice('cvs/'.length))
  })
}
