import { Readable } from 'node:stream'
import type { Context, EmployerContext, JobSeekerContext } from '../../platform/context.ts'
import { newFileKey, type ReceivedFile } from '../../platform/files/files.ts'
import { deleteStrayFiles } from '../../platform/files/stray-files.ts'
import { reencodePicture } from '../../platform/pictures/pictures.ts'
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import { t } from '../../shared/language/words.ts'
import { keepUnscanned, removeInfected } from '../file-scans/scan-files.ts'
import {
  selectLogoIds,
  selectPhotoIds,
  takeLogo,
  takePhoto,
  updateEmployer,
  updateJobSeeker,
} from './queries.ts'
import { readOwnCompany, readOwnProfile } from './reads.ts'

export type PictureKind = 'photos' | 'logos'

/**
 * Pixels of the longer edge: sharp on a phone's screen and only a few kB of prepaid data. A thumbnail has twice the
 * pixels of the 48 px avatar.
 */
const EDGES: Record<PictureKind, { maxEdge: number; thumbnailEdge: number }> = {
  photos: { maxEdge: 480, thumbnailEdge: 96 },
  logos: { maxEdge: 480, thumbnailEdge: 96 },
}

const NOT_A_PICTURE: Record<PictureKind, ErrorCode> = { photos: 'invalid_picture', logos: 'invalid_logo' }

/**
 * Re-encodes and stores a picture with its thumbnail. Returns its random id. Throws invalid_picture or invalid_logo.
 */
export async function storePicture(
  ctx: Context,
  kind: PictureKind,
  { path, isScanned }: ReceivedFile,
): Promise<string> {
  const { picture, thumbnail, contentType } = await reencodePicture(path, {
    ...EDGES[kind],
    format: 'webp',
  }).catch((error) => {
    throw error instanceof AppError && error.code === 'invalid_picture'
      ? new AppError(NOT_A_PICTURE[kind])
      : error
  })
  const key = newFileKey(kind)
  if (!isScanned) await keepUnscanned(ctx, key)
  await ctx.files.put(key, Readable.from([picture]), { contentType })
  await ctx.files.put(`${key}-96`, Readable.from([thumbnail]), { contentType })
  return key.slice(kind.length + 1)
}

export async function deletePicture(ctx: Context, kind: PictureKind, id: string): Promise<void> {
  await ctx.files.delete(`${kind}/${id}`)
  await ctx.files.delete(`${kind}/${id}-96`)
}

/** Stores a new photo, then releases the old one. Throws invalid_picture. */
export async function setPhoto(ctx: JobSeekerContext, file: ReceivedFile): Promise<{ photoId: string }> {
  const { id, photoId: oldPhotoId } = await readOwnProfile(ctx)
  const photoId = await storePicture(ctx, 'photos', file)
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

/** Removes the logo: the company is shown with its initials again. The nightly clean-up deletes the file. */
export async function removeLogo(ctx: EmployerContext): Promise<void> {
  const { id, logoUrl } = await readOwnCompany(ctx)
  if (logoUrl) await updateEmployer(ctx.db, id, { logoId: null, updatedAt: ctx.now })
}

/** Removes a photo or logo in which a later scan found a virus. */
export async function removeInfectedPicture(ctx: Context, fileKey: string): Promise<void> {
  const id = fileKey.slice(fileKey.indexOf('/') + 1)
  await removeInfected(ctx, fileKey, 'photos', async ({ db }) => {
    const owner = await takePhoto(db, id)
    const button = { label: 'Open your profile', path: '/jobseeker-dashboard?tab=profile' }
    if (!owner) return undefined
    const { email, language, fullName: name } = owner
    return { email, language, name, file: () => t('your photo'), button }
  })
  await removeInfected(ctx, fileKey, 'logos', async ({ db }) => {
    const owner = await takeLogo(db, id)
    const button = { label: 'Open your company profile', path: '/employer-dashboard' }
    if (!owner) return undefined
    const { email, contactPerson: name } = owner
    return { email, language: null, name, file: () => 'the logo of your company', button }
  })
}

/**
 * Deletes photos and logos that no account uses: they were replaced, or belonged to a registration that was refused.
 */
export async function cleanUpPictures(ctx: Context): Promise<number> {
  const photos = await deleteStrayFiles(ctx, 'photos', (ids) => selectPhotoIds(ctx.db, ids))
  return photos + (await deleteStrayFiles(ctx, 'logos', (ids) => selectLogoIds(ctx.db, ids)))
}
