import { describe, expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { type Browser, openBrowser } from './support/browser.ts'
import { changeSetting, outbox } from './support/mailbox.ts'
import { createEmployer, createJobSeeker, logInAdministrator, type TestEmployer } from './support/people.ts'

const app = await startTestApp()
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
const vera = await logInAdministrator(app)

/** The seeded package of 50 credits for K450. */
const { rows: seeded } = await sql('SELECT id FROM credit_packages WHERE credits = 50')
const BUSINESS: number = seeded[0]?.id

const form = (overrides: Record<string, unknown> = {}) => ({
  packageId: BUSINESS,
  amount: 45_000,
  paymentMethod: 'bank_transfer',
  paymentDetails: 'BSP, reference BORO-20',
  ...overrides,
})
const request = (employer: TestEmployer, overrides: Record<string, unknown> = {}, headers = {}) =>
  employer.post('/api/payment-requests', form(overrides), headers)
const process = (id: number, status: string, adminNotes = '', headers = {}) =>
  vera.post(`/api/admin/payment-requests/${id}/process`, { status, adminNotes }, headers)

async function requested(employer: TestEmployer): Promise<number> {
  const { status, body } = await request(employer)
  expect(status, JSON.stringify(body)).toBe(201)
  return (body as { id: number }).id
}
const creditsOf = async (employer: TestEmployer) => (await employer.get('/api/employer/credits')).body

test('everybody sees the packages on sale, cheapest first, prices in toea', async () => {
  await sql("INSERT INTO credit_packages (name, credits, price, is_active) VALUES ('Old', 5, 100, false)")
  const { status, body } = await openBrowser(app).get('/api/credit-packages')
  expect(status).toBe(200)
  expect(body).toMatchObject([
    { credits: 10, price: 10_000 },
    { id: BUSINESS, name: 'Business', credits: 50, price: 45_000, isActive: true },
    { credits: 100, price: 80_000 },
    { credits: 250, price: 175_000 },
  ])
})

describe('a payment request', () => {
  test('takes credits and amount from the package and waits', async () => {
    const employer = await createEmployer(app)
    const { status, body } = await request(employer, { packageCredits: 5000, credits: 5000 })
    expect(status).toBe(201)
    const expected = { packageName: 'Business', packageCredits: 50, amount: 45_000, status: 'pending' }
    expect(body).toMatchObject({ ...expected, paymentMethod: 'bank_transfer' })
    expect((await employer.get('/api/employer/payment-requests')).body).toMatchObject([expected])
    expect(await creditsOf(employer)).toEqual({ credits: 0, totalSpent: 0 })
  })

  test.each([
    { packageId: undefined },
    { packageId: 'x' },
    { paymentMethod: '' },
    { paymentMethod: 'bitcoin' },
    { paymentDetails: '  ' },
  ])('%j: Please fill in all required fields', async (missing) => {
    const answer = await request(await createEmployer(app), missing)
    expect(answer).toMatchObject({ status: 400, body: { message: 'Please fill in all required fields' } })
  })

  test('at another price than the package has is refused with the new one', async () => {
    const employer = await createEmployer(app)
    expect(await request(employer, { amount: 1 })).toMatchObject({
      status: 409,
      body: {
        code: 'price_changed',
        price: 45_000,
        message: 'The price has changed to K450.00. Please confirm again.',
      },
    })
    expect((await request(employer, { amount: undefined })).status).toBe(201)
    expect((await employer.get('/api/employer/payment-requests')).body).toHaveLength(1)
  })

  test('for a package that is not on sale is refused', async () => {
    const employer = await createEmployer(app)
    const { rows } = await sql("SELECT id FROM credit_packages WHERE name = 'Old'")
    for (const packageId of [rows[0]?.id, 999_999])
      expect((await request(employer, { packageId, amount: undefined })).status).toBe(404)
  })

  test('needs a payment method that is offered', async () => {
    const employer = await createEmployer(app)
    await changeSetting(app, 'payment_methods', 'bank_transfer, mobile_money,nonsense')
    const cash = await request(employer, { paymentMethod: 'cash' })
    const mobile = await request(employer, { paymentMethod: 'mobile_money' })
    await changeSetting(app, 'payment_methods', 'bank_transfer,mobile_money,cash,check')
    expect(cash).toMatchObject({ status: 400, body: { errors: { paymentMethod: expect.any(String) } } })
    expect(mobile.status).toBe(201)
  })

  test('is refused as the sixth pending one of an employer, also when all come at once', async () => {
    const employer = await createEmployer(app)
    const answers = await Promise.all(Array.from({ length: 8 }, () => request(employer)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409, 409])
    expect((await request(await createEmployer(app))).status).toBe(201)
  })

  test('sent twice by one press counts once', async () => {
    const employer = await createEmployer(app)
    const key = { 'idempotency-key': 'one-press' }
    const first = await request(employer, {}, key)
    expect((await request(employer, {}, key)).body).toEqual(first.body)
    expect((await employer.get('/api/employer/payment-requests')).body).toHaveLength(1)
  })

  test('is made by employers only, and seen by its own employer only', async () => {
    const [ana, employer] = [await createJobSeeker(app), await createEmployer(app)]
    expect((await ana.post('/api/payment-requests', form())).status).toBe(401)
    await requested(employer)
    expect((await (await createEmployer(app)).get('/api/employer/payment-requests')).body).toEqual([])
  })

  test('notifies the administrator', async () => {
    await changeSetting(app, 'admin_email', 'office@example.com')
    await requested(await createEmployer(app))
    await changeSetting(app, 'admin_email', '')
    expect(await outbox(app, 'office@example.com')).toMatchObject([
      { subject: 'Payment of K450.00 to check' },
    ])
  })
})

describe('the reference', () => {
  const optionsOf = async (employer: TestEmployer) =>
    (await employer.get('/api/employer/payment-options')).body as {
      reference: string
      methods: { method: string; instructions: string }[]
    }

  test('is known before the request, is used by it, and belongs to nobody else', async () => {
    const [employer, other] = [await createEmployer(app), await createEmployer(app)]
    const seen = await Promise.all(Array.from({ length: 8 }, () => optionsOf(employer)))
    const [first, ...rest] = [...new Set(seen.map(({ reference }) => reference))]
    expect([first, rest]).toEqual([expect.stringMatching(/^PNG-[2-9B-DF-HJ-NP-TV-Z]{4}$/), []])
    expect((await request(employer)).body).toMatchObject({ reference: first })
    const { reference: second } = await optionsOf(employer)
    expect(new Set([first, second, (await optionsOf(other)).reference]).size).toBe(3)
  })

  test('is made for a request that never asked for one, and ten at once get different ones', async () => {
    const employers = await Promise.all([createEmployer(app), createEmployer(app)])
    const answers = await Promise.all(
      employers.flatMap((employer) => Array.from({ length: 5 }, () => request(employer))),
    )
    const references = answers.map(({ body }) => (body as { reference: string }).reference)
    expect(new Set(references).size).toBe(10)
  })

  test('comes with how to pay, in the words of the settings and for the methods offered', async () => {
    const employer = await createEmployer(app)
    const asFound = await optionsOf(employer)
    expect(asFound.methods[0]).toEqual({
      method: 'bank_transfer',
      instructions: 'Please ask support how to pay.',
    })
    await changeSetting(app, 'payment_methods', 'mobile_money')
    await changeSetting(app, 'payment_instructions_mobile_money', 'Send to 7190 0000')
    const changed = await optionsOf(employer)
    await changeSetting(app, 'payment_methods', 'bank_transfer,mobile_money,cash,check')
    expect(changed.methods).toEqual([{ method: 'mobile_money', instructions: 'Send to 7190 0000' }])
  })
})

describe('cancelling', () => {
  const cancel = (browser: Browser, id: number) => browser.post(`/api/payment-requests/${id}/cancel`)

  test('ends an own pending request, and makes room for another', async () => {
    const employer = await createEmployer(app)
    const [id] = [await requested(employer)]
    for (let n = 0; n < 4; n += 1) await requested(employer)
    expect((await request(employer)).status).toBe(409)
    expect((await cancel(await createEmployer(app), id)).status).toBe(404)
    expect(await cancel(employer, id)).toMatchObject({
      status: 200,
      body: { status: 'cancelled', processedAt: expect.any(String) },
    })
    expect((await cancel(employer, id)).status).toBe(409)
    expect((await process(id, 'approved')).status).toBe(409)
    expect((await request(employer)).status).toBe(201)
  })

  test("does not let an administrator who also has an employer’s session end another employer's request", async () => {
    const both = await createEmployer(app)
    for (const [name, value] of vera.cookies) both.cookies.set(name, value)
    expect((await cancel(both, await requested(await createEmployer(app)))).status).toBe(404)
  })

  test('and approving at the same moment: one of them wins, and credits follow it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const employer = await createEmployer(app)
      const id = await requested(employer)
      const [cancelled, approved] = await Promise.all([cancel(employer, id), process(id, 'approved')])
      expect([cancelled.status, approved.status].sort()).toEqual([200, 409])
      expect(await creditsOf(employer)).toMatchObject({ credits: approved.status === 200 ? 50 : 0 })
    }
  })
})

describe('an administrator', () => {
  test('approves: credits, ledger and total spent change together, and the employer is notified', async () => {
    const employer = await createEmployer(app, { credits: 3 })
    const id = await requested(employer)
    expect(await process(id, 'approved', 'Seen on the statement')).toMatchObject({
      status: 200,
      body: { id, status: 'approved', adminNotes: 'Seen on the statement' },
    })
    expect(await creditsOf(employer)).toEqual({ credits: 53, totalSpent: 45_000 })
    const { body } = await employer.get('/api/employer/transactions')
    expect(body).toMatchObject([{ type: 'purchase', amount: 50, balanceAfter: 53, relatedId: id }, {}])
    const mails = await outbox(app, employer.email)
    expect(mails.find(({ kind }) => kind === 'payment_processed')?.subject).toBe('50 credits added')
  })

  test('rejects with a note: nothing changes', async () => {
    const employer = await createEmployer(app)
    const id = await requested(employer)
    expect((await process(id, 'rejected', 'Payment verification failed')).status).toBe(200)
    expect(await creditsOf(employer)).toEqual({ credits: 0, totalSpent: 0 })
    expect((await employer.get('/api/employer/payment-requests')).body).toMatchObject([
      { status: 'rejected', adminNotes: 'Payment verification failed', processedAt: expect.any(String) },
    ])
  })

  test('approves many times at once: credits are added once', async () => {
    const employer = await createEmployer(app)
    const id = await requested(employer)
    const answers = await Promise.all(Array.from({ length: 10 }, () => process(id, 'approved')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'already_processed' })
    expect(await creditsOf(employer)).toEqual({ credits: 50, totalSpent: 45_000 })
  })

  // Rule (payments): A payment is decided once, also when two decisions come at the same moment
  test('approves and rejects at the same moment: one of them wins, and credits follow it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const employer = await createEmployer(app)
      const id = await requested(employer)
      const [approved, rejected] = await Promise.all([process(id, 'approved'), process(id, 'rejected')])
      expect([approved.status, rejected.status].sort()).toEqual([200, 409])
      const credits = approved.status === 200 ? 50 : 0
      expect(await creditsOf(employer)).toMatchObject({ credits })
      expect((await process(id, 'approved')).status).toBe(409)
    }
  })

  test('presses twice with one key: the second press gets the first answer', async () => {
    const employer = await createEmployer(app)
    const id = await requested(employer)
    const key = { 'idempotency-key': `approve-${id}` }
    const first = await process(id, 'approved', '', key)
    expect((await process(id, 'approved', '', key)).body).toEqual(first.body)
    expect(await creditsOf(employer)).toMatchObject({ credits: 50 })
  })

  test('approves what was requested, whatever the package costs now', async () => {
    const employer = await createEmployer(app)
    const id = await requested(employer)
    await sql('UPDATE credit_packages SET price = 99900, credits = 7, is_active = false WHERE id = $1', [
      BUSINESS,
    ])
    await process(id, 'approved')
    await sql('UPDATE credit_packages SET price = 45000, credits = 50, is_active = true WHERE id = $1', [
      BUSINESS,
    ])
    expect(await creditsOf(employer)).toEqual({ credits: 50, totalSpent: 45_000 })
  })

  // Rule (payments): A payment request is pending, approved or rejected; other values are refused
  test('gets a message about impossible values', async () => {
    expect((await process(999_999, 'approved')).status).toBe(404)
    const id = await requested(await createEmployer(app))
    for (const status of ['pending', '', 'paid']) expect((await process(id, status)).status).toBe(400)
  })

  // Rule (payments): Payment requests and credit transactions are filtered and paged
  test('lists requests and transactions, filtered and paged', async () => {
    const employer = await createEmployer(app, { form: { companyName: 'Lae Logistics 100%' } })
    const [first, second] = [await requested(employer), await requested(employer)]
    await process(first, 'approved', 'Fine')
    const list = (path: string) => vera.get(`/api/admin/${path}`)
    const all = await list(`payment-requests?employerId=${employer.id}`)
    expect(all.headers.get('x-total-count')).toBe('2')
    expect(all.body).toMatchObject([
      { id: second, employerName: 'Lae Logistics 100%', status: 'pending', processedByName: null },
      { id: first, status: 'approved', adminNotes: 'Fine', processedByName: 'vera', amount: 45_000 },
    ])
    expect((await list(`payment-requests?status=pending&employerId=${employer.id}`)).body).toMatchObject([
      { id: second },
    ])
    expect((await list(`payment-requests?sort=oldest&employerId=${employer.id}`)).body).toMatchObject([
      { id: first },
      { id: second },
    ])
    const [{ reference }] = all.body as [{ reference: string }]
    expect((await list(`payment-requests?search=${reference.toLowerCase()}`)).body).toMatchObject([
      { id: second },
    ])
    const searched = await list('payment-requests?search=100%25&page=2&limit=1&status=all')
    expect([searched.body, searched.headers.get('x-total-count')]).toMatchObject([[{ id: first }], '2'])
    expect((await list(`credit-transactions?employerId=${employer.id}`)).body).toMatchObject([
      {
        type: 'purchase',
        amount: 50,
        relatedId: first,
        employerName: 'Lae Logistics 100%',
        adminName: 'vera',
      },
    ])
    expect((await list(`credit-transactions?employerId=${employer.id}&type=usage`)).body).toEqual([])
  })
})
