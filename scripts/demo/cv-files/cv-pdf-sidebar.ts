import type { DemoCv, DemoJobSeeker } from '../people/job-seeker.ts'
import { bulletList, contactLines, headingsOf, keepRoom, type Pdf, pdfBytes, posts, sans } from './cv-pdf.ts'

const sidebarWidth = 186
const tints = ['#24323d', '#2d3a2e', '#3c2a2a', '#2e2b45'] as const

/** Two columns: a dark one with photo, contact details, skills and languages, and the work history beside it. */
export async function sidebarCv(person: DemoJobSeeker, cv: DemoCv, photo?: Buffer): Promise<Buffer> {
  const tint = tints[person.index % tints.length] ?? tints[0]
  const headings = headingsOf(cv, person.index)
  return pdfBytes(person, { top: 48, bottom: 48, left: sidebarWidth + 28, right: 40 }, (doc) => {
    doc.on('pageAdded', () => doc.rect(0, 0, sidebarWidth, doc.page.height).fill(tint))
    doc.rect(0, 0, sidebarWidth, doc.page.height).fill(tint)
    strip(doc, person, cv, photo)

    doc.x = doc.page.margins.left
    doc.y = doc.page.margins.top
    doc.font(sans.bold).fontSize(22).fillColor('#1c1b18').text(person.fullName)
    doc.font(sans.regular).fontSize(12.5).fillColor('#5d584d').text(cv.jobTitle).moveDown(0.2)
    heading(doc, headings.about)
    doc.font(sans.regular).fontSize(10.5).text(cv.summary, { lineGap: 3 })
    heading(doc, headings.posts)
    posts(doc, sans, 10.5, person, '#5d584d')
    heading(doc, headings.training)
    bulletList(doc, sans, 10.5, person.training)
    heading(doc, 'Referees')
    doc.font(sans.regular).fontSize(10.5).text('Available on request.')
  })
}

function strip(doc: Pdf, person: DemoJobSeeker, cv: DemoCv, photo: Buffer | undefined): void {
  let y = 48
  if (photo !== undefined) {
    doc
      .save()
      .circle(sidebarWidth / 2, 100, 52)
      .clip()
      .image(photo, sidebarWidth / 2 - 52, 48, { width: 104 })
    doc.restore()
    y = 178
  }
  y = stripSection(doc, y, 'Contact', contactLines(person))
  y = stripSection(doc, y, 'Skills', cv.skills)
  y = stripSection(doc, y, 'Licences', person.licences)
  stripSection(doc, y, 'Languages', person.languages)
}

function stripSection(doc: Pdf, top: number, title: string, lines: readonly string[]): number {
  if (lines.length === 0) return top
  const options = { width: sidebarWidth - 44, lineGap: 1.5 }
  doc.font(sans.bold).fontSize(10.5).fillColor('#f2d27a').text(title.toUpperCase(), 24, top, options)
  doc.y += 4
  for (const line of lines) {
    // E-mail addresses cannot be wrapped, so they are set in a smaller size.
    doc
      .font(sans.regular)
      .fontSize(line.length > 27 && !line.includes(' ') ? 7.8 : 9.5)
      .fillColor('#ffffff')
    doc.text(line, 24, doc.y + 2, options)
  }
  return doc.y + 18
}

function heading(doc: Pdf, text: string): void {
  keepRoom(doc, 56)
  doc
    .moveDown(0.8)
    .font(sans.bold)
    .fontSize(11.5)
    .fillColor('#1c1b18')
    .text(text.toUpperCase(), { characterSpacing: 0.8 })
  doc
    .moveTo(doc.x, doc.y + 2)
    .lineTo(doc.x + 34, doc.y + 2)
    .lineWidth(2)
    .strokeColor('#f2b705')
    .stroke()
  doc.y += 9
}
