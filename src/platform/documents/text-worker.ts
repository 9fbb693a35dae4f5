import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { startupSnapshot } from 'node:v8'
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import { cleanText } from './clean-text.ts'
import { removeNetwork } from './no-network.ts'

/**
 * Runs in its own process, in the sandbox. Reads a line with a document's type and then the document from standard
 * input, writes one line of JSON to file descriptor 3, and ends. The build makes a snapshot of this process with its
 * parsers loaded (`scripts/build/reader-snapshot.ts`), because loading them takes longer than reading most CVs.
 */
const input = 0
const output = 3

type Reply = { text: string; pages: number } | { error: ErrorCode }

if (startupSnapshot.isBuildingSnapshot()) prepareSnapshot(process.argv[2] ?? '')
else void main()

/** `practice`: a PDF to read, because pdf.js loads its parts only when they are used. */
function prepareSnapshot(practice: string): void {
  startupSnapshot.setDeserializeMainFunction(() => {
    removeNetwork()
    void main()
  })
  startupSnapshot.addSerializeCallback(() => {
    // pdf.js adds it where it is missing, as here. When the snapshot starts, V8 adds its own and must not find one.
    Reflect.deleteProperty(Promise, 'try')
  })
  void practise(practice)
}

async function practise(file: string): Promise<void> {
  await Promise.all([import('./docx.ts'), import('word-extractor')])
  const reply = await read('pdf', readFileSync(file))
  if ('error' in reply) throw new Error(`The snapshot cannot read ${file}`)
}

async function main(): Promise<void> {
  const received = readFileSync(input)
  // A test whether this process starts.
  if (received.length === 0) process.exit(0)
  const firstLine = received.indexOf('\n')
  const reply = await read(received.toString('latin1', 0, firstLine), received.subarray(firstLine + 1))
  writeFileSync(output, JSON.stringify(reply))
  // A parser may leave a timer or a port open.
  process.exit(0)
}

async function read(kind: string, file: Buffer): Promise<Reply> {
  try {
    const { text, pages } = await readText(kind, file)
    return { text: cleanText(text), pages }
  } catch (error) {
    return { error: error instanceof AppError ? error.code : 'file_unreadable' }
  }
}

async function readText(kind: string, file: Buffer): Promise<{ text: string; pages: number }> {
  if (kind === 'pdf') {
    const { readPdfText } = await import('./pdf.ts')
    return readPdfText(file)
  }
  if (kind === 'docx') {
    const { readDocxText } = await import('./docx.ts')
    return { text: await readDocxText(file), pages: 0 }
  }
  const { default: WordExtractor } = await import('word-extractor')
  const document = await new WordExtractor().extract(file)
  const parts = [document.getHeaders(), document.getBody(), document.getTextboxes(), document.getFootnotes()]
  return { text: parts.join('\n\n'), pages: 0 }
}
