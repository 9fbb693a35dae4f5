import { getDocumentProxy } from 'unpdf'
import { AppError } from '../../shared/errors.ts'
import { maxTextLength } from './clean-text.ts'
import { nameOf, type PdfDictionary, type PdfObject, readPdfObjects, unpack } from './pdf-objects.ts'

/** The maximum number of pages that are read. A CV has two to ten. Later pages are neither shown nor searched. */
const maxPages = 50

/**
 * Returns the text of a PDF's first pages. Throws `file_encrypted` when the file needs a password. Throws
 * `file_active_content` when it can run something or contains other files. Two readers look for that: our own looks at
 * every object, and pdf.js also at the content of files that are encrypted but open without a password.
 */
export async function readPdfText(file: Buffer): Promise<{ text: string; pages: number }> {
  const pdf = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'PasswordException') throw new AppError('file_encrypted')
    throw error
  })
  refuseActivePdf(file, (await pdf.getPermissions()) !== null)
  if ((await pdf.getJSActions()) || (await pdf.getAttachments())) throw new AppError('file_active_content')
  let text = ''
  for (
    let number = 1;
    number <= Math.min(pdf.numPages, maxPages) && text.length < maxTextLength;
    number += 1
  ) {
    const page = await pdf.getPage(number)
    if (await page.getJSActions()) throw new AppError('file_active_content')
    const { items } = await page.getTextContent()
    for (const item of items) {
      if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str
    }
    text += '\n\n'
    page.cleanup()
  }
  return { text, pages: pdf.numPages }
}

/** Actions that run something, in whatever way they are started. */
const running = new Set(['JavaScript', 'Launch', 'ImportData', 'Rendition', 'RichMediaExecute'])
const activeAnnotations = new Set(['FileAttachment', 'RichMedia', '3D', 'Movie', 'Screen', 'Sound'])

/**
 * Throws `file_active_content` for a PDF that can run something or contains another file: scripts, programs to start,
 * attachments, media with scripts, forms with scripts, and every action on opening except a jump to a page. Links that
 * a reader must click are harmless. Throws `file_unreadable` for objects that cannot be unpacked, unless the file is
 * encrypted: encrypted objects can never be unpacked here.
 */
function refuseActivePdf(file: Buffer, isEncrypted: boolean): void {
  const { objects, isComplete } = readPdfObjects(file)
  if (!isComplete && !isEncrypted) throw new AppError('file_unreadable')
  const numbered = Map.groupBy(objects, ({ number }) => number)
  const resolve = (value: PdfObject | undefined): PdfObject[] => {
    if (value === undefined || value === null) return []
    if (typeof value !== 'object' || !('ref' in value)) return [value]
    return (numbered.get(value.ref) ?? []).map((found) => found.value)
  }
  const hasForm = objects.some(({ value }) => dictionariesIn(value).some((entry) => entry.has('XFA')))
  for (const { value, stream } of objects) {
    if (running.has(nameOf(value) ?? '')) throw active()
    for (const dictionary of dictionariesIn(value)) {
      if (isActive(dictionary) || startsByItself(dictionary, resolve)) throw active()
    }
    if (hasForm && stream && value instanceof Map && hasFormScript(unpack(stream, value))) throw active()
  }
}

function isActive(dictionary: PdfDictionary): boolean {
  const action = dictionary.get('S')
  if (running.has(nameOf(action) ?? '')) return true
  // The kind of the action may be in another object.
  if (dictionary.has('JS') && action !== undefined) return true
  if (nameOf(dictionary.get('Type')) === 'EmbeddedFile') return true
  if (activeAnnotations.has(nameOf(dictionary.get('Subtype')) ?? '')) return true
  return hasFile(dictionary.get('EF')) && ['F', 'UF', 'Type', 'Desc'].some((key) => dictionary.has(key))
}

function hasFile(value: PdfObject | undefined): boolean {
  return value instanceof Map ? value.size > 0 : value !== null && typeof value === 'object' && 'ref' in value
}

/** Whether an action starts without a click: `OpenAction` of a document, `AA` of a document, page or field. */
function startsByItself(
  dictionary: PdfDictionary,
  resolve: (value: PdfObject | undefined) => PdfObject[],
): boolean {
  const onOpening = resolve(dictionary.get('OpenAction'))
  const onEvents = resolve(dictionary.get('AA')).flatMap((events) =>
    events instanceof Map ? [...events.values()].flatMap(resolve) : [],
  )
  return [...onOpening, ...onEvents].some(
    (action) =>
      action instanceof Map && action.has('S') && (nameOf(action.get('S')) !== 'GoTo' || action.has('Next')),
  )
}

function hasFormScript(content: Buffer | undefined): boolean {
  return content !== undefined && /<(\w+:)?script[\s>]/i.test(content.toString('latin1'))
}

/** Returns the dictionary and those inside it. Dictionaries that it only refers to are separate objects. */
function dictionariesIn(value: PdfObject): PdfDictionary[] {
  if (Array.isArray(value)) return value.flatMap(dictionariesIn)
  return value instanceof Map ? [value, ...[...value.values()].flatMap(dictionariesIn)] : []
}

function active(): AppError {
  return new AppError('file_active_content')
}
