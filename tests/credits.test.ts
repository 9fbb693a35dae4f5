import { describe, expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { createEmployer, giveCredits, logInAdministrator } from './support/people.ts'

const app = await startTestApp()
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)

describe('the ledger', () => {
  test('a balance is the sum of its rows, and each row says the balance after it', async () => {
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
      'a row about nothing',
      "INSERT INTO credit_transactions (employer_id, type, amount) VALUES ($1, 'usage', 0)",
    ],
  ])('the database refuses %s', async (_, statement) => {
    const employer = await createEmployer(app, { credits: 10 })
    await expect(sql(statement, [employer.id])).rejects.toThrow()
    expect((await employer.get('/api/employer/credits')).body).toMatchObject({ credits: 10 })
  })
})

describe('an administrator adds credits', () => {
  test('with a reason, and takes them back, never below zero', async () => {
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

test('trial credits come once, from the setting', async () => {
  await sql("UPDATE system_settings SET setting_value = '4' WHERE setting_key = 'trial_credits'")
  const employer = await createEmployer(app)
  await app.tasksDone()
  await sql("UPDATE system_settings SET setting_value = '0' WHERE setting_key = 'trial_credits'")
  expect((await employer.get('/api/employer/credits')).body).toMatchObject({ credits: 4 })
})
