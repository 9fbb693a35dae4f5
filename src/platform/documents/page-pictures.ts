import sharp from 'sharp'
import * as v from 'valibot'
import { AppError } from '../../shared/errors.ts'
import { boundedQueue } from '../bounded-queue.ts'
import { maxSeconds, replyOf } from './reader.ts'
import { sandboxFile, spawnSandboxed } from './sandbox.ts'

/** `pages`: of the whole document. `picture`: WebP. */
export type PagePicture = { pages: number; width: number; height: number; picture: Buffer }

/** Pixels. An A4 page is easy to read and takes 60 to 160 kB; a longer page is squeezed to the maximum height. */
const width = 960
const highest = 1600
const maxReplyBytes = width * highest * 4 + 200

// One page at a time: each takes a process, a third of a second and about 150 MB.
const inTurn = boundedQueue({ running: 1, waiting: 30 })

const size = v.pipe(v.number(), v.integer(), v.minValue(0))
const Head = v.object({
  pages: size,
  width: v.pipe(size, v.maxValue(width)),
  height: v.pipe(size, v.maxValue(highest)),
})

/**
 * Draws a page of a PDF, counting from 1. A separate process draws it in the sandbox (`sandbox.ts`). The process gets
 * only this file and returns only pixels, so nothing else of the document reaches the picture. Throws
 * `file_unreadable`, also for a page that does not exist, and `too_many_requests` when too many pages wait.
 */
export function drawPage(file: Buffer, page: number, seconds = maxSeconds): Promise<PagePicture> {
  return inTurn(async () => {
    const child = spawnSandboxed(
      [sandboxFile('page-worker'), String(width), String(highest)],
      ['pipe', 'ignore', 'ignore', 'pipe'],
      seconds,
      true,
    )
    const input = Buffer.concat([Buffer.from(`${page}\n`), file])
    return toPicture(await replyOf(child, input, seconds, maxReplyBytes))
  })
}

async function toPicture(reply: Buffer): Promise<PagePicture> {
  const lineEnd = reply.indexOf('\n')
  const pixels = reply.subarray(lineEnd + 1)
  const head = v.safeParse(Head, readJson(reply.toString('utf8', 0, Math.max(0, lineEnd))))
  if (!head.success) throw new AppError('file_unreadable')
  const { pages, width, height } = head.output
  if (width === 0 || pixels.length !== width * height * 4) throw new AppError('file_unreadable')
  const picture = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 55, smartSubsample: true })
    .toBuffer()
  return { pages, width, height, picture }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
