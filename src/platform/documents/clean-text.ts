/** Characters of a document's text that are kept: at least 40 pages, and below a tsvector's limit of 1 MB. */
export const maxTextLength = 200_000

const control = /(?![\t\n])\p{Cc}/u
/** Soft hyphens, zero-width characters and direction marks. They are invisible, but split words or reverse text. */
const invisible = /\p{Cf}/gu

/**
 * Returns the text as people read it: composed (NFC), no invisible characters, single spaces, at most one empty line in
 * a row.
 */
export function cleanText(raw: string): string {
  return (
    raw
      .slice(0, maxTextLength * 2)
      .toWellFormed()
      .normalize('NFC')
      .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
      .replace(invisible, '')
      // Private-use characters are the bullets of symbol fonts.
      .replace(/(?!\n)[\p{Cc}\p{Co}\p{Cn}]/gu, ' ')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
      .slice(0, maxTextLength)
      .toWellFormed()
  )
}

/** Whether a text has the properties of `cleanText` on which the database and the pages depend. */
export function isCleanText(text: string): boolean {
  return text.length <= maxTextLength && text.isWellFormed() && !control.test(text)
}
