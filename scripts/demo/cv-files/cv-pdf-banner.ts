import type { DemoCv, DemoJobSeeker } from '../people/job-seeker.ts'
import { bulletList, contactLines, headingsOf, keepRoom, type Pdf, pdfBytes, posts, sans } from './cv-pdf.ts'

const accents = ['#0f5c4d', '#1d4e89', '#8a3b12', '#4b2e63'] as const

/** A CV made with a template: a coloured band above one column, skills as chips. */
export async function bannerCv(person: DemoJobSeeker, cv: DemoCv): Promise<Buffer> {
  const accent = accents[person.index % accents.length] ?? accents[0]
  const headings = headingsOf(cv, person.index)
  return pdfBytes(person, { top: 50, bottom: 54, left: 52, right: 52 }, (doc) => {
    banner(doc, person, cv, accent)
    heading(doc, headings.about, accent)
    doc.font(sans.regular).fontSize(10.5).fillColor('#1c1b18').text(cv.summary, { lineGap: 3 })
    heading(doc, 'Key skills', accent)
    chips(doc, cv.skills, accent)
    heading(doc, headings.posts, accent)
    posts(doc, sans, 10.5, person, '#5d584d')
    heading(doc, headings.training, accent)
    bulletList(doc, sans, 10.5, person.training)
    if (person.licences.length > 0) {
      heading(doc, 'Licences and tickets', accent)
      bulletList(doc, sans, 10.5, person.licences)
    }
    heading(doc, 'Languages', accent)
    doc.font(sans.regular).fontSize(10.5).fillColor('#1c1b18').text(person.languages.join('  ·  '))
    heading(doc, 'Referees', accent)
    doc.font(sans.regular).fontSize(10.5).fillColor('#1c1b18').text('Available on request.')
  })
}

function banner(doc: Pdf, person: DemoJobSeeker, cv: DemoCv, accent: string): void {
  doc.rect(0, 0, doc.page.width, 118).fill(accent)
  doc.font(sans.bold).fontSize(24).fillColor('#ffffff').text(person.fullName, 52, 30)
  doc.font(sans.regular).fontSize(13).text(cv.jobTitle, 52, 60)
  doc.fontSize(9.5).text(contactLines(person).join('   |   '), 52, 88)
  doc.x = 52
  doc.y = 122
}

function heading(doc: Pdf, text: string, accent: string): void {
  keepRoom(doc, 60)
  doc.moveDown(0.9).font(sans.bold).fontSize(12).fillColor(accent).text(text).moveDown(0.35)
  doc.fillColor('#1c1b18')
}

function chips(doc: Pdf, skills: readonly string[], accent: string): void {
  const left = doc.x
  const right = doc.page.width - doc.page.margins.right
  let x = left
  let y = doc.y
  doc.font(sans.regular).fontSize(9.5)
  for (const skill of skills) {
    const width = doc.widthOfString(skill) + 16
    if (x + width > right) {
      x = left
      y += 23
    }
    doc.roundedRect(x, y, width, 18, 9).lineWidth(0.8).strokeColor(accent).stroke()
    doc.fillColor('#1c1b18').text(skill, x + 8, y + 5, { lineBreak: false })
    x += width + 6
  }
  doc.x = left
  doc.y = y + 20
}
