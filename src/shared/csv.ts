import type { Window } from './lists.ts'

export type CsvCell = string | number | null | undefined

/** Begins every file. Without it, Excel reads UTF-8 in the machine's own encoding. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * The characters that start a formula in a spreadsheet, also in the wide forms of East Asian keyboards (OWASP, "CSV
 * Injection").
 */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** The number of rows that are sent together. */
const ROWS_A_CHUNK = 500

/**
 * Yields a CSV file (RFC 4180) in pieces, as fast as `rows` arrive, so that it is never in memory as a whole. A text
 * that a spreadsheet would read as a formula gets an apostrophe in front. Numbers stay numbers, so pass amounts as
 * numbers.
 */
export async function* csvFile(
  head: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
): AsyncGenerator<string> {
  let chunk = BYTE_ORDER_MARK + csvLine(head)
  let held = 0
  for await (const row of rows) {
    chunk += csvLine(row)
    held += 1
    if (held < ROWS_A_CHUNK) continue
    yield chunk
    chunk = ''
    held = 0
  }
  if (chunk) yield chunk
}

/** The maximum number of rows in memory at the same time. */
const BATCH = 1000

/** Yields the rows of a file from a read with `limit` and `offset`, so that they are never all in memory. */
export async function* csvRows<Row>(
  read: (window: Window) => Promise<{ rows: readonly Row[] }>,
  toCells: (row: Row) => CsvCell[],
): AsyncGenerator<CsvCell[]> {
  for (let offset = 0; ; offset += BATCH) {
    const { rows } = await read({ limit: BATCH, offset })
    yield* rows.map(toCells)
    if (rows.length < BATCH) return
  }
}

/** Does the same for a list that is read by the ids of its rows, the newest first. */
export async function* csvRowsById<Row extends { id: number }>(
  read: (window: Window) => Promise<readonly Row[]>,
  toCells: (row: Row) => CsvCell[],
): AsyncGenerator<CsvCell[]> {
  for (let before: number | undefined; ; ) {
    const rows = await read({ limit: BATCH, offset: 0, ...(before !== undefined && { before }) })
    yield* rows.map(toCells)
    if (rows.length < BATCH) return
    before = rows.at(-1)?.id
  }
}

function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** `line` is the line of the file where the row begins, counted from 1. */
export type CsvRow = { line: number; cells: string[] }

/**
 * Yields the rows of a CSV file (RFC 4180) one by one: with commas, semicolons or tabs, and quoted cells that contain
 * separators, line breaks and doubled quotes. Skips empty rows. Nothing is an error: a
 * quotation mark that is never closed ends with the file.
 */
export function* readCsv(text: string): Generator<CsvRow> {
  const separator = separatorOf(text)
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = 1
  let begins = 1
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at] ?? '\n'
    const isEnd = at === text.length
    if (sign === '\n') line += 1
    if (quoted && !isEnd) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (sign === '"' && cell.trim() === '') {
      cell = ''
      quoted = true
    } else if (sign === separator || sign === '\n') {
      cells.push(cell.trim())
      cell = ''
      if (sign === separator) continue
      if (cells.some((one) => one !== '')) yield { line: begins, cells }
      cells = []
      begins = line
    } else cell += sign
  }
}

const SEPARATORS = [',', ';', '\t']

/** Returns the separator that occurs most often at the beginning of the file. */
function separatorOf(text: string): string {
  const beginning = text.slice(0, 4000)
  const counts = SEPARATORS.map((separator) => beginning.split(separator).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}
