import { createHash } from 'node:crypto'
import { readCsv } from '../../shared/csv.ts'
import { readToea } from '../../shared/read-toea.ts'
import { MAX_STATEMENT_LINES } from './limits.ts'

export type StatementLine = {
  /** The number of the line in the file, from 1. */
  lineNumber: number
  /** `2026-12-05` */
  paidOn: string
  /** The incoming amount in toea. */
  amount: number
  description: string
  /**
   * A hash of day, amount and text, and of the position among identical lines. The same line has the same fingerprint
   * in every file.
   */
  fingerprint: string
}

/** `lines`: the incoming payments. `unread`: the number of lines with a date or an amount that could not be read. */
export type Statement = { lines: StatementLine[]; unread: number }

/** The column of each value in a bank's file; -1 when the file does not have it. */
type Columns = { date: number; amount: number; credit: number; debit: number; side: number; texts: number[] }

/** The number of lines searched for the head: banks write the account and its holder above it. */
const MAX_LINES_ABOVE = 40

/** Returns the incoming payments of a bank's CSV; 'no head' or 'too long' when they cannot be read. */
export function readStatement(text: string): Statement | 'no head' | 'too long' {
  let columns: Columns | undefined
  let above = 0
  const found = new Map<string, number>()
  const statement: Statement = { lines: [], unread: 0 }
  for (const { line, cells } of readCsv(text)) {
    if (line > MAX_STATEMENT_LINES + MAX_LINES_ABOVE) return 'too long'
    if (!columns) {
      columns = columnsOf(cells)
      above += 1
      if (!columns && above > MAX_LINES_ABOVE) return 'no head'
      continue
    }
    const credit = readLine(columns, cells)
    if (credit === 'unread') statement.unread += 1
    else if (credit) {
      const key = `${credit.paidOn}|${credit.amount}|${credit.description.toUpperCase()}`
      const which = (found.get(key) ?? 0) + 1
      found.set(key, which)
      const fingerprint = createHash('sha256').update(`${key}|${which}`).digest('hex')
      statement.lines.push({ lineNumber: line, ...credit, fingerprint })
    }
  }
  return columns ? statement : 'no head'
}

const DATE =
  /^((transaction|trans|txn|tran|posting|posted|post|value|effective|entry|process|processed|processing|payment|booking) )?date( posted)?$/
const AMOUNT = /^((transaction|trans|txn|net|payment) )?(amount|amt|value)$/
const CREDIT = /^(credits?|cr|deposits?|money in|paid in|amount credited|lodgements?)( amount)?$/
const DEBIT = /^(debits?|dr|withdrawals?|money out|paid out|amount debited)( amount)?$/
const SIDE = /^(dr cr|cr dr|debit credit|credit debit|d c|c d|indicator|sign|type|transaction type)$/
const TEXT = /descript|narrat|particular|detail|refer|remark|memo|payee|payer|party|message|note|name|code/

function columnsOf(cells: string[]): Columns | undefined {
  const heads = cells.map((cell) =>
    cell
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .replace(/\b(pgk|kina|k)\b/g, '')
      .replace(/ +/g, ' ')
      .trim(),
  )
  const at = (pattern: RegExp) => heads.findIndex((head) => pattern.test(head))
  const columns = { date: at(DATE), amount: at(AMOUNT), credit: at(CREDIT), debit: at(DEBIT), side: at(SIDE) }
  const taken: number[] = Object.values(columns)
  const texts = heads.flatMap((head, index) =>
    TEXT.test(head) && !taken.includes(index) && !/^(account|bank) /.test(head) ? index : [],
  )
  const hasMoney = columns.amount >= 0 || columns.credit >= 0
  return columns.date >= 0 && hasMoney && texts.length > 0 ? { ...columns, texts } : undefined
}

/** Returns undefined for a line that is not an incoming payment, such as an outgoing payment or a total. */
function readLine(columns: Columns, cells: string[]) {
  const { date, amount, credit, side, texts } = columns
  const typed = cells[credit >= 0 ? credit : amount] ?? ''
  if (/^[-\s]*$/.test(typed)) return undefined
  const toea = readToea(typed)
  const paidOn = readDay(cells[date] ?? '')
  if (!paidOn && (cells[date] ?? '') === '') return undefined
  if (toea === undefined || !paidOn || Math.abs(toea) > 2_147_483_647) return 'unread'
  const isOut = credit < 0 && (toea < 0 || /^(d|dr|debit|withdrawal)$/i.test(cells[side] ?? ''))
  if (isOut || toea === 0) return undefined
  const text = texts.map((index) => cells[index] ?? '').filter(Boolean)
  const description = [...new Set(text)].join(' · ').replace(/\s+/g, ' ').slice(0, 500)
  return { paidOn, amount: Math.abs(toea), description }
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const YEAR_FIRST = /^(?<year>\d{4})[-/.]?(?<month>\d{1,2})[-/.]?(?<day>\d{1,2})$/
const DAY_FIRST = /^(?<day>\d{1,2})[-/. ](?<month>\d{1,2})[-/. ](?<year>\d{4}|\d{2})$/
const NAMED = /^(?<day>\d{1,2})[-/. ]?(?<name>[a-z]{3})[a-z]*[-/., ]*(?<year>\d{4}|\d{2})$/i

/**
 * Returns `2026-12-05` for a day in a format of the local banks, with the day before the month: 5/12/2026, 05-Dec-26,
 * 2026-12-05. Returns undefined for other text.
 */
export function readDay(typed: string): string | undefined {
  const text = typed.trim().replace(/[T ]+\d{1,2}:\d{2}.*$/, '')
  const parts = (YEAR_FIRST.exec(text) ?? DAY_FIRST.exec(text) ?? NAMED.exec(text))?.groups
  if (!parts) return undefined
  const { year = '', name = '', day = '' } = parts
  const month = parts['month'] ?? String(MONTHS.indexOf(name.toLowerCase()) + 1)
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  // JavaScript moves a day that does not exist, such as 31 June, into the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined
}
