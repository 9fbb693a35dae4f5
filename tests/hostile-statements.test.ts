import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { createEmployer, logInAdministrator } from './support/people.ts'

const app = await startTestApp()
const vera = await logInAdministrator(app)
const boroko = await createEmployer(app)
const { rows: seeded } = await app.db.$client.query('SELECT id FROM credit_packages WHERE credits = 50')
const asked = await boroko.post('/api/payment-requests', {
  packageId: seeded[0]?.id,
  amount: 45_000,
  paymentMethod: 'bank_transfer',
  paymentDetails: 'BSP',
})
const { reference } = asked.body as { reference: string }

const HEAD = 'Date,Narrative,Debit,Credit'
const lineOf = (text: string, amount = '450.00', day = '05/12/2026') => `${day},${text},,${amount}`

async function upload(content: string | Uint8Array<ArrayBuffer>, name = 'bank.csv') {
  const form = new FormData()
  form.append('statement', new File([content], name, { type: 'text/csv' }))
  const answer = await vera.upload('/api/admin/bank-statements', form)
  return { status: answer.status, body: answer.body as Record<string, unknown> }
}

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
const bytesOf = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding))

// Rule (mail and networks): A hostile bank statement is refused in plain words, or read as far as possible
test.each<[string, string | Uint8Array<ArrayBuffer>]>([
  ['nothing', ''],
  ['NUL bytes', `${HEAD}\n${lineOf('a\0b')}`],
  ['UTF-16', utf16(`${HEAD}\n${lineOf('x')}`)],
  ['a program', new Uint8Array(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256))],
  ['one line of a million characters', 'x'.repeat(1_000_000)],
  ['a million separators', ','.repeat(1_000_000)],
  ['a million quotes', '"'.repeat(1_000_000)],
  ['a quote that never closes, before the head', `"${HEAD}\n${lineOf('x').repeat(2000)}`],
  ['a head of a hundred thousand columns without money', `Date${',Narrative'.repeat(90_000)}\n1,2`],
  ['a column named __proto__ instead of the amount', 'Date,__proto__,constructor\n05/12/2026,1,2'],
  [
    'only invalid amounts and days',
    `${HEAD}\n${['1e9', 'K1.000,00', '0x1F', 'NaN', '=1+1', '99999999999'].map((amount) => lineOf('x', amount)).join('\n')}`,
  ],
  [
    'only days out of range',
    `${HEAD}\n${['31/02/2026', '05/13/2026', '00/00/0000', '99/99/9999', '2026-02-30'].map((day) => lineOf('x', '1', day)).join('\n')}`,
  ],
  ['more lines than a year has', `${HEAD}\n${`${lineOf('x', '1')}\n`.repeat(5200)}`],
  ['more bytes than a megabyte', `${HEAD}\n${lineOf('x'.repeat(1_100_000))}`],
])('a hostile bank statement is refused in plain words: %s', async (_, content) => {
  const { status, body } = await upload(content)
  expect([400, 413], JSON.stringify(body)).toContain(status)
  expect(body['message']).toMatch(/[a-z]{3,} [a-z]{2,}/)
})

// Rule (mail and networks): A hostile bank statement is refused in plain words, or read as far as possible
test.each<[string, string | Uint8Array<ArrayBuffer>, { credits: number; unread: number }]>([
  ['a byte order mark', `\ufeff${HEAD}\n${lineOf('bom')}`, { credits: 1, unread: 0 }],
  ['Windows-1252', bytesOf(`${HEAD}\n${lineOf('Café \u00a0 Kokopo')}`, 'latin1'), { credits: 1, unread: 0 }],
  [
    'mixed line ends',
    `${HEAD}\r\n${lineOf('m1')}\n${lineOf('m2')}\r\n\n\r\n${lineOf('m3')}`,
    { credits: 3, unread: 0 },
  ],
  [
    'a quote that never closes',
    `${HEAD}\n${lineOf('first')}\n05/12/2026,"open,,450\n${lineOf('x')}`,
    { credits: 1, unread: 0 },
  ],
  [
    'a line of a megabyte',
    `${HEAD}\n${lineOf(`${'x'.repeat(900_000)}`)}\n${lineOf('short')}`,
    { credits: 2, unread: 0 },
  ],
  [
    'a line of half a million cells',
    `${HEAD}\n${lineOf('cells')}${','.repeat(500_000)}\n${lineOf('after')}`,
    { credits: 2, unread: 0 },
  ],
  [
    'columns named __proto__ and constructor',
    `Date,__proto__,constructor,Narrative,Credit\n05/12/2026,a,b,proto,450`,
    { credits: 1, unread: 0 },
  ],
  [
    'money that went out, nothing and too much',
    `${HEAD}\n${lineOf('a', '0.00')}\n${lineOf('b', '')}\n${lineOf('c', '999999999')}\n${lineOf('d', '1e9')}\n${lineOf('e', '1.00')}`,
    { credits: 1, unread: 2 },
  ],
  [
    'a signed amount',
    'Date,Narrative,Amount\n05/12/2026,out,-450.00\n05/12/2026,in signed,450.00',
    { credits: 1, unread: 0 },
  ],
  [
    'endless spaces',
    `${HEAD}\n05/12/2026,x,,${' '.repeat(200_000)}1${' '.repeat(200_000)}x\n${lineOf('sane')}`,
    { credits: 1, unread: 1 },
  ],
  [
    'a day of spaces and symbols',
    `${HEAD}\n5${'-'.repeat(1)}Dec${', '.repeat(0)}-2026,named day,,450\n${'1'.repeat(100_000)},x,,450`,
    { credits: 1, unread: 1 },
  ],
])('a bank statement with %s is read as far as possible', async (_, content, read) => {
  const { status, body } = await upload(content)
  expect([status, body]).toMatchObject([201, read])
})

// Rule (mail and networks): A bank statement proposes each reference once and credits nothing
test('many references in one line, or the same one a thousand times, are proposed once and credit nothing', async () => {
  const many = Array.from({ length: 60_000 }, (_, at) => `PNG-${at.toString(36).padStart(4, '0')}`).join(' ')
  const same = `${reference} `.repeat(40)
  const { status, body } = await upload(
    `${HEAD}\n${lineOf(same)}\n${lineOf(`P N G ${'P N '.repeat(100_000)}`, '2.00')}\n${lineOf(many, '3.00')}`,
  )
  expect([status, body]).toMatchObject([201, { credits: 3, unread: 0, proposed: 1 }])
  const { rows } = await app.db.$client.query(
    'SELECT reference FROM payment_proposals WHERE reference = $1',
    [reference],
  )
  expect(rows).toEqual([{ reference }])
  expect((await boroko.get('/api/employer/credits')).body).toEqual({ credits: 0, totalSpent: 0 })
})

// Rule (mail and networks): Texts of a bank statement never become formulas in our files
test('a text of a statement cannot become a formula in a file', async () => {
  const formula = `=HYPERLINK("http://evil.example","${reference}")`
  const { status } = await upload(
    `${HEAD}\n"06/12/2026","${formula.replaceAll('"', '""')}",,450.00`,
    '=cmd|calc.csv',
  )
  expect(status).toBe(201)
  const lines = String((await vera.get('/api/admin/payment-proposals.csv?show=near')).body)
  const agreeing = String((await vera.get('/api/admin/payment-proposals.csv')).body)
  expect(`${lines}${agreeing}`).toContain('HYPERLINK')
  const files = String((await vera.get('/api/admin/bank-statements.csv')).body)
  expect(files).toContain('cmd|calc')
  expect(`${lines}\n${agreeing}\n${files}`).not.toMatch(/(^|,)"?[=@+]/m)
})
