import { Readable } from 'node:stream'
import type { Context } from '../../platform/context.ts'
import { newFileKey } from '../../platform/files.ts'
import { reencodePicture } from '../../platform/pictures.ts'
import { AppError, type ErrorCode } from '../../shared/errors.ts'

export type PictureKind = 'photos' | 'logos'

/** Pixels along the longer edge: sharp on a phone's screen, a few kB on prepaid data. Thumbnails fill the 48 px avatar twice. */
const EDGES: Record<PictureKind, { maxEdge: number; thumbnailEdge: number }> = {
  photos: { maxEdge: 480, thumbnailEdge: 96 },
  logos: { maxEdge: 480, thumbnailEdge: 96 },
}

const NOT_A_PICTURE: Record<PictureKind, ErrorCode> = { photos: 'invalid_picture', logos: 'invalid_logo' }

/** Re-encodes and stores a picture with its thumbnail; returns its random id. Throws invalid_picture or invalid_logo. */
export async function storePicture(ctx: Context, kind: PictureKind, path: string): Promise<string> {
  const { picture, thumbnail, contentType } = await reencodePicture(path, {
    ...EDGES[kind],
    format: 'webp',
  }).catch((error) => {
    throw error instanceof AppError && error.code === 'invalid_picture'
      ? new AppError(NOT_A_PICTURE[kind])
      : error
  })
  const key = newFileKey(kind)
  await ctx.files.put(key, Readable.from([picture]), { contentType })
  await ctx.files.put(`${key}-96`, Readable.from([thumbnail]), { contentType })
  return key.slice(kind.length + 1)
}

export async function deletePicture(ctx: Context, kind: PictureKind, id: string): Promise<void> {
  await ctx.files.delete(`${kind}/${id}`)
  await ctx.files.delete(`${kind}/${id}-96`)
}
