import type { Context } from '../../platform/context.ts'
import { deleteStrayFiles } from '../../platform/stray-files.ts'
import { selectFileKeys } from './queries.ts'

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
