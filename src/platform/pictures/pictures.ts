import { open } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '../../shared/errors.ts'
import { boundedQueue } from '../bounded-queue.ts'

/** `thumbnail` is a square of `thumbnailEdge` pixels, cropped around the most important part of the picture. */
export type Picture = {
  picture: Buffer
  thumbnail: Buffer
  contentType: string
  width: number
  height: number
}
export type PictureOptions = { maxEdge: number; format: 'webp' | 'jpeg'; thumbnailEdge?: number }

/**
 * Phones take 50 megapixels, which fit into 5 MB only as JPEG. The other formats are unpacked into memory as a whole.
 */
const maxPixels = { jpeg: 51_000_000, other: 25_000_000 }
const maxSeconds = 15

// One picture at a time, and nothing is cached: a picture of 50 megapixels needs 150 MB while it is rotated.
const inTurn = boundedQueue({ running: 1, waiting: 40 })
sharp.cache(false)

/**
 * Redraws a picture from its pixels (of an animation, the first frame): at most `maxEdge` pixels wide and high,
 * upright, in sRGB, without metadata or any other data of the file. Throws `invalid_picture` for formats other than
 * JPEG, PNG, GIF and WebP (detected by content, not by name), for damaged files and for too many pixels.
 */
export async function reencodePicture(path: string, options: PictureOptions): Promise<Picture> {
  const format = await sniffFormat(path)
  return inTurn(async () => {
    try {
      return await reencode(path, format, options)
    } catch (error) {
      if (error instanceof AppError) throw error
      throw new AppError('invalid_picture')
    }
  })
}

async function reencode(path: string, format: string, options: PictureOptions): Promise<Picture> {
  const source = () =>
    sharp(path, {
      failOn: 'error',
      limitInputPixels: format === 'jpeg' ? maxPixels.jpeg : maxPixels.other,
      pages: 1,
    }).timeout({ seconds: maxSeconds })
  if ((await source().metadata()).format !== format) throw new AppError('invalid_picture')
  const { maxEdge, thumbnailEdge = 96 } = options
  const bounded = source().autoOrient().resize(maxEdge, maxEdge, { fit: 'inside', withoutEnlargement: true })
  const { data, info } = await encode(bounded, options.format).toBuffer({ resolveWithObject: true })
  const square = sharp(data).resize(thumbnailEdge, thumbnailEdge, { fit: 'cover', position: 'attention' })
  const thumbnail = await encode(square, options.format, THUMBNAIL_QUALITY).toBuffer()
  return {
    picture: data,
    thumbnail,
    contentType: `image/${options.format}`,
    width: info.width,
    height: info.height,
  }
}

/** Thumbnails are shown at half their size. There, a quality of 80 looks the same and takes two fifths more bytes. */
const THUMBNAIL_QUALITY = 60

function encode(picture: Sharp, format: 'webp' | 'jpeg', webpQuality = 80): Sharp {
  if (format === 'webp') return picture.webp({ quality: webpQuality, effort: 6, preset: 'picture' })
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true })
}

async function sniffFormat(path: string): Promise<'jpeg' | 'png' | 'gif' | 'webp'> {
  const file = await open(path, 'r')
  try {
    const { buffer } = await file.read(Buffer.alloc(12), 0, 12, 0)
    const first = buffer.toString('latin1')
    if (first.startsWith('\xff\xd8\xff')) return 'jpeg'
    if (first.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
    if (/^GIF8[79]a/.test(first)) return 'gif'
    if (/^RIFF[\s\S]{4}WEBP/.test(first)) return 'webp'
    throw new AppError('invalid_picture')
  } finally {
    await file.close()
  }
}
