import { AppError } from '../../shared/errors.ts'

type OleEntry = { name: string; kind: 'storage' | 'stream'; start: number; bytes: number; isEmpty: boolean }
export type OleFile = { top: OleEntry[]; names: Set<string>; head: (entry: OleEntry) => Buffer }

const oleSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const noStream = 0xffffffff

export function isOle(file: Buffer): boolean {
  return file.subarray(0, 8).equals(oleSignature)
}

/**
 * Returns the directory of an OLE compound file (Word 97 to 2003, and encrypted DOCX files): the entries of the root
 * and the names of all entries. `head` returns the first 64 bytes of a stream. A malicious chain of sectors may be
 * endless, so no chain is followed for more steps than the file has sectors. Throws `file_unreadable`.
 */
export function readOle(file: Buffer): OleFile {
  const sectorBytes = 1 << file.readUInt16LE(30)
  if (!isOle(file) || (sectorBytes !== 512 && sectorBytes !== 4096) || file.length < sectorBytes * 2)
    throw damaged()
  const sectors = Math.ceil(file.length / sectorBytes)
  const sectorAt = (sector: number) => {
    const start = (sector + 1) * sectorBytes
    if (sector >= sectors || start >= file.length) throw damaged()
    return file.subarray(start, start + sectorBytes)
  }
  const fat = readFat(file, sectorAt, sectors)
  const chain = (start: number) => {
    const found: number[] = []
    for (let sector = start; sector < 0xfffffffa; sector = fat(sector)) {
      if (found.length > sectors) throw damaged()
      found.push(sector)
    }
    return found
  }
  const directory = Buffer.concat(chain(file.readUInt32LE(48)).map(sectorAt))
  const entryCount = Math.floor(directory.length / 128)
  const entryAt = (index: number) => directory.subarray(index * 128, index * 128 + 128)
  if (entryCount === 0 || entryAt(0)[66] !== 5) throw damaged()
  const names = new Set(Array.from({ length: entryCount }, (_, index) => entryName(entryAt(index))))
  const shortBelow = file.readUInt32LE(56)
  const head = (entry: OleEntry) => {
    if (entry.bytes >= shortBelow) return sectorAt(entry.start).subarray(0, 64)
    const at = entry.start * 64
    const sector = chain(entryAt(0).readUInt32LE(116))[Math.floor(at / sectorBytes)]
    if (sector === undefined) throw damaged()
    return sectorAt(sector).subarray(at % sectorBytes, (at % sectorBytes) + 64)
  }
  return { top: siblings(entryAt, entryCount), names, head }
}

function readFat(file: Buffer, sectorAt: (sector: number) => Buffer, sectors: number) {
  const fatSectors: number[] = []
  for (let at = 76; at < 512; at += 4) fatSectors.push(file.readUInt32LE(at))
  let next = file.readUInt32LE(68)
  for (let read = 0; next < 0xfffffffa && read <= sectors; read += 1) {
    const list = sectorAt(next)
    for (let at = 0; at + 8 <= list.length; at += 4) fatSectors.push(list.readUInt32LE(at))
    next = list.readUInt32LE(list.length - 4)
  }
  const perSector = (1 << file.readUInt16LE(30)) / 4
  return (sector: number) => {
    const table = sectorAt(fatSectors[Math.floor(sector / perSector)] ?? noStream)
    const at = (sector % perSector) * 4
    if (at + 4 > table.length) throw damaged()
    return table.readUInt32LE(at)
  }
}

function siblings(entryAt: (index: number) => Buffer, entryCount: number): OleEntry[] {
  const found: OleEntry[] = []
  const seen = new Set<number>()
  const line = [entryAt(0).readUInt32LE(76)]
  for (let index = line.pop(); index !== undefined; index = line.pop()) {
    if (index === noStream) continue
    if (index >= entryCount || seen.has(index)) throw damaged()
    seen.add(index)
    const entry = entryAt(index)
    found.push({
      name: entryName(entry),
      kind: entry[66] === 1 ? 'storage' : 'stream',
      start: entry.readUInt32LE(116),
      bytes: entry.readUInt32LE(120),
      isEmpty: entry.readUInt32LE(76) === noStream,
    })
    line.push(entry.readUInt32LE(68), entry.readUInt32LE(72))
  }
  return found
}

function entryName(entry: Buffer): string {
  const bytes = Math.min(64, Math.max(0, entry.readUInt16LE(64) - 2))
  return entry.toString('utf16le', 0, bytes)
}

function damaged(): AppError {
  return new AppError('file_unreadable')
}
