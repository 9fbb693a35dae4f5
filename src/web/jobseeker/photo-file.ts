/** 5 MB (specification 1, section 5). */
const MAX_PHOTO_BYTES = 5 * 1024 * 1024
/** Longest side of what is kept, in pixels; the server stores no more. */
const SIDE = 800
/** Bytes below which making it smaller saves nothing. */
const SMALL = 150_000

/** What is wrong with a photo before it is sent; the server looks into it again. */
export function photoProblem(file: { size: number; type: string }): string | undefined {
  if (!file.type.startsWith('image/')) return 'Please select an image file (JPEG or PNG).'
  return file.size > MAX_PHOTO_BYTES ? 'Photo must be smaller than 5MB.' : undefined
}

/** Size within a square of `side`, never larger than it was. */
export function sizeWithin(width: number, height: number, side = SIDE): { width: number; height: number } {
  const factor = Math.min(1, side / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  }
}

/** Made small in the browser: a phone's photo of 4 MB is a minute and a half at 400 kbit/s. As it was where that does not work. */
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
