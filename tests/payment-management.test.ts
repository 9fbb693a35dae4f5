import { describe, expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { createEmployer, giveCredits, logInAdministrator } from './support/people.ts'

const app = await startTestApp()
const vera = await logInAdministrator(app)

type Package = { id: number; name: string; isActive: boolean; requests: number }
const input = (overrides: Record<string, unknown> = {}) => ({
  name: 'Small',
  credits: 5,
  price: 5000,
  description: 'To try it',
  ...overrides,
})
async function added(overrides: Record<string, unknown> = {}): Promise<Package> {
  const { status, body } = await vera.post('/api/admin/credit-packages', input(overrides))
  expect(status, JSON.stringify(body)).toBe(201)
  return body as Package
}
const onSale = async () => (await openBrowser(app).get('/api/credit-packages')).body as Package[]
const all = async () => (await vera.get('/api/admin/credit-packages')).body as Package[]
const bought = (packageId: number) => ({ packageId, paymentMethod: 'cash', paymentDetails: 'Front desk' })

describe('credit packages', () => {
  // Rule (catalogue): Packages can be created, changed, sorted and taken off sale
  test('are created, changed, sorted and taken off sale', async () => {
    const { id } = await added({ sortOrder: '0' })
    expect((await onSale())[0]).toMatchObject({ id, price: 5000, credits: 5 })
    const changed = input({ name: 'Large', price: 500_000, sortOrder: 5 })
    expect((await vera.put(`/api/admin/credit-packages/${id}`, changed)).body).toMatchObject({
      name: 'Large',
    })
    expect((await onSale()).at(-1)).toMatchObject({ id, price: 500_000 })
    await vera.patch(`/api/admin/credit-packages/${id}/toggle`, { isActive: false })
    expect((await onSale()).map((one) => one.id)).not.toContain(id)
    expect(await all()).toContainEqual(expect.objectContaining({ id, isActive: false, requests: 0 }))
  })

  test.each([
    { name: ' ' },
    { credits: 0 },
    { credits: 1.5 },
    { price: -1 },
    { price: 10.5 },
    { price: '10' },
  ])('%j is refused', async (wrong) => {
    expect(await vera.post('/api/admin/credit-packages', input(wrong))).toMatchObject({
      status: 400,
      body: { errors: { [Object.keys(wrong)[0] ?? '']: expect.any(String) } },
    })
  })

  // Rule (catalogue): A package that was requested is never deleted, also not during a request
  test('one that was requested is never deleted, and its requests keep price and credits', async () => {
    const [used, unused] = [await added({ name: 'Used' }), await added({ name: 'Unused' })]
    const employer = await createEmployer(app)
    expect((await employer.post('/api/payment-requests', bought(used.id))).status).toBe(201)
    await vera.put(`/api/admin/credit-packages/${used.id}`, input({ price: 1, credits: 1000 }))
    expect((await employer.get('/api/employer/payment-requests')).body).toMatchObject([
      { packageName: 'Used', amount: 5000, packageCredits: 5 },
    ])
    expect(await all()).toContainEqual(expect.objectContaining({ id: used.id, requests: 1 }))
    expect(await vera.delete(`/api/admin/credit-packages/${used.id}`)).toMatchObject({
      status: 409,
      body: { code: 'package_in_use' },
    })
    expect((await vera.delete(`/api/admin/credit-packages/${unused.id}`)).status).toBe(200)
    expect((await vera.delete(`/api/admin/credit-packages/${unused.id}`)).status).toBe(404)
  })

  // Rule (catalogue): A package that was requested is never deleted, also not during a request
  test('deleted during a request: either both the request and the package exist, or neither', async () => {
    const { id } = await added({ name: 'Raced' })
    const employer = await createEmployer(app)
    const [asked, deleted] = await Promise.all([
      employer.post('/api/payment-requests', bought(id)),
      vera.delete(`/api/admin/credit-packages/${id}`),
    ])
    expect([
      [201, 409],
      [404, 200],
    ]).toContainEqual([asked.status, deleted.status])
  })

  test('are changed by administrators only, and every act is in the audit log', async () => {
    const employer = await createEmployer(app)
    expect((await employer.post('/api/admin/credit-packages', input())).status).toBe(401)
    expect((await employer.delete('/api/admin/credit-packages/1')).status).toBe(401)
    const { id } = await added()
    await vera.put(`/api/admin/credit-packages/${id}`, input({ price: 6000 }))
    const { rows } = await app.db.$client.query(
      "SELECT act, details FROM administrator_acts WHERE target_type = 'credit-package' AND target_id = $1 ORDER BY id",
      [String(id)],
    )
    expect(rows).toMatchObject([
      { act: 'entry-added' },
      { act: 'entry-changed', details: { before: { price: 5000 }, after: { price: 6000 } } },
    ])
  })
})

describe('transactions of all employers', () => {
  // Rule (payments): Transactions are found by company, type and day, and their file has no formulas
  test('are found by company, type and day, newest first, with the balance after each, and are the rows of the file', async () => {
    const employer = await createEmployer(app, { form: { companyName: '=Ledger Ltd' }, credits: 10 })
    await createEmployer(app, { credits: 3 })
    await giveCredits(app, employer.id, 7)
    await vera.post(`/api/admin/employers/${employer.id}/add-credits`, {
      credits: -2,
      description: 'Mistake',
    })
    const path = '/api/admin/credit-transactions'
    const first = await vera.get(`${path}?search=ledger&page=1&limit=2`)
    expect(first.headers.get('x-total-count')).toBe('3')
    expect(first.body).toMatchObject([
      { amount: -2, balanceAfter: 15, employerName: '=Ledger Ltd', adminName: expect.any(String) },
      { amount: 7, balanceAfter: 17, adminName: null },
    ])
    expect((await vera.get(`${path}?search=ledger&type=usage`)).body).toEqual([])
    expect((await vera.get(`${path}?search=ledger&to=2020-01-01`)).body).toEqual([])
    expect((await vera.get(`${path}?search=ledger&sort=oldest`)).body).toMatchObject([
      { balanceAfter: 10 },
      { balanceAfter: 17 },
      { balanceAfter: 15 },
    ])
    const file = await vera.get(`${path}.csv?employerId=${employer.id}`)
    expect(file.headers.get('content-type')).toContain('text/csv')
    const lines = String(file.body).trim().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[1]).toMatch(/^\d+,[\d :-]+,'=Ledger Ltd,Adjustment,Mistake,-2,15,/)
  })

  test('are visible to administrators only', async () => {
    expect((await (await createEmployer(app)).get('/api/admin/credit-transactions.csv')).status).toBe(401)
  })
})
