import type { DemoCv, DemoJobSeeker } from '../people/job-seeker.ts'
import { placeName } from '../places.ts'
import { bulletList, headingsOf, keepRoom, type Pdf, pdfBytes, posts, serif } from './cv-pdf.ts'

/**
 * A CV typed at home or in an internet shop: one column in a serif font, ruled headings, a table of personal details.
 */
export async function typedCv(person: DemoJobSeeker, cv: DemoCv): Promise<Buffer> {
  const headings = headingsOf(cv, person.index)
  return pdfBytes(person, { top: 62, bottom: 60, left: 66, right: 66 }, (doc) => {
    doc.font(serif.bold).fontSize(13).text('CURRICULUM VITAE', { align: 'center', characterSpacing: 2 })
    doc.moveDown(0.3).fontSize(21).text(person.fullName, { align: 'center' })
    doc.font(serif.italic).fontSize(13).text(cv.jobTitle, { align: 'center' }).moveDown(0.6)

    heading(doc, 'Personal particulars')
    particulars(doc, [
      ['Address', `${placeName(person.location)}, Papua New Guinea`],
      ['Telephone', person.phone],
      ['E-mail', person.email],
      ['Languages', person.languages.join(', ')],
      ...(person.licences.length > 0 ? [['Licences', person.licences.join(', ')] as const] : []),
    ])
    heading(doc, headings.about)
    doc.font(serif.regular).fontSize(11).text(cv.summary, { align: 'justify', lineGap: 2 })
    heading(doc, 'Skills')
    doc
      .font(serif.regular)
      .fontSize(11)
      .text(`${cv.skills.join(', ')}.`, { lineGap: 2 })
    heading(doc, headings.posts)
    posts(doc, serif, 11, person, '#444444')
    heading(doc, headings.training)
    bulletList(doc, serif, 11, person.training)
    heading(doc, 'Referees')
    doc
      .font(serif.regular)
      .fontSize(11)
      .text('Names and telephone numbers of referees are available on request.')
  })
}

function heading(doc: Pdf, text: string): void {
  keepRoom(doc, 56)
  doc.moveDown(0.7).font(serif.bold).fontSize(11.5).fillColor('#000000')
  doc.text(text.toUpperCase(), { characterSpacing: 0.6 })
  const right = doc.page.width - doc.page.margins.right
  doc
    .moveTo(doc.x, doc.y + 1)
    .lineTo(right, doc.y + 1)
    .lineWidth(0.7)
    .strokeColor('#000000')
    .stroke()
  doc.y += 7
}

function particulars(doc: Pdf, rows: readonly (readonly [string, string])[]): void {
  const left = doc.x
  for (const [label, value] of rows) {
    const top = doc.y
    doc.font(serif.regular).fontSize(11).text(`${label}:`, left, top, { width: 84 })
    doc.text(value, left + 90, top, {
      width: doc.page.width - doc.page.margins.right - left - 90,
      lineGap: 2,
    })
    doc.x = left
  }
}
