/** Characters of text kept of a document: 40 pages or more, and less than a tsvector's limit of 1 MB. */
export const maxTextLength = 200_000

const control = /(?![\t\n])\p{Cc}/u
/** Soft hyphens, zero-width and direction marks: invisible, and they part words or turn what is shown around. */
const invisible = /\p{Cf}/gu

/** Text as people read it: composed (NFC), no invisible characters, single spaces, at most one blank line in a row. */
export function cleanText(raw: string): string {
  return (
    raw
      .slice(0, maxTextLength * 2)
      .toWellFormed()
      .normalize('NFC')
      .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
      .replace(invisible, '')
      // private characters are the bullets of symbol fonts
      .replace(/(?!\n)[\p{Cc}\p{Co}\p{Cn}]/gu, ' ')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
      .slice(0, maxTextLength)
      .toWellFormed()
  )
}

/** Whether a text is as `cleanText` leaves it, in what the database and the pages depend on. */
export function isCleanText(text: string): boolean {
  return text.length <= maxTextLength && text.isWellFormed() && !control.test(text)
}
