import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { DemoCv, DemoJobSeeker } from '../people/job-seeker.ts'
import { placeName } from '../places.ts'
import { contactLines, headingsOf } from './cv-pdf.ts'

const styleSets = [
  { font: 'Calibri', colour: '1F4E79', centred: false },
  { font: 'Times New Roman', colour: '000000', centred: true },
  { font: 'Arial', colour: '2E5E4E', centred: false },
] as const

/**
 * A CV from a word processor: with a table of personal details if centred, otherwise with one line of contact details.
 */
export async function wordCv(person: DemoJobSeeker, cv: DemoCv): Promise<Buffer> {
  const look = styleSets[cv.design % styleSets.length] ?? styleSets[0]
  const document = new Document({
    creator: person.fullName,
    title: `CV ${person.fullName}`,
    styles: styles(look.font, look.colour),
    numbering: {
      config: [
        {
          reference: 'points',
          levels: [
            {
              level: 0,
              format: 'bullet',
              text: '•',
              style: { paragraph: { indent: { left: 360, hanging: 240 } } },
            },
          ],
        },
      ],
    },
    sections: [{ children: [...head(person, cv, look.centred), ...body(person, cv)] }],
  })
  return Packer.toBuffer(document)
}

function styles(font: string, colour: string) {
  return {
    default: {
      document: { run: { font, size: 22 } },
      title: { run: { font, size: 40, bold: true, color: colour } },
      heading1: {
        run: { font, size: 25, bold: true, color: colour },
        paragraph: {
          spacing: { before: 260, after: 90 },
          border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: colour, space: 2 } },
        },
      },
      heading2: { run: { font, size: 22, bold: true }, paragraph: { spacing: { before: 140 } } },
    },
  }
}

function head(person: DemoJobSeeker, cv: DemoCv, centred: boolean): (Paragraph | Table)[] {
  const alignment = centred ? AlignmentType.CENTER : AlignmentType.LEFT
  const name = new Paragraph({ text: person.fullName, heading: HeadingLevel.TITLE, alignment })
  const title = new Paragraph({ alignment, children: [new TextRun({ text: cv.jobTitle, size: 26 })] })
  if (!centred) return [name, title, new Paragraph(contactLines(person).join('  |  '))]
  return [
    name,
    title,
    new Paragraph({ text: 'Personal particulars', heading: HeadingLevel.HEADING_1 }),
    particulars([
      ['Address', `${placeName(person.location)}, Papua New Guinea`],
      ['Telephone', person.phone],
      ['E-mail', person.email],
    ]),
  ]
}

function particulars(rows: readonly (readonly [string, string])[]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      ([label, value]) =>
        new TableRow({
          children: [
            new TableCell({
              width: { size: 25, type: WidthType.PERCENTAGE },
              children: [new Paragraph(label)],
            }),
            new TableCell({
              width: { size: 75, type: WidthType.PERCENTAGE },
              children: [new Paragraph(value)],
            }),
          ],
        }),
    ),
  })
}

function body(person: DemoJobSeeker, cv: DemoCv): Paragraph[] {
  const headings = headingsOf(cv, person.index)
  return [
    heading(headings.about),
    new Paragraph(cv.summary),
    heading('Skills'),
    ...cv.skills.map(point),
    heading(headings.posts),
    ...person.posts.flatMap((post) => [
      new Paragraph({ text: `${post.title}, ${post.years}`, heading: HeadingLevel.HEADING_2 }),
      new Paragraph({ children: [new TextRun({ text: post.employer, italics: true })] }),
      ...post.facts.map(point),
    ]),
    heading(headings.training),
    ...person.training.map(point),
    ...(person.licences.length > 0 ? [heading('Licences'), ...person.licences.map(point)] : []),
    heading('Languages'),
    new Paragraph(person.languages.join(', ')),
    heading('Referees'),
    new Paragraph('Available on request.'),
  ]
}

function heading(text: string): Paragraph {
  return new Paragraph({ text, heading: HeadingLevel.HEADING_1 })
}

function point(text: string): Paragraph {
  return new Paragraph({ text, numbering: { reference: 'points', level: 0 } })
}
