/** `line` is where the row begins in the file, from 1. */
export type CsvRow = { line: number; cells: string[] }

/**
 * The rows of a CSV file (RFC 4180) as they come: commas, semicolons or tabs, quoted cells that hold separators, line breaks and
 * doubled quotes. Whatever it is given, it ends and gives something; empty rows are left out.
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

/** The one that the beginning of the file has most of. */
function separatorOf(text: string): string {
  const beginning = text.slice(0, 4000)
  const counts = SEPARATORS.map((separator) => beginning.split(separator).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}
