import { Readable } from 'node:stream'
import { Zip, ZipPassThrough } from 'fflate'

export type ZipFile = { name: string; content: AsyncIterable<Uint8Array> | Uint8Array }

/**
 * Returns a ZIP file that is created while it is sent: at most one chunk of each file is in memory. The files are
 * stored without compression, because PDF, DOCX and WebP are compressed already.
 */
export function zipStream(files: AsyncIterable<ZipFile>, now: Date): Readable {
  return Readable.from(zipChunks(files, now))
}

async function* zipChunks(files: AsyncIterable<ZipFile>, now: Date): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const take = () => made.splice(0)
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    made.push(chunk)
  })
  for await (const { name, content } of files) {
    const entry = new ZipPassThrough(name)
    entry.mtime = now
    zip.add(entry)
    for await (const part of content instanceof Uint8Array ? [content] : content) {
      entry.push(part)
      yield* take()
    }
    entry.push(new Uint8Array(), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
