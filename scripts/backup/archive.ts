/** A tar archive (POSIX ustar), so that `tar tzf` lists the content of a backup on every system. */

const BLOCK = 512
/** 8 GB less one byte, the largest number of eleven octal digits. */
const MAX_BYTES = 8 ** 11 - 1

/** `name` has at most 100 characters; `size` in bytes. */
export type ArchiveEntry = { name: string; size: number; content: AsyncIterable<Buffer> }

export function entryOf(name: string, content: Buffer | string): ArchiveEntry {
  const bytes = Buffer.from(content)
  return { name, size: bytes.length, content: toStream(bytes) }
}

async function* toStream(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

/** Yields the bytes of an archive. Throws when the content of an entry is not as long as its stated size. */
export async function* writeArchive(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Buffer> {
  for await (const { name, size, content } of entries) {
    yield headerOf(name, size)
    let written = 0
    for await (const chunk of content) {
      written += chunk.length
      yield chunk
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes, not ${size}`)
    yield padding(size)
  }
  yield Buffer.alloc(2 * BLOCK)
}

const padding = (size: number) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)

function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100 || size > MAX_BYTES) throw new Error(`${name} does not fit into a tar`)
  const header = Buffer.alloc(BLOCK)
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`
  header.write(name, 0)
  header.write(octal(0o600, 7), 100)
  header.write(octal(0, 7) + octal(0, 7) + octal(size, 11) + octal(Math.floor(Date.now() / 1000), 11), 108)
  // The checksum is calculated as if its own field were blank.
  header.write('        0', 148)
  header.write('ustar\x0000', 257)
  header.write(`${octal(checksumOf(header), 6)} `, 148)
  return header
}

function checksumOf(header: Buffer): number {
  return header.reduce((sum, byte) => sum + byte, 0)
}

/** Yields the entries in order, and skips content that the caller did not read. Throws BrokenArchive. */
export async function* readArchive(source: AsyncIterable<Buffer>): AsyncGenerator<ArchiveEntry> {
  const bytes = openBytes(source)
  for (;;) {
    const header = await bytes.exactly(BLOCK)
    if (header.every((byte) => byte === 0)) break
    const { name, size } = parseHeader(header)
    const content = bytes.stream(size)
    yield { name, size, content }
    for await (const _ of content);
    await bytes.exactly(padding(size).length)
  }
  // Read to the very end, where gzip checks that nothing was changed.
  await bytes.drain()
}

export class BrokenArchive extends Error {}

function parseHeader(header: Buffer): { name: string; size: number } {
  const textAt = (start: number, length: number) =>
    header
      .toString('latin1', start, start + length)
      .replace(/\0.*$/s, '')
      .trim()
  const stated = Number.parseInt(textAt(148, 8), 8)
  header.fill(' ', 148, 156)
  if (stated !== checksumOf(header)) throw new BrokenArchive('not a tar archive')
  return { name: textAt(0, 100), size: Number.parseInt(textAt(124, 12), 8) }
}

function openBytes(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  /** Returns at least one byte and at most `most`. */
  async function some(most: number): Promise<Buffer> {
    while (rest.length === 0) {
      const next = await chunks.next()
      if (next.done) throw new BrokenArchive('the archive ends too early')
      rest = next.value
    }
    const part = rest.subarray(0, most)
    rest = rest.subarray(part.length)
    return part
  }

  async function* stream(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      const part = await some(left)
      left -= part.length
      yield part
    }
  }

  async function exactly(size: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for await (const part of stream(size)) parts.push(part)
    return Buffer.concat(parts)
  }

  async function drain(): Promise<void> {
    while (!(await chunks.next()).done);
  }

  return { exactly, stream, drain }
}
