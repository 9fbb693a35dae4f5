import mammoth from 'mammoth'
import { AppError } from '../../shared/errors.ts'
import { inflateEntry, readZipDirectory, storeZip } from './zip.ts'

/** The parts with text, and the parts that refer to them. Pictures and fonts are never inflated. */
const textParts = /^(\[Content_Types\]\.xml|(_rels|word|word\/_rels)\/[^/]+\.(xml|rels))$/
const relationParts = /\.rels$/i
/** Embedded objects of other programs. Charts contain their numbers as a plain workbook, which cannot run anything. */
const activeParts = /(^|\/)(oleObject[^/]*$|activeX|embeddings\/[^/]*\.(?!(xlsx|docx|pptx)$)[^./]*$)/i

/**
 * Returns the text of a DOCX. mammoth gets a new ZIP that contains only the checked parts, so it cannot read anything
 * that was not checked. Throws `file_active_content` for objects of other programs and for everything that Word would
 * fetch from the network or run, and `file_unreadable` for DTDs and encodings that no word processor writes.
 */
export async function readDocxText(file: Buffer): Promise<string> {
  const parts = new Map<string, Buffer>()
  let headers = ''
  for (const entry of readZipDirectory(file)) {
    if (activeParts.test(entry.name)) throw active()
    if (!textParts.test(entry.name) && !relationParts.test(entry.name)) continue
    const content = inflateEntry(file, entry)
    const xml = content.toString('utf8')
    checkXml(xml)
    if (relationParts.test(entry.name)) checkRelations(xml)
    if (!textParts.test(entry.name)) continue
    if (hasDataLink(xml)) throw active()
    if (/^word\/(header|footer)\d*\.xml$/.test(entry.name)) headers += headerText(xml)
    parts.set(entry.name, content)
  }
  const { value } = await mammoth.extractRawText({ buffer: storeZip(parts) })
  return `${headers}\n${value}`
}

/** Returns the text of headers and footers, which mammoth omits. Many templates have the contact details there. */
function headerText(xml: string): string {
  const runs = xml.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<\/w:p>/g)
  return [...runs].map(([, text]) => (text === undefined ? '\n' : decodeEntities(text))).join('')
}

function decodeEntities(text: string): string {
  return text
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex, decimal) => character(hex, decimal))
    .replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => entities[entity] ?? entity)
}

function character(hex: string | undefined, decimal: string): string {
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}

/** Refuses DTDs, and UTF-16, in which none of the checks would match. */
function checkXml(xml: string): void {
  if (xml.includes('\0') || /<!(DOCTYPE|ENTITY)/i.test(xml)) throw new AppError('file_unreadable')
}

/** Refuses objects and controls, and external templates, frames and texts. Links that a reader clicks are harmless. */
function checkRelations(xml: string): void {
  for (const [tag] of xml.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)) {
    const type = attribute(tag, 'Type').split('/').pop() ?? ''
    const isOutside =
      /^External$/i.test(attribute(tag, 'TargetMode')) &&
      /^\s*(https?:|ftp:|\\\\|file:\/\/[^/]|mhtml:|ms-\w+:)/i.test(attribute(tag, 'Target'))
    if (/^(oleObject|control|activeXControlBinary|aFChunk)$/i.test(type)) throw active()
    if (isOutside && /^(attachedTemplate|frame|subDocument|package|externalLink\w*)$/i.test(type))
      throw active()
  }
}

function attribute(tag: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  return decodeEntities(found?.[1] ?? found?.[2] ?? '')
}

/** Whether the document has a DDE field, which starts another program. Its code may be split over several runs. */
function hasDataLink(xml: string): boolean {
  const runs = [...xml.matchAll(/<(?:\w+:)?instrText(?:\s[^>]*)?>([^<]*)/g)]
    .map(([, text = '']) => text)
    .join('')
  const simple = [...xml.matchAll(/<(?:\w+:)?fldSimple\s[^>]*>/g)].map(([tag]) =>
    attribute(tag, '\\w+:instr'),
  )
  return [runs, ...simple].some((code) => /(^|\W)DDE(AUTO)?\s/i.test(code))
}

function active(): AppError {
  return new AppError('file_active_content')
}
