import type { JobSeekerContext } from '../../platform/context.ts'
import { updateJobSeeker } from './queries.ts'
import { readOwnProfile } from './reads.ts'
import { deletePicture, storePicture } from './store-picture.ts'

/** Stores a new photo, then lets the old one go. Throws invalid_picture. */
export async function setPhoto(ctx: JobSeekerContext, path: string): Promise<{ photoId: string }> {
  const { id, photoId: oldPhotoId } = await readOwnProfile(ctx)
  const photoId = await storePicture(ctx, 'photos', path)
  await updateJobSeeker(ctx.db, id, { photoId, updatedAt: ctx.now })
  if (oldPhotoId) await deletePicture(ctx, 'photos', oldPhotoId)
  return { photoId }
}

export async function removePhoto(ctx: JobSeekerContext): Promise<void> {
  const { id, photoId } = await readOwnProfile(ctx)
  if (!photoId) return
  await updateJobSeeker(ctx.db, id, { photoId: null, updatedAt: ctx.now })
  await deletePicture(ctx, 'photos', photoId)
}
