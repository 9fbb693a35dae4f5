/** Characters of a document's text that are kept: at least 40 pages, and below a tsvector's limit of 1 MB. */
export const maxTextLength = 200_000

const control = /(?![\t\n])\p{Cc}/u
/** Soft hyphens, zero-width characters and direction marks. They are invisible, but split words or reverse text. */
const invisible = /\p{Cf}/gu

/** UTF-8 that a program has read as Windows-1252: 'â€™' for an apostrophe, 'Ã©' for 'é'. */
const misread =
  /[\u00c2-\u00f4][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]{1,3}/gu
/** The rest of a misread no-break space whose second half was read as a space. */
const lonely = /\u00c2(?=\s|$)/gu

/** Repairs misread text if its bytes are valid UTF-8. Other text does not change. */
function repair(text: string): string {
  return text.replace(misread, (found) => readAgain(found) ?? found).replace(lonely, '')
}

function readAgain(found: string): string | undefined {
  const bytes = [...found].map((letter) => WINDOWS_1252.get(letter) ?? letter.codePointAt(0) ?? 0)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return undefined
  }
}

/** The letters of Windows-1252 that are elsewhere in Unicode, from 0x80 to 0x9f. */
const WINDOWS_1252 = new Map(
  Array.from({ length: 32 }, (_, index) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(0x80 + index)),
    0x80 + index,
  ]),
)

/**
 * Returns the text as people read it: composed (NFC), no invisible characters, single spaces, at most one empty line in
 * a row.
 */
export function cleanText(raw: string): string {
  return (
    repair(raw.slice(0, maxTextLength * 2))
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
