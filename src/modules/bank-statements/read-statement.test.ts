import { expect, test } from 'vitest'
import { readStatement } from './read-statement.ts'

const PAYMENT = { paidOn: '2026-12-05', amount: 45_000 }

// Rule (payments): The statement layouts of the banks are read
test.each([
  [
    'credits and debits in two columns, the account above',
    'Account,1000 2345\nName,Painim Wok Ltd\n\nTransaction Date,Narrative,Debit,Credit,Balance\n' +
      '05/12/2026,"TFR BOROKO, PNG-7K4Q",,K450.00,"K1,450.00"\n06/12/2026,BANK FEE,-2.00,,1448.00\n',
    [{ ...PAYMENT, lineNumber: 5, description: 'TFR BOROKO, PNG-7K4Q' }],
  ],
  [
    'one amount with a sign, several texts',
    'Date;Amount (PGK);Description;Reference\n5 Dec 2026;450.00;Deposit;png 7k4q\n5 Dec 2026;-20;Fee;\n',
    [{ ...PAYMENT, lineNumber: 2, description: 'Deposit · png 7k4q' }],
  ],
  [
    'one amount with CR and DR beside it',
    'Post Date\tDR/CR\tTransaction Amount\tTransaction Details\n2026-12-05\tCR\t450.00\tPNG-7K4Q\n2026-12-05\tDR\t9.00\tFee\n',
    [{ ...PAYMENT, lineNumber: 2, description: 'PNG-7K4Q' }],
  ],
])('%s', (_, text, expected) => {
  expect(readStatement(text)).toMatchObject({ lines: expected, unread: 0 })
})

test('lines whose date or amount cannot be read are counted; totals at the end are skipped', () => {
  const text = 'Date,Amount,Details\n31/11/2026,450,a\n05/12/2026,four,b\n,450,Closing balance\n'
  expect(readStatement(text)).toEqual({ lines: [], unread: 2 })
})

test('equal lines of one file differ; the same line of two files does not', () => {
  const head = 'Date,Amount,Details\n'
  const line = '05/12/2026,450,CASH DEPOSIT\n'
  const read = (text: string) => {
    const statement = readStatement(text)
    return typeof statement === 'object' ? statement.lines.map(({ fingerprint }) => fingerprint) : []
  }
  const twice = read(head + line + line)
  expect(new Set(twice).size).toBe(2)
  expect(read(`${head}04/12/2026,1,x\n${line}`)[1]).toBe(twice[0])
})

test('a file without column names is not a statement, and more than 5,000 lines are refused', () => {
  expect(readStatement('Who,What\nAna,Nurse\n')).toBe('no head')
  expect(readStatement(`Date,Amount,Details\n${'05/12/2026,1,x\n'.repeat(5100)}`)).toBe('too long')
})
