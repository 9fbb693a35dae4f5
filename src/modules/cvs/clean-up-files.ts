import type { Context } from '../../platform/context.ts'
import { deleteStrayFiles } from '../../platform/stray-files.ts'
import { selectFileKeys, takeReadFilesBefore } from './file-queries.ts'
import { READ_FILE_HOURS } from './policy.ts'

/** Files that were read and never published. */
export async function cleanUpReadFiles(ctx: Context): Promise<number> {
  const before = new Date(ctx.now.getTime() - READ_FILE_HOURS * 3_600_000)
  const keys = await takeReadFilesBefore(ctx.db, before)
  for (const key of keys) await ctx.files.delete(key)
  return keys.length
}

/** Files of uploads that were broken off, and of edits that overtook each other. */
export async function cleanUpCvFiles(ctx: Context): Promise<number> {
  return deleteStrayFiles(ctx, 'cvs', async (ids) => {
    const keys = await selectFileKeys(
      ctx.db,
      ids.map((id) => `cvs/${id}`),
    )
    return keys.map((key) => key.slice('cvs/'.length))
  })
}
