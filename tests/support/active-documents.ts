import { deflateSync } from 'node:zlib'
import { docx, ole, pdfStream, rawPdf, relations, wordBody, wordStream } from './documents.ts'

const words = 'Ana Kila, registered nurse in Port Moresby, eight years in theatre and on the wards'
const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>'
const pages = '<</Type/Pages/Count 1/Kids[3 0 R]>>'
const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'

/** A CV on one page; `inCatalogue` and `inPage` add to those dictionaries, `more` are the objects from 6 on. */
function cv(
  inCatalogue: string,
  { inPage = '', more = [] }: { inPage?: string; more?: (string | Buffer)[] } = {},
) {
  const catalogue = `<</Type/Catalog/Pages 2 0 R ${inCatalogue}>>`
  const content = pdfStream(`BT /F 12 Tf 72 720 Td (${words}) Tj ET`)
  return rawPdf([catalogue, pages, `${page}${inPage}>>`, content, font, ...more])
}

/** Objects as modern programs pack them: `[number, object]` in one compressed stream. */
function objectStream(
  objects: readonly [number, string][],
  filter: 'flate' | 'hex' | 'png' = 'flate',
): Buffer {
  let offset = 0
  const numbers = objects.map(([number, object]) => {
    const at = offset
    offset += object.length + 1
    return `${number} ${at}`
  })
  const head = `${numbers.join(' ')} `
  const content = Buffer.from(head + objects.map(([, object]) => `${object} `).join(''))
  const about = `/Type/ObjStm/N ${objects.length}/First ${head.length}`
  if (filter === 'hex') return pdfStream(`${content.toString('hex')}>`, `${about}/Filter/ASCIIHexDecode`)
  if (filter === 'flate') return pdfStream(deflateSync(content), `${about}/Filter[/FlateDecode]`)
  const rows = Array.from({ length: Math.ceil(content.length / 16) }, (_, row) =>
    Buffer.concat([Buffer.from([1]), differences(content.subarray(row * 16, row * 16 + 16))]),
  )
  const parameters = '/DecodeParms<</Predictor 15/Columns 16>>'
  return pdfStream(deflateSync(Buffer.concat(rows)), `${about}/Filter/FlateDecode${parameters}`)
}

function differences(row: Buffer): Buffer {
  return Buffer.from(
    Array.from({ length: 16 }, (_, at) => (row[at] ?? 32) - (at > 0 ? (row[at - 1] ?? 32) : 0)),
  )
}

const script = '<</Type/Action/S/JavaScript/JS(app.alert\\(1\\))>>'
const link = (action: string) => `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 99 99]/A<<${action}>>>>]`
const form = (xml: string) =>
  cv('/AcroForm<</Fields[]/XFA 6 0 R>>', { more: [pdfStream(deflateSync(xml), '/Filter/FlateDecode')] })

/** Each opens as a readable CV and does something that no CV needs. */
export const activePdf = {
  'a script on opening': () => cv(`/OpenAction${script}`),
  'a script in another object': () => cv('/OpenAction 6 0 R', { more: [script] }),
  'a script with an escaped name': () => cv('/OpenAction<</S/J#61vaScript/#4a#53(x)>>'),
  'a script whose kind is another object': () =>
    cv('/OpenAction<</S 6 0 R/JS(x)>>', { more: ['/JavaScript'] }),
  'a script in the list of names': () => cv(`/Names<</JavaScript<</Names[(a)${script}]>>>>`),
  'a script in a compressed object stream': () =>
    cv('/OpenAction 9 0 R', { more: [objectStream([[9, script]])] }),
  'a script in an object stream as hexadecimal digits': () =>
    cv('', { more: [objectStream([[9, script]], 'hex')] }),
  'a script in an object stream with a predictor': () =>
    cv('', { more: [objectStream([[9, script]], 'png')] }),
  'a script when a page is shown': () => cv('', { inPage: `/AA<</O${script}>>` }),
  'a script behind a link': () => cv('', { inPage: link('/S/JavaScript/JS(x)') }),
  'a script after a comment': () => cv('', { more: [`%\n<<%)\n/S %(\n/JavaScript/JS 7 0 R>>`] }),
  'a script inside of a stream that is no script': () =>
    cv('', { more: [pdfStream(`9 0 obj${script}endobj`)] }),
  'a program to start': () => cv('', { inPage: link('/S/Launch/F(cmd.exe)') }),
  'an address that opens by itself': () => cv('/OpenAction<</S/URI/URI(https://example.com)>>'),
  'an address after a jump': () =>
    cv('/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next 6 0 R>>', { more: ['<</S/URI/URI(x)>>'] }),
  'a file inside': () =>
    cv('/Names<</EmbeddedFiles<</Names[(a)6 0 R]>>>>', {
      more: ['<</Type/Filespec/F(a.exe)/EF<</F 7 0 R>>>>', pdfStream('MZ', '/Type/EmbeddedFile')],
    }),
  'a file as a note': () =>
    cv('', {
      inPage: '/Annots[<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS 6 0 R>>]',
      more: ['<</F(a)/EF 7 0 R>>'],
    }),
  'rich media': () => cv('', { inPage: '/Annots[<</Type/Annot/Subtype/RichMedia/Rect[0 0 9 9]>>]' }),
  'a form with a script': () =>
    form(
      '<xdp><event activity="initialize"><script contentType="application/x-javascript">x</script></event></xdp>',
    ),
}

/** Features of real CVs: links, a first page to open at, an empty list of attachments, a filled-in form. */
export const harmlessPdf = {
  'links and a place to begin': () =>
    cv('/OpenAction[3 0 R/FitH 720]/PageMode/UseAttachments', {
      inPage: link('/S/URI/URI(mailto:ana@example.com)'),
    }),
  'a jump on opening': () => cv('/OpenAction<</S/GoTo/D[3 0 R/XYZ null null 0]>>'),
  'empty lists of scripts and files': () => cv('/Names<</JavaScript<</Names[]>>/EmbeddedFiles<</Names[]>>>>'),
  'a form without a script': () => form('<xdp><field name="a"><value>JavaScript</value></field></xdp>'),
  'words of programmers': () =>
    cv('', { more: [pdfStream('BT (JavaScript /JS /Launch /EmbeddedFile) Tj ET'), '(/S/JavaScript/JS)'] }),
  'resources called JS and EF': () => cv('', { more: ['<</Font<</JS 5 0 R/EF 5 0 R/AA 5 0 R>>>>'] }),
  'packed objects': () =>
    cv('', {
      more: [
        objectStream(
          [
            [9, '<</Type/Font>>'],
            [10, '[1 2 (])]'],
          ],
          'png',
        ),
      ],
    }),
}

const rels = (name: string, type: string, target: string, mode?: string) =>
  docx({ document: wordBody(words), more: [{ name, content: relations(type, target, mode) }] })
const field = (xml: string) =>
  docx({ document: wordBody('@').replace('<w:r><w:t xml:space="preserve">@</w:t></w:r>', xml) })

export const activeDocx = {
  'an OLE object': () => docx({ more: [{ name: 'word/embeddings/oleObject1.bin', content: 'x' }] }),
  'an object with an odd name': () => docx({ more: [{ name: 'word/Embeddings/package.exe', content: 'x' }] }),
  'a control': () => docx({ more: [{ name: 'word/activeX/activeX1.xml', content: '<a/>' }] }),
  'an object that only its relation names': () =>
    rels('word/_rels/document.xml.rels', 'oleObject', 'media/a.png'),
  'an object of another site': () =>
    rels('word/_rels/document.xml.rels', 'oleObject', 'mhtml:http://example.com/a!x', 'External'),
  'a template with an escaped address': () =>
    rels('word/_rels/settings.xml.rels', 'attachedTemplate', '&#x68;ttps://example.com/a.dotm', 'External'),
  'a template of a shared folder': () =>
    rels('word/_rels/settings.xml.rels', 'attachedTemplate', '\\\\host\\a.dotm', 'External'),
  'a template beside another part': () =>
    rels('custom/_rels/settings.xml.rels', 'attachedTemplate', 'https://example.com/a.dotm', 'External'),
  'a web page inside': () => rels('word/_rels/document.xml.rels', 'aFChunk', 'a.html'),
  'a field that starts a program': () =>
    field('<w:r><w:instrText>DDE</w:instrText></w:r><w:r><w:instrText>AUTO c:\\cmd.exe</w:instrText></w:r>'),
  'a simple field that starts a program': () => field('<w:fldSimple w:instr=" DDEAUTO c:\\cmd.exe"/>'),
}

export const harmlessDocx = {
  'a link': () => rels('word/_rels/document.xml.rels', 'hyperlink', 'https://example.com/ana', 'External'),
  'the template of the own machine': () =>
    rels(
      'word/_rels/settings.xml.rels',
      'attachedTemplate',
      'file:///C:\\Users\\Ana\\Normal.dotm',
      'External',
    ),
  'a chart with its workbook': () =>
    docx({
      document: wordBody(words),
      more: [{ name: 'word/embeddings/Microsoft_Excel_Sheet1.xlsx', content: 'x' }],
    }),
  'a field with a date': () => field(`<w:r><w:instrText> DATE </w:instrText><w:t>${words}</w:t></w:r>`),
}

/** A DOC with objects of other programs; Word adds the empty pool to any document. */
export const objectsInDoc = {
  full: () => {
    const file = Buffer.from(ole([wordStream()], ['ObjectPool', '_1']))
    const pool = file.indexOf(Buffer.from('ObjectPool', 'utf16le'))
    file.writeUInt32LE(3, pool + 76)
    return file
  },
  empty: () => ole([wordStream()], ['ObjectPool']),
  control: () => ole([wordStream()], ['\u0003OCXNAME']),
}
