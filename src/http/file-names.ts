const maxLength = 255

/**
 * Control characters, and invisible ones that reverse or split the text around them (`cv\u202efdp.exe` shows as
 * `cvexe.pdf`).
 */
const unseen = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

/**
 * Returns a file name that can be shown and stored: without a path, invisible characters and double spaces, at most
 * 255 characters long with its extension kept. Browsers send a quotation mark in a name as %22.
 */
export function cleanFileName(sent: string): string {
  const name = sent
    .toWellFormed()
    .normalize('NFC')
    .replaceAll('%22', '"')
    .replace(unseen, '')
    .replace(/^.*[/\\]/, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (name.length <= maxLength) return name
  const extension = /\.[^.\s]{1,10}$/.exec(name)?.[0] ?? ''
  return `${name.slice(0, maxLength - extension.length).toWellFormed()}${extension}`
}

/** Returns the Content-Disposition with which a browser saves a file as `name`, in any alphabet (RFC 6266). */
export function contentDisposition(name: string): string {
  const clean = cleanFileName(name) || 'file'
  const ascii = clean.replace(/[^ -~]/g, '_').replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(clean).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
