import mammoth from 'mammoth'
import { AppError } from '../shared/errors.ts'
import { inflateEntry, readZipDirectory, storeZip } from './document-zip.ts'

/** The parts that hold text, and what leads to them. Pictures, fonts and embedded files are never inflated. */
const textParts = /^(\[Content_Types\]\.xml|(_rels|word|word\/_rels)\/[^/]+\.(xml|rels))$/

/**
 * Text of a DOCX. mammoth gets a new ZIP of the checked parts only, so no second reading of the directory and no
 * second inflating can differ from the check. Throws `file_macros` for a template that Word would fetch from the
 * network (its macros run with it), `file_unreadable` for DTDs, which no word processor writes.
 */
export async function readDocxText(file: Buffer): Promise<string> {
  const parts = new Map<string, Buffer>()
  let headers = ''
  for (const entry of readZipDirectory(file)) {
    if (!textParts.test(entry.name)) continue
    const content = inflateEntry(file, entry)
    const xml = content.toString('utf8')
    checkXml(xml)
    if (/^word\/(header|footer)\d*\.xml$/.test(entry.name)) headers += headerText(xml)
    parts.set(entry.name, content)
  }
  const { value } = await mammoth.extractRawText({ buffer: storeZip(parts) })
  return `${headers}\n${value}`
}

/** mammoth leaves headers and footers out, where many templates put the name and the contact details. */
function headerText(xml: string): string {
  const runs = xml.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<\/w:p>/g)
  return [...runs].map(([, text]) => (text === undefined ? '\n' : decodeEntities(text))).join('')
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => entities[entity] ?? entity)
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}

function checkXml(xml: string): void {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new AppError('file_unreadable')
  for (const [tag] of xml.matchAll(/<Relationship\s[^>]*attachedTemplate[^>]*>/g)) {
    if (/Target\s*=\s*["']\s*(https?:|ftp:|\\\\|file:\/\/[^/]|mhtml:)/i.test(tag))
      throw new AppError('file_macros')
  }
}
