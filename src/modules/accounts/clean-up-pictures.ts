import type { Context } from '../../platform/context.ts'
import { deleteStrayFiles } from '../../platform/stray-files.ts'
import { selectLogoIds, selectPhotoIds } from './queries.ts'

/** Photos and logos that nobody has any more: replaced, or sent with a registration that was refused. */
export async function cleanUpPictures(ctx: Context): Promise<number> {
  const photos = await deleteStrayFiles(ctx, 'photos', (ids) => selectPhotoIds(ctx.db, ids))
  return photos + (await deleteStrayFiles(ctx, 'logos', (ids) => selectLogoIds(ctx.db, ids)))
}
