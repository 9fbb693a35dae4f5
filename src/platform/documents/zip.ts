import { crc32, inflateRawSync } from 'node:zlib'
import { AppError } from '../../shared/errors.ts'

export type ZipEntry = {
  name: string
  stored: boolean
  packedBytes: number
  bytes: number
  dataStart: number
}

/** A CV of 5 MB has about 20 parts, or 200 with many pictures. Zip bombs have millions, or inflate a thousandfold. */
const zipLimits = { entries: 2_000, bytes: 50 * 1024 * 1024, ratio: 200 }

const endSignature = 0x06054b50
const centralSignature = 0x02014b50
const localSignature = 0x04034b50

export function isZip(file: Buffer): boolean {
  return file.subarray(0, 4).equals(signature(localSignature))
}

/**
 * Returns the directory of a ZIP file. Checks it before anything is inflated. Throws `file_encrypted`, and
 * `file_unreadable` for a directory that two programs could read differently and for a file that inflates too far.
 */
export function readZipDirectory(file: Buffer): ZipEntry[] {
  const end = findEnd(file)
  const count = file.readUInt16LE(end + 10)
  const start = file.readUInt32LE(end + 16)
  if (count === 0 || count > zipLimits.entries || start >= end) throw damaged()
  const entries: ZipEntry[] = []
  const names = new Set<string>()
  let at = start
  let bytes = 0
  for (let index = 0; index < count; index += 1) {
    const { entry, next } = readCentralEntry(file, at, end)
    if (names.has(entry.name)) throw damaged()
    names.add(entry.name)
    bytes += entry.bytes
    if (bytes > zipLimits.bytes || bytes > file.length * zipLimits.ratio) throw damaged()
    entries.push(entry)
    at = next
  }
  return entries
}

/** Returns the content of one entry. Refuses an entry as soon as it exceeds its declared size. */
export function inflateEntry(file: Buffer, entry: ZipEntry): Buffer {
  const packed = file.subarray(entry.dataStart, entry.dataStart + entry.packedBytes)
  const content = entry.stored ? packed : inflate(packed, entry.bytes)
  if (content.length !== entry.bytes) throw damaged()
  return content
}

/** Returns a ZIP file without compression, so that the next reader gets exactly the parts that were checked. */
export function storeZip(parts: ReadonlyMap<string, Buffer>): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of parts) {
    const label = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(content.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(label.length, 22)
    const central = Buffer.alloc(14)
    central.writeUInt32LE(offset, 10)
    directory.push(signature(centralSignature), Buffer.from([20, 0]), common, central, label)
    bodies.push(signature(localSignature), common, label, content)
    offset += 30 + label.length + content.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(endSignature, 0)
  end.writeUInt16LE(parts.size, 8)
  end.writeUInt16LE(parts.size, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, ...directory, end])
}

function findEnd(file: Buffer): number {
  const lowest = Math.max(0, file.length - 22 - 0xffff)
  for (let at = file.length - 22; at >= lowest; at -= 1) {
    if (file.readUInt32LE(at) === endSignature && at + 22 + file.readUInt16LE(at + 20) <= file.length)
      return at
  }
  throw damaged()
}

function readCentralEntry(file: Buffer, at: number, end: number): { entry: ZipEntry; next: number } {
  if (at + 46 > end || file.readUInt32LE(at) !== centralSignature) throw damaged()
  const nameEnd = at + 46 + file.readUInt16LE(at + 28)
  const extraEnd = nameEnd + file.readUInt16LE(at + 30)
  const next = extraEnd + file.readUInt16LE(at + 32)
  if (next > end) throw damaged()
  if (file.readUInt16LE(at + 8) & 1) throw new AppError('file_encrypted')
  const method = file.readUInt16LE(at + 10)
  if (method !== 0 && method !== 8) throw damaged()
  const nameBytes = file.subarray(at + 46, nameEnd)
  const sizes = [file.readUInt32LE(at + 24), file.readUInt32LE(at + 20), file.readUInt32LE(at + 42)]
  const [bytes = 0, packedBytes = 0, offset = 0] = readLargeSizes(file.subarray(nameEnd, extraEnd), sizes)
  const dataStart = readLocalHeader(file, offset, nameBytes)
  if (dataStart + packedBytes > file.length) throw damaged()
  const entry = { name: safeName(nameBytes), stored: method === 0, packedBytes, bytes, dataStart }
  return { entry, next }
}

/**
 * Replaces each size of 0xffffffff by the next number in the ZIP64 field. Programs that write a ZIP as a stream put
 * even small sizes there.
 */
function readLargeSizes(extra: Buffer, sizes: number[]): number[] {
  if (!sizes.includes(0xffffffff)) return sizes
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    const field = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2))
    let used = 0
    return sizes.map((size) => {
      if (size !== 0xffffffff) return size
      if (used + 8 > field.length) throw damaged()
      used += 8
      return Number(field.readBigUInt64LE(used - 8))
    })
  }
  throw damaged()
}

function readLocalHeader(file: Buffer, offset: number, name: Buffer): number {
  if (offset + 30 > file.length || file.readUInt32LE(offset) !== localSignature) throw damaged()
  const nameEnd = offset + 30 + file.readUInt16LE(offset + 26)
  if (!file.subarray(offset + 30, nameEnd).equals(name)) throw damaged()
  return nameEnd + file.readUInt16LE(offset + 28)
}

function safeName(bytes: Buffer): string {
  const name = bytes.toString('utf8')
  const steps = name.split('/')
  if (name.startsWith('/') || steps.includes('..') || /[\\\0]|^[a-z]:/i.test(name)) throw damaged()
  return name
}

function inflate(packed: Buffer, bytes: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, bytes) })
  } catch {
    throw damaged()
  }
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value, 0)
  return bytes
}

function damaged(): AppError {
  return new AppError('file_unreadable')
}
