import { reencodePicture } from '../pictures/pictures.ts'

/** Pixels of the longer side of a page: small print on A4 stays readable, and a page needs about 300 kB. */
const MAX_EDGE = 1800
const A4: [width: number, height: number] = [595.28, 841.89]

/** Whether a file has the name of a photo. Only its content shows whether it is one. */
export function isPhotoName(name: string): boolean {
  return /\.(jpe?g|png|webp)$/i.test(name.trim())
}

/**
 * Makes a PDF of photographed pages, each on an A4 page. The pictures are drawn again from their pixels, so nothing
 * else of the files remains. Throws invalid_picture and too_many_requests.
 */
export async function writePhotoPdf(
  paths: readonly string[],
  { title, now }: { title: string; now: Date },
): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit')
  const doc = new PdfDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-PG',
    displayTitle: true,
    info: { Title: title, CreationDate: now },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject))
  for (const [index, path] of paths.entries()) {
    const { picture, width, height } = await reencodePicture(path, { maxEdge: MAX_EDGE, format: 'jpeg' })
    const [short, long] = A4
    const fit: [number, number] = width > height ? [long, short] : [short, long]
    doc.addPage({ size: fit, margin: 0 })
    const draw = () => void doc.image(picture, 0, 0, { fit, align: 'center', valign: 'center' })
    doc.addStructure(doc.struct('Figure', { alt: `Photo of page ${index + 1}` }, draw))
  }
  doc.end()
  await done
  return Buffer.concat(chunks)
}
