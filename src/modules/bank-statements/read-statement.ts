import { createHash } from 'node:crypto'
import { readCsv } from '../../shared/csv-reading.ts'
import { readToea } from '../../shared/read-toea.ts'
import { readDay } from './read-day.ts'
import { MAX_STATEMENT_LINES } from './schema.ts'

export type StatementLine = {
  /** In the file, from 1. */
  lineNumber: number
  /** `2026-12-05` */
  paidOn: string
  /** Toea that came in. */
  amount: number
  description: string
  /** Of day, amount, text and, among equal ones, which it is: the same whatever file brings the line. */
  fingerprint: string
}

/** `lines`: the money that came in. `unread`: how many lines have a date or an amount that could not be read. */
export type Statement = { lines: StatementLine[]; unread: number }

/** Where a bank's file has what; -1 where it has it not. */
type Columns = { date: number; amount: number; credit: number; debit: number; side: number; texts: number[] }

/** Banks write the account and its holder above the head. */
const MOST_LINES_ABOVE = 40

/** What of a bank's CSV is money that came in; 'no head' and 'too long' where it cannot be told. */
export function readStatement(text: string): Statement | 'no head' | 'too long' {
  let columns: Columns | undefined
  let above = 0
  const found = new Map<string, number>()
  const statement: Statement = { lines: [], unread: 0 }
  for (const { line, cells } of readCsv(text)) {
    if (line > MAX_STATEMENT_LINES + MOST_LINES_ABOVE) return 'too long'
    if (!columns) {
      columns = columnsOf(cells)
      above += 1
      if (!columns && above > MOST_LINES_ABOVE) return 'no head'
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

/** Undefined for what is no money that came in: payments out, totals at the end. */
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
