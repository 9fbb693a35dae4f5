import { readFileSync, writeFileSync } from 'node:fs'
import { init } from '@embedpdf/pdfium'

/**
 * Runs in its own process, in the sandbox. Reads the number of a page and a PDF from standard input, with a line end
 * between them, and writes to file descriptor 3: one line of JSON, then the pixels of the page, four bytes each. PDFium
 * is WebAssembly, so a mistake in it stays in its own memory, and it is built without JavaScript.
 */
const input = 0
const output = 3

const RENDER_ANNOTATIONS = 0x01
const RED_FIRST = 0x10
const WHITE = 0xffffffff

const [width, highest] = [Number(process.argv[2]), Number(process.argv[3])]
const received = readFileSync(input)
const lineEnd = received.indexOf('\n')
const wanted = Number(received.toString('latin1', 0, lineEnd))
const file = received.subarray(lineEnd + 1)

const pdfium = await init({
  wasmBinary: readFileSync(new URL(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'))).buffer,
})
pdfium.PDFiumExt_Init()
const memory = () => heapOf(pdfium.pdfium)
const start = pdfium.pdfium.wasmExports.malloc(file.length)
memory().set(file, start)
const document = pdfium.FPDF_LoadMemDocument(start, file.length, '')
const pages = document ? pdfium.FPDF_GetPageCount(document) : 0
const page = wanted <= pages ? pdfium.FPDF_LoadPage(document, wanted - 1) : 0
if (!page) {
  writeFileSync(output, `${JSON.stringify({ pages, width: 0, height: 0 })}\n`)
  process.exit(0)
}
const shape = pdfium.FPDF_GetPageHeightF(page) / pdfium.FPDF_GetPageWidthF(page)
const height = Math.max(1, Math.min(highest, Math.round(width * shape)))
const bitmap = pdfium.FPDFBitmap_Create(width, height, 0)
pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, RENDER_ANNOTATIONS | RED_FIRST)
const pixels = pdfium.FPDFBitmap_GetBuffer(bitmap)
writeFileSync(output, `${JSON.stringify({ pages, width, height })}\n`)
writeFileSync(output, memory().subarray(pixels, pixels + width * height * 4))
process.exit(0)

/** The types of the package know this part of Emscripten only with its own types installed. */
function heapOf(module: object): Uint8Array {
  if ('HEAPU8' in module && module.HEAPU8 instanceof Uint8Array) return module.HEAPU8
  throw new Error('no memory')
}
