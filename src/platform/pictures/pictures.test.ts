import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { docx, hostileDoc } from '../../../tests/support/documents.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { reencodePicture } from './pictures.ts'

const folder = temporaryFolder()
const options = { maxEdge: 400, format: 'webp' } as const

async function reencode(content: Buffer | string, how: Parameters<typeof reencodePicture>[1] = options) {
  return reencodePicture(await folder.save(content), how)
}

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#c33' } })
}

test.each(['jpeg', 'png', 'gif', 'webp'] as const)(
  'a %s becomes a picture and a square thumbnail',
  async (format) => {
    const { picture, thumbnail, ...rest } = await reencode(
      await plain(1_000, 500).toFormat(format).toBuffer(),
    )
    expect(rest).toEqual({ contentType: 'image/webp', width: 400, height: 200 })
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 400, height: 200 })
    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 })
  },
)

test('small pictures are not enlarged; transparent ones get a white background as JPEG', async () => {
  const clear = sharp({
    create: { width: 20, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
  const { picture, width, contentType } = await reencode(await clear.png().toBuffer(), {
    maxEdge: 400,
    format: 'jpeg',
  })
  expect({ width, contentType }).toEqual({ width: 20, contentType: 'image/jpeg' })
  const { data } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
})

test('a photo is turned upright, and its location is removed', async () => {
  const photo = await plain(600, 300)
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitude: '9/1 26/1 0/1', GPSLatitudeRef: 'S' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">home</x:xmpmeta>')
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif?.includes('Phone')).toBe(true)
  const { picture, thumbnail, width, height } = await reencode(photo)
  expect({ width, height }).toEqual({ width: 200, height: 400 })
  for (const made of [picture, thumbnail]) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(made).metadata()
    expect([exif, xmp, iptc, icc, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  }
})

test('only the first frame of an animation is kept, and no data after its pixels', async () => {
  const frames = Buffer.concat([Buffer.alloc(300, 10), Buffer.alloc(300, 200)])
  const animated = await sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
    .gif()
    .toBuffer()
  expect((await sharp(animated, { animated: true }).metadata()).pages).toBe(2)
  const { picture, height } = await reencode(
    Buffer.concat([animated, Buffer.from('<script>alert(1)</script>')]),
  )
  expect(height).toBe(10)
  expect((await sharp(picture).metadata()).pages).toBeUndefined()
  expect(picture.includes('script')).toBe(false)
})

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><image href="file:///etc/passwd"/></svg>'

test.each<[string, () => Buffer | string | Promise<Buffer>]>([
  ['an SVG', () => svg],
  ['an SVG that starts like a GIF', () => `GIF89a${svg}`],
  ['a TIFF', () => plain(10, 10).tiff().toBuffer()],
  ['an AVIF', () => plain(10, 10).avif().toBuffer()],
  ['a document', () => docx()],
  ['an old document', () => hostileDoc.macros()],
  ['an empty file', () => ''],
  ['half a photo', async () => (await plain(500, 500).jpeg().toBuffer()).subarray(0, 700)],
  ['only a header', () => Buffer.from('89504e470d0a1a0a', 'hex')],
  ['a PNG that claims 2.5 gigapixels', () => hugePng(50_000)],
  ['a PNG of 36 megapixels', () => hugePng(6_000)],
])('%s is refused', async (_what, make) => {
  await expect(reencode(await make())).rejects.toMatchObject({ code: 'invalid_picture' })
})

/** A PNG with a valid header for `edge` times `edge` black pixels, and the first row of them. */
function hugePng(edge: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(edge, 0)
  header.writeUInt32BE(edge, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(edge * 3 + 1))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
