import PDFDocument from 'pdfkit'

import type { DemoCv, DemoJobSeeker } from '../people/job-seeker.ts'
import { placeName } from '../places.ts'

export type Pdf = PDFKit.PDFDocument

type Face = { regular: string; bold: string; italic: string }

export const sans: Face = { regular: 'Helvetica', bold: 'Helvetica-Bold', italic: 'Helvetica-Oblique' }
export const serif: Face = { regular: 'Times-Roman', bold: 'Times-Bold', italic: 'Times-Italic' }

// A fixed date, so that the same person always gets the same bytes.
const writtenAt = new Date(Date.UTC(2026, 6, 6, 9, 30))

/** Margins in points. */
export async function pdfBytes(
  person: DemoJobSeeker,
  margins: { top: number; bottom: number; left: number; right: number },
  draw: (doc: Pdf) => void,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margins,
    lang: 'en-PG',
    info: {
      Title: `Curriculum vitae of ${person.fullName}`,
      Author: person.fullName,
      CreationDate: writtenAt,
    },
  })
  const finished = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  draw(doc)
  doc.end()
  return finished
}

export function contactLines(person: DemoJobSeeker): string[] {
  return [person.phone, person.email, `${placeName(person.location)}, Papua New Guinea`]
}

export function bulletList(doc: Pdf, face: Face, size: number, items: readonly string[]): void {
  const left = doc.x
  const width = doc.page.width - doc.page.margins.right - left
  doc.font(face.regular).fontSize(size)
  for (const item of items) {
    keepRoom(doc, doc.heightOfString(item, { width: width - 11, lineGap: 1.5 }))
    const top = doc.y
    doc.text('•', left, top, { width: 9 })
    doc.text(item, left + 11, top, { width: width - 11, lineGap: 1.5 })
    doc.x = left
  }
}

/** Writes the work history as most people do: years and title, then the employer, then the tasks. */
export function posts(doc: Pdf, face: Face, size: number, person: DemoJobSeeker, accent: string): void {
  for (const [position, post] of person.posts.entries()) {
    keepRoom(doc, size * 5)
    if (position > 0) doc.moveDown(0.8)
    doc
      .font(face.bold)
      .fontSize(size + 0.5)
      .fillColor('#1c1b18')
      .text(post.title)
    doc.font(face.italic).fontSize(size).fillColor(accent).text(`${post.employer}  |  ${post.years}`)
    doc.fillColor('#1c1b18').moveDown(0.25)
    bulletList(doc, face, size, post.facts)
  }
}

/** Starts a new page if fewer than `height` points are left, so that no heading is alone at the end of a page. */
export function keepRoom(doc: Pdf, height: number): void {
  const left = doc.x
  if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage()
  doc.x = left
}

/** The words of the headings. They differ from person to person. */
export function headingsOf(cv: DemoCv, index: number): { about: string; posts: string; training: string } {
  if (index % 4 === 0)
    return { about: 'Career objective', posts: 'Work experience', training: 'Education and training' }
  if (index % 4 === 1) return { about: 'About me', posts: 'Employment history', training: 'Qualifications' }
  if (cv.experience === 'entry')
    return { about: 'Profile', posts: 'Experience so far', training: 'Schooling' }
  return { about: 'Summary', posts: 'Employment', training: 'Education and certificates' }
}
