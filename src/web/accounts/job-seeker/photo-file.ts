import { t } from '../../../shared/language/words.ts'

/** 5 MB. The server has the same limit. */
const MAX_PHOTO_BYTES = 5 * 1024 * 1024
/** The longest side of the photo that is sent, in pixels. The server stores nothing larger. */
const SIDE = 800
/** In bytes. Shrinking a smaller photo saves nothing. */
const SMALL = 150_000

/** Returns what is wrong with a photo before it is sent. The server checks the file again. */
export function photoProblem(file: { size: number; type: string }): string | undefined {
  if (!file.type.startsWith('image/')) return t('Please select an image file (JPEG or PNG).')
  return file.size > MAX_PHOTO_BYTES ? t('Photo must be smaller than 5MB.') : undefined
}

/** Returns the size that fits into a square of `side` pixels. Never enlarges. */
export function sizeWithin(width: number, height: number, side = SIDE): { width: number; height: number } {
  const factor = Math.min(1, side / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  }
}

/**
 * Shrinks a photo in the browser: sending 4 MB from a phone takes a minute and a half at 400 kbit/s. Returns the
 * original when the browser cannot shrink it.
 */
export async function shrinkPhoto(file: File, side = SIDE): Promise<Blob> {
  if (file.size <= SMALL) return file
  try {
    const picture = await createImageBitmap(file)
    const canvas = Object.assign(
      document.createElement('canvas'),
      sizeWithin(picture.width, picture.height, side),
    )
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
    return small && small.size < file.size ? small : file
  } catch {
    return file
  }
}
