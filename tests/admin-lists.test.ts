import { beforeAll, expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { converse, JOB_SEEKER } from './support/conversations.ts'
import { uploadCv } from './support/cvs.ts'
import { writeMail } from './support/mailbox.ts'
import { createJobSeeker, giveCredits, logInAdministrator } from './support/people.ts'

const app = await startTestApp()
const sql = (text: string, values: unknown[]) => app.db.$client.query(text, values)
const vera = await logInAdministrator(app)
/** Lower case, as phrases of the lexicon are. */
const NAMES = ['wampar aiyura', 'wampar baimuru'] as const

/** A company with one row in each list. */
async function fill(name: string, sortOrder: string): Promise<void> {
  const { employer, ana, conversation, jobId } = await converse(app)
  await sql('UPDATE employers SET company_name = $2 WHERE id = $1', [employer.id, name])
  await giveCredits(app, employer.id, 10)
  const [first] = (await employer.get('/api/credit-packages')).body as { id: number }[]
  const cvId = await uploadCv(await createJobSeeker(app))
  const phone = { reason: 'phone', details: '' }
  const { body: options } = await employer.get('/api/employer/payment-options')
  const answers = [
    await ana.post(`${JOB_SEEKER}/${conversation}/report`, { reason: 'money', details: '' }),
    await employer.get(`/api/cvs/${cvId}/view`),
    await employer.post(`/api/cvs/${cvId}/contact-report`, phone),
    await employer.post('/api/payment-requests', {
      packageId: first?.id,
      paymentMethod: 'cash',
      paymentDetails: 'Front desk',
    }),
    await openBrowser(app).post(`/api/jobs/${jobId}/report`, { reason: 'fake', details: '' }),
    await vera.post('/api/admin/ai-terms', { phrase: name, kind: 'skill', meaning: 'Carpentry' }),
    await vera.post('/api/admin/categories', { name, sortOrder }),
    await vera.post('/api/admin/locations', { name, sortOrder, country: 'Papua New Guinea' }),
    await vera.post('/api/admin/credit-packages', { name, credits: 5, price: 4500, sortOrder }),
    await vera.upload('/api/admin/bank-statements', statement(name, sortOrder, options)),
  ]
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 201, 201, 201, 201, 201, 201, 201, 201])
  // AI search stores no words that may be a name, and these may be.
  await sql(
    `INSERT INTO ai_searches (employer_id, query, results, engine, milliseconds, created_at)
     VALUES ($1, $2, 0, 'local', 9, now() - make_interval(days => 3 - $3::int))`,
    [employer.id, name, sortOrder],
  )
  // A term that was added after a search takes it off the list of weak searches.
  await sql("UPDATE ai_terms SET updated_at = updated_at - interval '4 days' WHERE phrase = $1", [name])
  await writeMail(app, `${sortOrder}@example.com`, { subject: `Mail ${name}` })
}

/** A payment with the company's reference and another amount: a near miss. */
function statement(name: string, day: string, options: unknown): FormData {
  const { reference } = options as { reference: string }
  const lines = `Date,Narrative,Debit,Credit\r\n0${day}/12/2026,${reference},,${day}.00`
  const sent = new FormData()
  sent.append('statement', new File([lines], `${name}.csv`, { type: 'text/csv' }))
  return sent
}

beforeAll(async () => {
  await fill(NAMES[0], '1')
  await fill(NAMES[1], '2')
})

const BY_TIME = ['oldest', 'newest']
const DESCENDING = new Set(['newest', 'amount'])
// Rule (administrators): All lists of the administration are searched, sorted, paged and saved as a file
test.each([
  { path: 'payment-requests', sorts: BY_TIME },
  { path: 'contact-reports', sorts: BY_TIME },
  { path: 'job-checks', sorts: BY_TIME },
  { path: 'conversation-reports', sorts: BY_TIME },
  // Other mails mention the companies too.
  { path: 'emails', sorts: BY_TIME, before: 'Mail ' },
  { path: 'ai-terms', sorts: [...BY_TIME, 'name'] },
  { path: 'categories', sorts: ['order', 'name'] },
  { path: 'locations', sorts: ['order', 'name'] },
  { path: 'credit-packages', sorts: ['order', 'name'] },
  { path: 'payment-proposals', sorts: [...BY_TIME, 'amount'], filter: 'show=near&' },
  { path: 'bank-statements', sorts: BY_TIME },
  { path: 'ai-searches', sorts: ['name', 'newest'] },
])(
  '$path: searched, sorted, paged and counted by the server, and saved as a file of the rows found',
  async (list) => {
    const path = `/api/admin/${list.path}`
    const { before = '', filter = '' } = list
    const texts = async (query: string) => {
      const answer = await vera.get(`${path}?${filter}${query}`)
      const rows = (answer.body as object[]).map((row) => JSON.stringify(row))
      return { rows, total: answer.headers.get('x-total-count') }
    }
    const [first, last] = NAMES
    for (const sort of list.sorts) {
      const { rows } = await texts(`search=${before}WAMPAR&sort=${sort}`)
      expect(rows).toHaveLength(2)
      expect(rows[0], sort).toContain(DESCENDING.has(sort) ? last : first)
    }
    expect(await texts(`search=${before}wampar aiyura`)).toEqual({
      rows: [expect.stringContaining(first)],
      total: '1',
    })
    expect(await texts('search=100%25')).toEqual({ rows: [], total: '0' })
    expect(await texts(`search=${before}wampar&page=2&limit=1`)).toMatchObject({
      rows: { length: 1 },
      total: '2',
    })
    const file = await vera.get(`${path}.csv?${filter}search=${before}wampar aiyura`)
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const [head, row, ...more] = String(file.body).trim().split('\r\n')
    expect(head?.split(',').length).toBeGreaterThan(4)
    expect(row).toContain(first)
    expect(more).toEqual([])
  },
)

// Rule (administrators): A search counts its results up to a thousand, but its file has all of them
test('a search counts its results up to a thousand; its file has all of them', async () => {
  await sql(
    `INSERT INTO emails (kind, recipient, subject, text_body, html_body, state, sent_at)
     SELECT 'message', i || '@tapini.example.com', 'Hello', '', '', 'sent', now() FROM generate_series(1, $1::int) i`,
    [1001],
  )
  const answer = await vera.get('/api/admin/emails?search=tapini&page=20')
  expect(answer.body).toHaveLength(50)
  expect(answer.headers.get('x-total-count')).toBe('1000')
  expect(answer.headers.get('x-total-is-exact')).toBe('false')
  const file = await vera.get('/api/admin/emails.csv?search=tapini')
  expect(String(file.body).trim().split('\r\n')).toHaveLength(1002)
})

// Rule (administrators): Saving mail addresses from the outbox is in the audit log, and no other site can trigger it
test('saving a file of addresses from the outbox is in the audit log', async () => {
  const acts = async () => {
    const { headers } = await vera.get('/api/admin/audit-log?act=list-downloaded&search=emails&page=1')
    return Number(headers.get('x-total-count'))
  }
  const before = await acts()
  await vera.get('/api/admin/emails.csv?search=nobody')
  expect(await acts()).toBe(before + 1)
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect((await vera.get('/api/admin/emails.csv', headers)).status).toBe(403)
})
