import { getDocumentProxy } from 'unpdf'
import { AppError } from '../shared/errors.ts'
import { maxTextLength } from './document-clean-text.ts'

/** Pages read of a PDF. A CV has two to ten; text beyond is neither shown nor searched. */
const maxPages = 50

/** Text of a PDF's first pages. Throws `file_encrypted` when it opens only with a password. */
export async function readPdfText(file: Buffer): Promise<{ text: string; pages: number }> {
  const pdf = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'PasswordException') throw new AppError('file_encrypted')
    throw error
  })
  let text = ''
  for (
    let number = 1;
    number <= Math.min(pdf.numPages, maxPages) && text.length < maxTextLength;
    number += 1
  ) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    for (const item of items) {
      if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str
    }
    text += '\n\n'
    page.cleanup()
  }
  return { text, pages: pdf.numPages }
}
