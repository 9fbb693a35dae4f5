export type CsvCell = string | number | null | undefined

/** Opens a file: without it Excel takes UTF-8 for the machine's own alphabet. */
const BYTE_ORDER_MARK = '\ufeff'

/** What a spreadsheet takes for the start of a formula, also in the wide forms of East Asian keyboards (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** How much is put together before it is sent, in rows. */
const ROWS_A_CHUNK = 500

/**
 * A CSV file (RFC 4180) in pieces, as fast as `rows` come: nothing holds it as a whole. Texts that a spreadsheet would take for a
 * formula get an apostrophe in front; numbers stay numbers, so give amounts as numbers.
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

/** Rows that are held at once. */
const BATCH = 1000

/** The rows of a file from a read that takes windows: nothing holds them all. */
export async function* csvRows<Row>(
  read: (window: { limit: number; offset: number }) => Promise<{ rows: readonly Row[] }>,
  toCells: (row: Row) => CsvCell[],
): AsyncGenerator<CsvCell[]> {
  for (let offset = 0; ; offset += BATCH) {
    const { rows } = await read({ limit: BATCH, offset })
    yield* rows.map(toCells)
    if (rows.length < BATCH) return
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
