import { isEnglish, t } from './language/words.ts'
import { formatNumber } from './locale.ts'

/** Trims the texts and removes empty and repeated ones (compared without case). Keeps their order. */
export function uniqueTexts(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '' && !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()))
}

/** Splits a typed comma-separated list into the form that is stored. */
export function splitList(typed: string): string[] {
  return uniqueTexts(typed.split(','))
}

/** Shortens the text to at most `length` characters, with an ellipsis. Cuts between words unless that loses much. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > length * 0.7 ? cut.slice(0, space) : cut).replace(/[\s.,;:–-]+$/, '')}…`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for the content of an element or for an attribute in double quotation marks. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** `1 job`, `3 jobs`, `1,204 jobs`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  if (!isEnglish()) return t(`{count} ${one}|{count} ${many}`, { count })
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

/** The words of numbers; the index of a word is its number. */
export const NUMBER_WORDS: readonly string[] = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/**
 * Returns the name in lower case, with hyphens for whitespace and only a-z, 0-9 and hyphens kept. The result may be ''.
 */
export function slugify(name: string): string {
  return name
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
}

/**
 * Whether any text in `input`, at any depth, contains a NUL or half a character (a lone surrogate). PostgreSQL can
 * store neither, and people do not type them.
 */
export function hasUnstorableText(input: unknown): boolean {
  const waiting = [input]
  for (const value of waiting) {
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) return true
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) waiting.push(key, inner)
    }
  }
  return false
}

/**
 * Returns the FNV-1a hash of the texts. Different texts have different hashes, except for about two in a billion. Not
 * for secrets.
 */
export function fingerprint(...texts: readonly unknown[]): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(JSON.stringify(texts))) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  }
  return hash.toString(36)
}

/**
 * Returns these texts one after another in UTF-8. Pieces that are bytes already are only copied. A text of 90 kB with one
 * dash in it takes V8 0.3 ms to join and to encode. Each text is written to its place: bytes of its own would be as much
 * memory again, and every 64 MB of such memory makes V8 look through all that the process holds. For the server only.
 */
export function joinUtf8(pieces: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const lengths = pieces.map((piece) => (typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length))
  const all = Buffer.allocUnsafeSlow(lengths.reduce((total, length) => total + length, 0))
  let place = 0
  for (const [index, piece] of pieces.entries()) {
    if (typeof piece === 'string') all.write(piece, place)
    else all.set(piece, place)
    place += lengths[index] ?? 0
  }
  return all
}
