import type { Context } from '../../platform/context.ts'
import { deleteStrayFiles } from '../../platform/stray-files.ts'
import { selectSlipKeys } from './queries.ts'

/** Slips of uploads that were broken off or overtaken. */
export async function cleanUpSlips(ctx: Context): Promise<number> {
  return deleteStrayFiles(ctx, 'slips', async (ids) => {
    const keys = await selectSlipKeys(
      ctx.db,
      ids.map((id) => `slips/${id}`),
    )
    return keys.map((key) => key.slice('slips/'.length))
  })
}
