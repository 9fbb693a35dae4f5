import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { fillWorld, requireEmpty } from '../../scripts/demo/fill-world.ts'
import { startTestApp } from '../support/app.ts'
import { openBrowser } from '../support/browser.ts'

const app = await startTestApp()
const count = async (query: string): Promise<unknown> =>
  (await app.db.$client.query<{ value: unknown }>(`SELECT (${query}) AS value`)).rows[0]?.value

async function logIn(path: string, login: Record<string, string>) {
  const browser = openBrowser(app)
  expect((await browser.post(path, { ...login, password: 'wantok-demo' })).status).toBe(200)
  return browser
}

// Each of seventy CVs is read in its own process, which yields to all others on a busy machine.
beforeAll(() => fillWorld(app), 600_000)

test('the demonstration accounts log in with the password that the script prints', async () => {
  for (const username of ['ana', 'koivi']) await logIn('/api/auth/login', { username })
  for (const email of ['boroko@example.com', 'lae@example.com'])
    await logIn('/api/auth/employer/login', { email })
  await logIn('/api/auth/admin/login', { username: 'vera' })
})

describe('the demonstration data', () => {
  test('visitors find open jobs and people', async () => {
    const visitor = openBrowser(app)
    const jobs = await visitor.get('/api/jobs/search?limit=50')
    expect(jobs.body).toMatchObject({ total: 22 })
    const nurses = await visitor.get('/api/cvs/search?query=emergency+nurse')
    expect(JSON.stringify(nurses.body)).toContain('Registered Nurse')
  })

  test('Ana has her CV, her applications and their outcome', async () => {
    const ana = await logIn('/api/auth/login', { username: 'ana' })
    const cvs = (await ana.get('/api/cvs/my-cvs')).body
    expect(cvs).toMatchObject([{ jobTitle: 'Registered Nurse' }, { jobTitle: 'Site and Clinic Nurse' }])
    const { body } = await ana.get('/api/user/applications')
    expect(body).toEqual(expect.arrayContaining([expect.objectContaining({ status: 'rejected' })]))
  })

  test('Ana and an employer have a conversation with unread messages', async () => {
    const ana = await logIn('/api/auth/login', { username: 'ana' })
    expect((await ana.get('/api/user/conversations')).body).toMatchObject([
      { name: 'Boroko Builders', unread: 1 },
      { name: 'Sirunki Minerals', unread: 0 },
    ])
  })

  test('two jobs wait for an administrator because of reports, none because of scam words', async () => {
    expect(await count("SELECT count(*) FROM job_reports WHERE state = 'open'")).toBe(2)
    expect(await count("SELECT count(*) FROM job_postings WHERE flagged_words <> '{}'")).toBe(0)
  })

  test('every balance is the sum of its ledger, and every state of a payment occurs', async () => {
    const wrong = `SELECT count(*) FROM credit_accounts a
      WHERE credits <> (SELECT coalesce(sum(amount), 0) FROM credit_transactions t WHERE t.employer_id = a.employer_id)`
    expect(await count(wrong)).toBe(0)
    expect(await count('SELECT count(DISTINCT status) FROM payment_requests')).toBe(3)
    expect(await count('SELECT count(*) FROM payment_requests WHERE slip_key IS NOT NULL')).toBe(2)
    expect(await count('SELECT count(DISTINCT kind) FROM payment_receipts')).toBe(2)
    expect(await count('SELECT count(*) FROM job_applications WHERE cv_id IS NULL')).toBe(0)
  })

  test('everything happened in the past, in order, and no mail was sent', async () => {
    for (const [table, column] of [
      ['cvs', 'updated_at'],
      ['cv_views', 'viewed_at'],
      ['job_postings', 'created_at'],
      ['job_applications', 'applied_at'],
      ['credit_transactions', 'created_at'],
      ['messages', 'created_at'],
      ['job_seekers', 'last_login'],
    ])
      expect(await count(`SELECT bool_and(${column} < now()) FROM ${table}`), table).toBe(true)
    expect(
      await count(
        'SELECT bool_and(id = place) FROM (SELECT id, row_number() OVER (ORDER BY created_at) AS place FROM credit_transactions) t',
      ),
    ).toBe(true)
    expect(
      await count(
        'SELECT bool_and(uploaded_at >= j.created_at) FROM cvs JOIN job_seekers j ON j.id = job_seeker_id',
      ),
    ).toBe(true)
    expect(await count('SELECT count(*) FROM emails')).toBe(0)
    expect(
      await count(
        "SELECT setting_value FROM system_settings WHERE setting_key = 'email_notifications_enabled'",
      ),
    ).toBe('true')
    expect(await count("SELECT count(*) FROM sessions WHERE created_at < now() - interval '1 hour'")).toBe(0)
  })
})

describe('refused with one line', () => {
  test('a database that contains people', async () => {
    await expect(requireEmpty(app)).rejects.toThrow(/^The database already contains people\. .*$/)
  })

  test('a site on the internet', async () => {
    const env = { ...process.env, PUBLIC_URL: 'https://jobs.example.com' }
    const run = promisify(execFile)(process.execPath, ['scripts/demo.ts'], { env })
    await expect(run).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^PUBLIC_URL .*\n$/),
    })
  })
})
