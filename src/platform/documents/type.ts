import { readFile } from 'node:fs/promises'
import { AppError } from '../../shared/errors.ts'
import { boundedQueue } from '../bounded-queue.ts'
import { isOle, readOle } from './ole.ts'
import { inflateEntry, isZip, readZipDirectory } from './zip.ts'

export type DocumentKind = 'pdf' | 'doc' | 'docx'

export const documentContentTypes: Record<DocumentKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

// Each check has its whole file in memory, and a text of it.
const inTurn = boundedQueue({ running: 2, waiting: 40 })

const mainPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/**
 * Returns the type of a file whose name, first bytes and structure agree. Throws `file_empty`, `invalid_file_type`
 * (also when the name has the ending of another type), `file_encrypted`, `file_macros`, `file_active_content`,
 * `file_unreadable` (damaged, or built to do harm), and `too_many_requests` when too many files wait. Reads the whole
 * file, whose size was limited before, and walks through its directory a limited number of steps. Runs no parser.
 */
export async function identifyDocument(path: string, originalName: string): Promise<DocumentKind> {
  const kind = kindOfName(originalName)
  return inTurn(async () => identify(await readFile(path), kind))
}

function identify(file: Buffer, kind: DocumentKind | undefined): DocumentKind {
  if (file.length === 0) throw new AppError('file_empty')
  if (!kind) throw new AppError('invalid_file_type')
  try {
    checkStructure(file, kind)
  } catch (error) {
    // An offset points outside of the file.
    if (error instanceof RangeError) throw new AppError('file_unreadable')
    throw error
  }
  return kind
}

function kindOfName(name: string): DocumentKind | undefined {
  const extension = /\.(pdf|docx?)$/i.exec(name.trim())?.[1]?.toLowerCase()
  return extension === 'pdf' || extension === 'doc' || extension === 'docx' ? extension : undefined
}

function checkStructure(file: Buffer, kind: DocumentKind): void {
  if (kind === 'pdf') checkPdf(file)
  // An encrypted DOCX is an OLE file, whatever its name is.
  else if (isOle(file)) checkOle(file, kind)
  else if (kind === 'docx' && isZip(file)) checkDocx(file)
  else throw new AppError('invalid_file_type')
}

/** Mail programs and web pages put bytes before the header: it may be in the first 1,024 (PDF 1.7, appendix H). */
function checkPdf(file: Buffer): void {
  const text = file.toString('latin1')
  if (!/%PDF-\d/.test(text.slice(0, 1_024))) throw new AppError('invalid_file_type')
  if (!/\d\s+\d+\s+obj\b/.test(text)) throw new AppError('file_unreadable')
}

function checkOle(file: Buffer, kind: DocumentKind): void {
  const { top, names, head } = readOle(file)
  if (top.some(({ name }) => name === 'EncryptedPackage')) throw new AppError('file_encrypted')
  const main = top.find(({ name, kind }) => name === 'WordDocument' && kind === 'stream')
  if (kind !== 'doc' || !main) throw new AppError('invalid_file_type')
  const fib = head(main)
  // A Word file begins with 0xA5EC. Bit 8 of the flags at offset 10 means that it is encrypted ([MS-DOC] 2.5.2).
  if (fib.length < 12 || fib.readUInt16LE(0) !== 0xa5ec) throw new AppError('file_unreadable')
  if (fib.readUInt16LE(10) & 0x0100) throw new AppError('file_encrypted')
  if (['Macros', 'VBA', '_VBA_PROJECT'].some((name) => names.has(name))) throw new AppError('file_macros')
  // Word creates the pool even for documents without objects.
  const hasObjects = top.some(({ name, isEmpty }) => name.toLowerCase() === 'objectpool' && !isEmpty)
  const hasControls = ['\u0001Ole10Native', '\u0003OCXNAME', '\u0003OCXDATA'].some((name) => names.has(name))
  if (hasObjects || hasControls) throw new AppError('file_active_content')
}

function checkDocx(file: Buffer): void {
  const entries = readZipDirectory(file)
  const types = entries.find(({ name }) => name === '[Content_Types].xml')
  if (!types || types.bytes > 1024 * 1024) throw new AppError('invalid_file_type')
  if (entries.some(({ name }) => /(^|\/)vba(Project|Data)[^/]*$/i.test(name)))
    throw new AppError('file_macros')
  const declared = inflateEntry(file, types).toString('utf8')
  if (/macroEnabled/i.test(declared)) throw new AppError('file_macros')
  const overrides = declared.match(/<[^<>]*>/g) ?? []
  const main = overrides.find((tag) => tag.includes(`"${mainPart}"`) || tag.includes(`'${mainPart}'`))
  const part = /PartName\s*=\s*["']\/([^"']*)["']/.exec(main ?? '')?.[1] ?? 'word/document.xml'
  if (!main || !entries.some(({ name }) => name === part)) throw new AppError('invalid_file_type')
}
