import { readFileSync, writeFileSync } from 'node:fs'
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import { cleanText } from './clean-text.ts'

/**
 * Runs in its own process, in the sandbox. Reads one document from standard input, writes one line of JSON to file
 * descriptor 3, and ends. The type of the document is its only argument.
 */
const input = 0
const output = 3

type Reply = { text: string; pages: number } | { error: ErrorCode }

writeFileSync(output, JSON.stringify(await read(process.argv[2], readFileSync(input))))
// A parser may leave a timer or a port open.
process.exit(0)

async function read(kind: string | undefined, file: Buffer): Promise<Reply> {
  try {
    const { text, pages } = await readText(kind, file)
    return { text: cleanText(text), pages }
  } catch (error) {
    return { error: error instanceof AppError ? error.code : 'file_unreadable' }
  }
}

async function readText(kind: string | undefined, file: Buffer): Promise<{ text: string; pages: number }> {
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
