import { FONTS } from '../../../platform/pictures/fonts.ts'
import { BRAND, INK, MUTED } from '../../../shared/brand.ts'
import type { CvBuild } from '../schema.ts'

const MARGIN = 54
/** Points that a heading and the first lines below it need. */
const HEADING_ROOM = 80

type Block =
  | {
      tag: 'H1' | 'H2' | 'H3' | 'P'
      text: string
      size?: number
      bold?: boolean
      colour?: string
      above?: number
    }
  | { tag: 'L'; items: string[] }

/**
 * Makes a PDF of a CV on A4 in one column, with real text, an embedded font and headings for screen readers, so that
 * every program reads it in order. `text` is its content for the search index.
 */
export async function writeCvPdf(cv: CvBuild, now: Date): Promise<{ pdf: Buffer; text: string }> {
  const blocks = blocksOf(cv)
  const text = blocks.map((block) => (block.tag === 'L' ? block.items.join('\n') : block.text)).join('\n')
  return { pdf: await draw(cv, blocks, now), text }
}

function blocksOf(cv: CvBuild): Block[] {
  const contacts = [cv.phone, cv.email, cv.location].filter(Boolean).join('  ·  ')
  return [
    { tag: 'H1', text: cv.fullName, size: 24, bold: true },
    { tag: 'P', text: cv.jobTitle, size: 13, colour: BRAND },
    { tag: 'P', text: contacts, colour: MUTED, above: 4 },
    ...section('Profile', paragraphs(cv.summary)),
    ...section('Work experience', cv.work.flatMap(workBlocks)),
    ...section('Education and training', cv.schooling.flatMap(schoolingBlocks)),
    ...section('Skills', paragraphs(cv.skills.join(', '))),
    ...section('Licences and tickets', list(cv.licences)),
    ...section('Languages', paragraphs(cv.languages.join(', '))),
    ...section('Referees', cv.referees.flatMap(refereeBlocks)),
  ]
}

function section(title: string, blocks: Block[]): Block[] {
  if (blocks.length === 0) return []
  return [{ tag: 'H2', text: title, size: 13, bold: true, colour: BRAND, above: 14 }, ...blocks]
}

function workBlocks({ role, place, from, to, tasks }: CvBuild['work'][number]): Block[] {
  const time = [from, to || (from && 'now')].filter(Boolean).join(' – ')
  return [...entry(role, [place, time]), ...list(tasks.split('\n'))]
}

function schoolingBlocks({ course, place, year }: CvBuild['schooling'][number]): Block[] {
  return entry(course, [place, year])
}

function refereeBlocks({ name, role, contact }: CvBuild['referees'][number]): Block[] {
  return entry(name, [role, contact])
}

function entry(title: string, details: string[]): Block[] {
  const below = details.filter(Boolean).join('  ·  ')
  return [
    { tag: 'H3', text: title, bold: true, above: 6 },
    ...(below ? [{ tag: 'P', text: below, colour: MUTED } as const] : []),
  ]
}

function paragraphs(text: string): Block[] {
  return linesOf(text.split('\n')).map((line) => ({ tag: 'P', text: line, above: 3 }))
}

function list(lines: readonly string[]): Block[] {
  const items = linesOf(lines).map((line) => line.replace(/^[•*·-]\s*/, ''))
  return items.length > 0 ? [{ tag: 'L', items }] : []
}

function linesOf(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter(Boolean)
}

async function draw(cv: CvBuild, blocks: Block[], now: Date): Promise<Buffer> {
  // Loaded only when a CV is made, because it brings a font engine.
  const { default: PdfDocument } = await import('pdfkit')
  const doc = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-PG',
    displayTitle: true,
    font: FONTS.regular,
    info: { Title: `CV of ${cv.fullName}`, Author: cv.fullName, CreationDate: now },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject))
  const whole = doc.struct('Document')
  doc.addStructure(whole)
  for (const block of blocks) drawBlock(doc, whole, block)
  whole.end()
  doc.end()
  await done
  return Buffer.concat(chunks)
}

type Doc = PDFKit.PDFDocument

function drawBlock(doc: Doc, whole: PDFKit.PDFStructureElement, block: Block): void {
  if (block.tag === 'L') {
    const items = block.items.map((item) => doc.struct('LI', {}, () => drawItem(doc, item)))
    return void whole.add(doc.struct('L', {}, items))
  }
  const { tag, text, size = 10.5, bold, colour = INK, above = 0 } = block
  if (tag.startsWith('H') && doc.y + HEADING_ROOM > doc.page.height - MARGIN) doc.addPage()
  doc.y += above
  const write = () => {
    doc
      .font(bold ? FONTS.semibold : FONTS.regular)
      .fontSize(size)
      .fillColor(colour)
    doc.text(drawable(text), { lineGap: 2 })
  }
  whole.add(doc.struct(tag, {}, write))
}

function drawItem(doc: Doc, item: string): void {
  const width = doc.page.width - 2 * MARGIN - 12
  doc.font(FONTS.regular).fontSize(10.5).fillColor(INK)
  if (doc.y + doc.heightOfString(item, { width, lineGap: 2 }) > doc.page.height - MARGIN) doc.addPage()
  const top = doc.y
  doc.text('•', MARGIN, top, { width: 10, lineGap: 2 })
  doc.text(drawable(item), MARGIN + 12, top, { width, lineGap: 2 })
  doc.x = MARGIN
}

/**
 * Removes emoji and control characters, which the font cannot draw. It has the letters of all names used in Papua New
 * Guinea.
 */
function drawable(text: string): string {
  return text.replace(/\p{Extended_Pictographic}\uFE0F?|[\p{Cc}\p{Cf}]/gu, '')
}
