import { crc32, deflateRawSync } from 'node:zlib'
import PdfDocument from 'pdfkit'

/** Valid and hostile documents, made by short code, so that each test shows what is wrong with its file. */

export type ZipPart = {
  name: string
  content: Buffer | string
  /** The size in the directory, when it is false. */
  declaredBytes?: number
  encrypted?: boolean
  /** The name in the local header, when it differs from the directory's. */
  localName?: string
}

export function zip(parts: readonly ZipPart[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const content = Buffer.from(part.content)
    const packed = deflateRawSync(content)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(part.encrypted ? 1 : 0, 2)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(content), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(part.declaredBytes ?? content.length, 18)
    const local = Buffer.from(part.localName ?? part.name)
    bodies.push(Buffer.from('PK\x03\x04'), withNameLength(fields, local), local, packed)
    const name = Buffer.from(part.name)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), withNameLength(fields, name), tail, name)
    offset += 30 + local.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, ...directory, end])
}

function withNameLength(fields: Buffer, name: Buffer): Buffer {
  const copy = Buffer.from(fields)
  copy.writeUInt16LE(name.length, 22)
  return copy
}

const wordTypes = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export function wordBody(text: string): string {
  const paragraphs = text
    .split('\n')
    .map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`)
  return `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs.join('')}</w:body></w:document>`
}

/** A DOCX that Word accepts. `document` replaces its main part, `more` adds parts or replaces them by name. */
export function docx(
  options: { document?: string; mainType?: string; more?: readonly ZipPart[] } = {},
): Buffer {
  const { document = wordBody('Ana Kila\nNurse, Port Moresby'), mainType = wordTypes, more = [] } = options
  const parts = new Map<string, ZipPart>()
  const add = (part: ZipPart) => parts.set(part.name, part)
  add({
    name: '[Content_Types].xml',
    content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`,
  })
  add({ name: '_rels/.rels', content: relations('officeDocument', 'word/document.xml') })
  add({ name: 'word/document.xml', content: document })
  for (const part of more) add(part)
  return zip([...parts.values()])
}

export function relations(type: string, target: string, mode = 'Internal'): string {
  return `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relationships}/${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`
}

export const hostileDocx = {
  /** 60 MB of spaces, which are enough: 1 GB would fit into 1 MB. The directory has the true size. */
  bomb: () => docx({ more: [{ name: 'word/styles.xml', content: Buffer.alloc(60 * 1024 * 1024, ' ') }] }),
  /** The same, with a directory that says 1 kB. */
  lyingBomb: () =>
    docx({
      more: [
        { name: 'word/document.xml', content: Buffer.alloc(60 * 1024 * 1024, ' '), declaredBytes: 1024 },
      ],
    }),
  manyEntries: () =>
    docx({
      more: Array.from({ length: 3_000 }, (_, index) => ({ name: `word/media/${index}`, content: '' })),
    }),
  billionLaughs: () => docx({ document: withDoctype(laughs()) }),
  externalEntity: () => docx({ document: withDoctype('<!ENTITY lol SYSTEM "file:///etc/passwd">') }),
  traversal: () => docx({ more: [{ name: '../../../../etc/cron.d/own', content: '* * * * * root true' }] }),
  twoNames: () =>
    docx({ more: [{ name: 'word/footer1.xml', content: '<a/>', localName: 'word/footer2.xml' }] }),
  macros: () => docx({ more: [{ name: 'word/vbaProject.bin', content: 'Sub AutoOpen' }] }),
  macroTypes: () => docx({ mainType: 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
  remoteTemplate: () =>
    docx({
      more: [
        {
          name: 'word/_rels/settings.xml.rels',
          content: relations('attachedTemplate', 'https://example.com/a.dotm', 'External'),
        },
      ],
    }),
  spreadsheet: () =>
    docx({ mainType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml' }),
  encryptedEntries: () => docx({ more: [{ name: 'word/styles.xml', content: '<a/>', encrypted: true }] }),
  deeplyNested: () => docx({ document: wordBody(`${'<w:r>'.repeat(200_000)}${'</w:r>'.repeat(200_000)}`) }),
}

function withDoctype(declarations: string): string {
  return `<?xml version="1.0"?><!DOCTYPE w [${declarations}]>${wordBody('&lol;')}`
}

function laughs(): string {
  const levels = Array.from(
    { length: 9 },
    (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
  )
  return `<!ENTITY l0 "lol">${levels.join('')}<!ENTITY lol "&l9;">`
}

export function pdf(text: string, options: { password?: string; pages?: number } = {}): Promise<Buffer> {
  const document = new PdfDocument(options.password ? { userPassword: options.password } : {})
  const chunks: Buffer[] = []
  const whole = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))))
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  document.text(text)
  for (let page = 1; page < (options.pages ?? 1); page += 1) document.addPage().text(`${text} ${page + 1}`)
  document.end()
  return whole
}

/** A PDF of the given objects, numbered from 1; the first is the catalogue. */
export function rawPdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = 9
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ])
    parts.push(part)
    length += part.length
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>'
const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
const catalogue = '<</Type/Catalog/Pages 2 0 R>>'

export function pdfStream(content: Buffer | string, dictionary = ''): Buffer {
  const bytes = Buffer.from(content)
  return Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${bytes.length}>>stream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}

export const hostilePdf = {
  /** Claims to have a million pages, and has one. */
  millionPagesClaimed: () =>
    rawPdf([catalogue, '<</Type/Pages/Count 1000000/Kids[3 0 R]>>', page, pdfStream(shown('Ana')), font]),
  /** Six levels of ten children, each ten times the same: a million pages of one page in 1 kB. */
  millionPagesShared: () => {
    const level = (number: number, kid: number, count: number) =>
      `<</Type/Pages/Count ${count}/Parent ${Math.max(2, number - 1)} 0 R/Kids[${`${kid} 0 R `.repeat(10)}]>>`
    const middle = [7, 8, 9, 10, 11].map((number, index) =>
      level(number, number === 11 ? 3 : number + 1, 10 ** (5 - index)),
    )
    return rawPdf([catalogue, level(2, 7, 1_000_000), page, pdfStream(shown('Ana')), font, 'null', ...middle])
  },
  /** A page tree that contains itself. */
  circular: () => rawPdf([catalogue, '<</Type/Pages/Count 5/Kids[2 0 R 2 0 R]>>', page, pdfStream(''), font]),
  /** Page content compressed twice: 200 MB fit into 1 kB. */
  contentBomb: (packedTwice: Buffer) =>
    rawPdf([
      catalogue,
      '<</Type/Pages/Count 1/Kids[3 0 R]>>',
      page,
      pdfStream(packedTwice, '/Filter[/FlateDecode/FlateDecode]'),
      font,
    ]),
  /** A scan: a page without text. */
  withoutText: () =>
    rawPdf([catalogue, '<</Type/Pages/Count 1/Kids[3 0 R]>>', page, pdfStream('0 0 100 100 re f'), font]),
}

function shown(text: string): string {
  return `BT /F 12 Tf 72 720 Td (${text}) Tj ET`
}

export type OleStream = { name: string; content: Buffer }

/** An OLE compound file with its streams (each of 4,096 bytes or more) and empty storages at the top. */
export function ole(streams: readonly OleStream[], storages: readonly string[] = []): Buffer {
  const sectors: Buffer[] = []
  const fat: number[] = []
  const addChain = (content: Buffer) => {
    const start = sectors.length
    for (let at = 0; at < content.length; at += 512) {
      sectors.push(Buffer.concat([content.subarray(at, at + 512), Buffer.alloc(512)]).subarray(0, 512))
      fat.push(at + 512 < content.length ? sectors.length : 0xfffffffe)
    }
    return start
  }
  const names = [...streams.map(({ name }) => name), ...storages]
  const entries = [oleEntry('Root Entry', 5, 0xfffffffe, 0, names.length ? 1 : 0xffffffff)]
  for (const [index, name] of names.entries()) {
    const content = streams[index]?.content
    const start = content ? addChain(content) : 0
    const next = index + 2 > names.length ? 0xffffffff : index + 2
    entries.push(oleEntry(name, content ? 2 : 1, start, content?.length ?? 0, 0xffffffff, next))
  }
  const directory = addChain(Buffer.concat(entries))
  const table = Buffer.alloc(512, 0xff)
  for (const [index, next] of [...fat, 0xfffffffd].entries()) table.writeUInt32LE(next, index * 4)
  const header = Buffer.alloc(512, 0xff)
  Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(16)}3e000300feff0900`, 'hex').copy(header)
  const fields = [0, 0, 0, 1, directory, 0, 4096, 0xfffffffe, 0, 0xfffffffe, 0, sectors.length]
  for (const [index, value] of fields.entries()) header.writeUInt32LE(value, 32 + index * 4)
  header.writeUInt16LE(6, 32)
  return Buffer.concat([header, ...sectors, table])
}

function oleEntry(
  name: string,
  type: number,
  start: number,
  bytes: number,
  child: number,
  right = 0xffffffff,
) {
  const entry = Buffer.alloc(128)
  entry.write(name, 'utf16le')
  entry.writeUInt16LE(name.length * 2 + 2, 64)
  entry.writeUInt8(type, 66)
  entry.writeUInt8(1, 67)
  entry.writeUInt32LE(0xffffffff, 68)
  entry.writeUInt32LE(right, 72)
  entry.writeUInt32LE(child, 76)
  entry.writeUInt32LE(start, 116)
  entry.writeUInt32LE(bytes, 120)
  return entry
}

/** The start of a Word 97 main stream, enough to be recognised. */
export function wordStream(flags = 0): OleStream {
  const content = Buffer.alloc(4096)
  content.writeUInt16LE(0xa5ec, 0)
  content.writeUInt16LE(0xc1, 2)
  content.writeUInt16LE(flags, 10)
  return { name: 'WordDocument', content }
}

const filler = Buffer.alloc(4096)

export const hostileDoc = {
  encryptedPackage: () =>
    ole([
      { name: 'EncryptedPackage', content: filler },
      { name: 'EncryptionInfo', content: filler },
    ]),
  encrypted: () => ole([wordStream(0x0100)]),
  macros: () => ole([wordStream()], ['Macros']),
  spreadsheet: () => ole([{ name: 'Workbook', content: filler }]),
  installer: () => ole([{ name: '\u4840\u3f7f', content: filler }]),
  /** The text table is missing. */
  hollow: () => ole([wordStream()]),
  /** The chain of the directory is circular. */
  circular: () => {
    const file = ole([wordStream()])
    const directory = file.readUInt32LE(48)
    file.writeUInt32LE(directory, file.length - 512 + directory * 4)
    return file
  },
  /** A circle in the main stream, which the checks do not follow. */
  circularText: () => {
    const file = ole([wordStream()])
    file.writeUInt32LE(0, file.length - 512 + 4)
    return file
  },
}
