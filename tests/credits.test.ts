import { describe, expect, test } from 'vitest'
import { dayInPortMoresby } from '../src/shared/dates.ts'
import { startTestApp } from './support/app.ts'
import { uploadCv } from './support/cvs.ts'
import { postJob } from './support/jobs.ts'
import { createEmployer, createJobSeeker, giveCredits, logInAdministrator } from './support/people.ts'

const app = await startTestApp()
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)

describe('the ledger', () => {
  test('a balance is the sum of its rows, and each row has the balance after it', async () => {
    const employer = await createEmployer(app, { credits: 10 })
    await giveCredits(app, employer.id, 7)
    expect((await employer.get('/api/employer/credits')).body).toEqual({ credits: 17, totalSpent: 0 })
    const { body } = await employer.get('/api/employer/transactions')
    expect(body).toMatchObject([
      { amount: 7, balanceAfter: 17 },
      { amount: 10, balanceAfter: 10 },
    ])
  })

  test.each([
    ['a balance changed by hand', 'UPDATE credit_accounts SET credits = 99 WHERE employer_id = $1'],
    ['a changed row', 'UPDATE credit_transactions SET amount = 99 WHERE employer_id = $1'],
    ['a deleted row', 'DELETE FROM credit_transactions WHERE employer_id = $1'],
    [
      'a balance below zero',
      "INSERT INTO credit_transactions (employer_id, type, amount) VALUES ($1, 'usage', -11)",
    ],
    [
      'a row of 0 credits',
      "INSERT INTO credit_transactions (employer_id, type, amount) VALUES ($1, 'usage', 0)",
    ],
  ])('the database refuses %s', async (_, statement) => {
    const employer = await createEmployer(app, { credits: 10 })
    await expect(sql(statement, [employer.id])).rejects.toThrow()
    expect((await employer.get('/api/employer/credits')).body).toMatchObject({ credits: 10 })
  })
})

describe('an administrator adds credits', () => {
  test('with a reason, and removes them, but never below zero', async () => {
    const [employer, vera] = [await createEmployer(app), await logInAdministrator(app)]
    const add = (credits: unknown, description = 'Bank transfer of 20 November') =>
      vera.post(`/api/admin/employers/${employer.id}/add-credits`, { credits, description })
    expect((await add(50)).body).toEqual({ credits: 50 })
    expect((await add(-20)).body).toEqual({ credits: 30 })
    expect((await add(-31)).status).toBe(400)
    for (const wrong of [0, 1.5, '5', 10_001, -10_001, null])
      expect((await add(wrong)).status, String(wrong)).toBe(400)
    expect((await add(5, ' ')).body).toMatchObject({ errors: { description: 'Please give a reason' } })
    expect((await employer.get('/api/employer/credits')).body).toMatchObject({ credits: 30 })
  })

  test('once, however often the button is pressed', async () => {
    const [employer, vera] = [await createEmployer(app), await logInAdministrator(app)]
    const path = `/api/admin/employers/${employer.id}/add-credits`
    const press = (credits: number) =>
      vera.post(path, { credits, description: 'Cash' }, { 'idempotency-key': `press-${employer.id}` })
    const answers = await Promise.all([press(10), press(10), press(10), press(10)])
    expect(answers.filter((answer) => answer.status === 200).length).toBeGreaterThanOrEqual(1)
    expect((await press(10)).body).toEqual({ credits: 10 })
    expect((await press(11)).status).toBe(422)
    expect((await employer.get('/api/employer/credits')).body).toMatchObject({ credits: 10 })
  })

  test('and finds employers by name or address', async () => {
    const vera = await logInAdministrator(app)
    const employer = await createEmployer(app, { form: { companyName: 'Lae Logistics 100%' } })
    const found = await vera.get('/api/admin/employers?page=1&search=logistics%20100%25')
    expect(found.body).toMatchObject([{ id: employer.id, companyName: 'Lae Logistics 100%' }])
    expect(found.headers.get('x-total-count')).toBe('1')
  })
})

test('trial credits are given once, as the setting says', async () => {
  await sql("UPDATE system_settings SET setting_value = '4' WHERE setting_key = 'trial_credits'")
  const employer = await createEmployer(app)
  await app.tasksDone()
  await sql("UPDATE system_settings SET setting_value = '0' WHERE setting_key = 'trial_credits'")
  expect((await employer.get('/api/employer/credits')).body).toMatchObject({ credits: 4 })
})

describe('the statement', () => {
  type Row = { description: string; balanceAfter: number }
  const rowsOf = (body: unknown) => body as Row[]
  const moved = async (employerId: number, type: string, amount: number, text: string, day: string) =>
    sql(
      'INSERT INTO credit_transactions (employer_id, type, amount, description, created_at) VALUES ($1, $2, $3, $4, $5)',
      [employerId, type, amount, text, day],
    )

  test('is filtered by type and by days of Port Moresby, paged and summed', async () => {
    const employer = await createEmployer(app)
    await moved(employer.id, 'purchase', 50, 'Business', '2026-11-01T00:00:00Z')
    // 23:59 and 00:00 in Port Moresby.
    await moved(employer.id, 'usage', -2, 'late', '2026-11-09T13:59:59.900Z')
    await moved(employer.id, 'usage', -5, 'early', '2026-11-09T14:00:00Z')
    await moved(employer.id, 'refund', 5, 'back', '2026-11-12T00:00:00Z')
    const find = async (query: string) => {
      const { body, headers } = await employer.get(`/api/employer/transactions?${query}`)
      const sums = ['x-total-count', 'x-credits-added', 'x-credits-spent'].map((name) => headers.get(name))
      return [rowsOf(body).map(({ description }) => description), ...sums]
    }
    expect(await find('')).toEqual([['back', 'early', 'late', 'Business'], '4', '55', '7'])
    expect(await find('type=usage')).toEqual([['early', 'late'], '2', '0', '7'])
    expect(await find('to=2026-11-09')).toEqual([['late', 'Business'], '2', '50', '2'])
    expect(await find('from=2026-11-10&to=2026-11-10')).toEqual([['early'], '1', '0', '5'])
    expect(await find('page=2&limit=3&type=all')).toEqual([['Business'], '4', '55', '7'])
    for (const wrong of ['from=yesterday', 'to=2026-13-01', 'type=gift', 'page=0', 'limit=101'])
      expect((await employer.get(`/api/employer/transactions?${wrong}`)).status, wrong).toBe(400)
  })

  test('is a file too: complete, formulas harmless, and of this employer only', async () => {
    const [employer, other] = [await createEmployer(app), await createEmployer(app, { credits: 7 })]
    await moved(employer.id, 'purchase', 2000, '=HYPERLINK("https://x.example")', '2026-11-01T00:00:00Z')
    await sql(
      "INSERT INTO credit_transactions (employer_id, type, amount, description) SELECT $1, 'usage', -1, 'CV opened: Nurse, ' || n FROM generate_series(1, 1100) n",
      [employer.id],
    )
    const { status, body, headers } = await employer.get('/api/employer/transactions.csv')
    expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'nosniff',
    ])
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="credit statement \d{4}-\d\d-\d\d.csv"/,
    )
    expect(headers.get('cache-control')).toBe('no-store')
    const lines = String(body).split('\r\n')
    expect(lines).toHaveLength(1 + 1101 + 1)
    expect(lines[0]?.replace('\ufeff', '')).toBe('Number,Date,Type,Description,Person,Credits,Balance after')
    expect(lines[1]).toMatch(/^\d+,\d{4}-\d\d-\d\d \d\d:\d\d,Usage,"CV opened: Nurse, 1100",,-1,900$/)
    expect(lines[1101]).toMatch(
      /,2026-11-01 10:00,Purchase,"'=HYPERLINK\(""https:\/\/x.example""\)",,2000,2000$/,
    )
    expect((await other.get('/api/employer/transactions.csv')).body).toMatch(/For a test,,7,7\r\n$/)
    const filtered = await employer.get('/api/employer/transactions.csv?type=purchase')
    expect(String(filtered.body).split('\r\n')).toHaveLength(3)
  })
})

describe('the months of an employer', () => {
  // Rule (employers): Credits bought and used are summed by month
  test('say what the credits were used for, in Port Moresby time', async () => {
    const employer = await createEmployer(app, { credits: 20 })
    const seeker = await createJobSeeker(app)
    const cvId = await uploadCv(seeker)
    await employer.get(`/api/cvs/${cvId}/view`)
    await employer.get(`/api/cvs/${cvId}/download`)
    await postJob(employer)
    const { body } = await employer.get('/api/employer/credits/months')
    const months = body as { month: string }[]
    expect(months).toHaveLength(12)
    expect(months.at(-1)).toEqual({
      month: dayInPortMoresby(new Date()).slice(0, 7),
      bought: 0,
      opened: 2,
      downloaded: 5,
      jobs: 5,
    })
    expect(months.at(-2)).toMatchObject({ opened: 0, downloaded: 0, jobs: 0 })
  })

  // Rule (employers): The statement names the person whose CV was paid for, while the employer may see the CV
  test('the statement names whom the credits were spent on', async () => {
    const employer = await createEmployer(app, { credits: 20 })
    const seeker = await createJobSeeker(app)
    const cvId = await uploadCv(seeker)
    await employer.get(`/api/cvs/${cvId}/view`)
    await postJob(employer)
    const names = async () =>
      ((await employer.get('/api/employer/transactions')).body as { personName: string | null }[]).map(
        ({ personName }) => personName,
      )
    const { rows } = await sql('SELECT full_name AS name FROM cvs WHERE id = $1', [cvId])
    expect(await names()).toEqual([null, rows[0]?.name, null])
    await sql('DELETE FROM cv_access WHERE cv_id = $1', [cvId])
    expect(await names()).toEqual([null, null, null])
  })
})
