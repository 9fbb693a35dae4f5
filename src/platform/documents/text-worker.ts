import { readFileSync, writeFileSync } from 'node:fs'
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import { cleanText } from './clean-text.ts'

/**
 * Runs in its own process, in the sandbox. Reads a line with a document's type and then the document from standard
 * input, writes one line of JSON to file descriptor 3, and ends. With the argument `early` it first reads our own
 * `practice.pdf`, because pdf.js loads its parts only when they are used. That file has a line in an embedded font and
 * a line in a standard font.
 */
const input = 0
const output = 3

type Reply = { text: string; pages: number } | { error: ErrorCode }

if (process.argv[2] === 'early') await read('pdf', readFileSync(new URL('practice.pdf', import.meta.url)))
const received = readFileSync(input)
// The program has ended, or no longer needs this process.
if (received.length === 0) process.exit(0)
const firstLine = received.indexOf('\n')
const reply = await read(received.toString('latin1', 0, firstLine), received.subarray(firstLine + 1))
writeFileSync(output, JSON.stringify(reply))
// A parser may leave a timer or a port open.
process.exit(0)

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
