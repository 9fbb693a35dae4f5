import { inflateSync } from 'node:zlib'

/** An object of a PDF. A name is `{ name }`, a reference `{ ref }`. Strings are `null`, because no check reads them. */
export type PdfObject = null | number | { name: string } | { ref: number } | PdfObject[] | PdfDictionary
export type PdfDictionary = Map<string, PdfObject>
type Found = { number: number; value: PdfObject; stream: Buffer | undefined }

/** Deeper nesting than any program writes. Without this limit, the stack could overflow. */
const maxDepth = 100
/** In practice, object streams contain a few hundred objects, at most 1 MB. */
const maxStreamBytes = 32 * 1024 * 1024

/**
 * Returns every object of a PDF: also objects that no table lists any more, objects inside streams, and objects in
 * object streams. Each viewer finds other objects in a damaged file, so none may be left out. `isComplete` is false
 * when an object stream could not be unpacked.
 */
export function readPdfObjects(file: Buffer): { objects: Found[]; isComplete: boolean } {
  const objects = readPlainObjects(file)
  let isComplete = true
  for (const { value, stream } of [...objects]) {
    if (!(value instanceof Map) || !stream || !isObjectStream(value)) continue
    const content = unpack(stream, value)
    const first = value.get('First')
    if (!content || typeof first !== 'number') isComplete = false
    else for (const found of readPacked(content, first)) objects.push(found)
  }
  return { objects, isComplete }
}

function readPlainObjects(file: Buffer): Found[] {
  const found: Found[] = []
  const text = file.toString('latin1')
  for (const match of text.matchAll(
    /(?:(\d{1,10})[\0\s]+\d{1,5}[\0\s]+|(?<!end))obj(?=[\0\s%<[/(])|trailer/g,
  )) {
    const parser = openParser(text, match.index + match[0].length)
    const value = parser.read()
    if (value === undefined) continue
    found.push({ number: Number(match[1] ?? -1), value, stream: streamAfter(file, text, parser.position()) })
  }
  return found
}

/** Returns the file from the first byte of the stream's content on. The filter finds the end of the stream. */
function streamAfter(file: Buffer, text: string, position: number): Buffer | undefined {
  const opening = /(?:\s|%[^\r\n]*[\r\n])*stream(\r\n|\n|\r)?/y
  opening.lastIndex = position
  return opening.test(text) ? file.subarray(opening.lastIndex) : undefined
}

function isObjectStream(dictionary: PdfDictionary): boolean {
  return nameOf(dictionary.get('Type')) === 'ObjStm' || (dictionary.has('N') && dictionary.has('First'))
}

function* readPacked(content: Buffer, first: number): Generator<Found> {
  const text = content.toString('latin1')
  const numbers = openParser(text, 0)
  while (numbers.position() < first) {
    const [number, offset] = [numbers.read(), numbers.read()]
    if (typeof number !== 'number' || typeof offset !== 'number') return
    const value = openParser(text, first + offset).read()
    if (value !== undefined) yield { number, value, stream: undefined }
  }
}

/** Returns the content of a stream, or undefined when its filter is unknown or it is damaged or too large. */
export function unpack(stream: Buffer, dictionary: PdfDictionary): Buffer | undefined {
  const filters = [dictionary.get('Filter') ?? dictionary.get('F') ?? []].flat()
  const parameters = [dictionary.get('DecodeParms') ?? dictionary.get('DP') ?? []].flat()
  let content: Buffer | undefined = stream
  for (const [index, filter] of filters.entries()) {
    content = content && applyFilter(nameOf(filter), content)
    const parameter = parameters[index]
    if (content && parameter instanceof Map) content = undoPredictor(content, parameter)
  }
  return content
}

function applyFilter(filter: string | undefined, content: Buffer): Buffer | undefined {
  if (filter === 'FlateDecode' || filter === 'Fl') return inflate(content)
  if (filter === 'ASCIIHexDecode' || filter === 'AHx') return fromHex(content)
  if (filter === 'ASCII85Decode' || filter === 'A85') return fromAscii85(content)
  return undefined
}

function inflate(content: Buffer): Buffer | undefined {
  try {
    // 2 is Z_SYNC_FLUSH: a truncated stream returns the data that it has.
    return inflateSync(content, { finishFlush: 2, maxOutputLength: maxStreamBytes })
  } catch {
    return undefined
  }
}

function fromHex(content: Buffer): Buffer {
  const end = content.indexOf('>')
  const digits = content.toString('latin1', 0, end < 0 ? content.length : end).replace(/\s/g, '')
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex')
}

function fromAscii85(content: Buffer): Buffer {
  const end = content.indexOf('~')
  const text = content.toString('latin1', 0, end < 0 ? content.length : end).replace(/\s/g, '')
  const bytes: number[] = []
  for (const [group] of text.matchAll(/z|[!-u]{1,5}/g)) {
    const digits = group === 'z' ? '!!!!!' : group.padEnd(5, 'u')
    const value = [...digits].reduce((sum, digit) => sum * 85 + digit.charCodeAt(0) - 33, 0)
    const four = [value / 2 ** 24, value / 2 ** 16, value / 2 ** 8, value].map(
      (byte) => Math.floor(byte) & 255,
    )
    bytes.push(...four.slice(0, group === 'z' ? 4 : group.length - 1))
  }
  return Buffer.from(bytes)
}

/** Undoes PNG predictors. TIFF's predictor, which no program uses for objects, counts as damage. */
function undoPredictor(content: Buffer, parameters: PdfDictionary): Buffer | undefined {
  const number = (key: string, otherwise: number) => {
    const value = parameters.get(key)
    return typeof value === 'number' && value > 0 ? value : otherwise
  }
  const predictor = number('Predictor', 1)
  if (predictor === 1) return content
  if (predictor < 10) return undefined
  const pixel = Math.max(1, (number('Colors', 1) * number('BitsPerComponent', 8)) >> 3)
  const row = Math.ceil((number('Colors', 1) * number('BitsPerComponent', 8) * number('Columns', 1)) / 8)
  const result = Buffer.alloc(Math.ceil(content.length / (row + 1)) * row)
  for (let from = 0, to = 0; from < content.length; from += row + 1, to += row) {
    for (let at = 0; at < row; at += 1) {
      const [left = 0, up = 0, corner = 0] = [
        at < pixel ? 0 : result[to + at - pixel],
        to < row ? 0 : result[to + at - row],
        at < pixel || to < row ? 0 : result[to + at - row - pixel],
      ]
      result[to + at] = (content[from + 1 + at] ?? 0) + predict(content[from] ?? 0, left, up, corner)
    }
  }
  return result
}

function predict(kind: number, left: number, up: number, corner: number): number {
  if (kind === 1) return left
  if (kind === 2) return up
  if (kind === 3) return (left + up) >> 1
  if (kind !== 4) return 0
  const [toLeft, toUp, toCorner] = [left, up, corner].map((value) => Math.abs(left + up - corner - value))
  if ((toLeft ?? 0) <= (toUp ?? 0) && (toLeft ?? 0) <= (toCorner ?? 0)) return left
  return (toUp ?? 0) <= (toCorner ?? 0) ? up : corner
}

export function nameOf(value: PdfObject | undefined): string | undefined {
  return value !== null && typeof value === 'object' && 'name' in value ? value.name : undefined
}

const blank = /(?:[\0\t\n\f\r ]|%[^\r\n]*)*/y
const regularToken = /[^\0\t\n\f\r ()<>[\]{}/%]+/y
const reference =
  /(\d{1,10})(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])+\d{1,5}(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y
const hexString = /<[^>]*>?/y

function unescapeName(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/**
 * Reads objects one after the other. `undefined` means a closing bracket, a keyword that is not an object, or the end.
 */
function openParser(text: string, start: number) {
  let at = start
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at
    const [found = ''] = pattern.exec(text) ?? []
    at += found.length
    return found
  }
  const read = (depth = 0): PdfObject | undefined => {
    take(blank)
    if (text.startsWith('<<', at)) return readDictionary(depth)
    const next = text[at]
    if (next === '[') return readArray(depth)
    if (next === '(') return readString()
    if (next === '<') {
      take(hexString)
      return null
    }
    if (next === '/') {
      at += 1
      return { name: unescapeName(take(regularToken)) }
    }
    const referred = take(reference)
    if (referred) return { ref: Number.parseInt(referred, 10) }
    const before = at
    const token = take(regularToken)
    if (/^[+-]?[\d.]+$/.test(token)) return Number(token)
    if (/^(true|false|null)$/.test(token)) return null
    at = before
    return undefined
  }
  const readArray = (depth: number): PdfObject[] => {
    const items: PdfObject[] = []
    at += 1
    readItems(depth, ']', (item) => items.push(item))
    return items
  }
  const readDictionary = (depth: number): PdfDictionary => {
    const entries = new Map<string, PdfObject>()
    let key: string | undefined
    at += 2
    readItems(depth, '>>', (item) => {
      if (key !== undefined) {
        entries.set(key, item)
        key = undefined
      } else key = nameOf(item)
    })
    return entries
  }
  /** Skips unknown words, even `endobj`, as viewers do. */
  const readItems = (depth: number, end: string, keep: (item: PdfObject) => void): void => {
    if (depth > maxDepth) throw new Error('nested too deeply')
    for (;;) {
      take(blank)
      if (at >= text.length) return
      if (text.startsWith(end, at)) break
      const item = read(depth + 1)
      if (item !== undefined) keep(item)
      else if (!take(regularToken)) at += 1
    }
    at += end.length
  }
  const readString = (): null => {
    let open = 0
    for (; at < text.length; at += 1) {
      const next = text[at]
      if (next === '\\') at += 1
      else if (next === '(') open += 1
      else if (next === ')') {
        open -= 1
        if (open === 0) break
      }
    }
    at += 1
    return null
  }
  return { read: () => read(), position: () => at }
}
