import { describe, expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { createEmployer, logInAdministrator } from './support/people.ts'

const app = await startTestApp()
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
const vera = await logInAdministrator(app)
const path = '/api/admin/audit-log'

const { rows: found } = await sql('SELECT id FROM administrators')
const VERA: number = found[0]?.id
const employer = await createEmployer(app)

async function requested(): Promise<{ id: number; reference: string }> {
  const form = { packageId: 1, paymentMethod: 'cash', paymentDetails: 'Front desk' }
  return (await employer.post('/api/payment-requests', form)).body as { id: number; reference: string }
}
const process = (id: number, status: string, adminNotes: string) =>
  vera.post(`/api/admin/payment-requests/${id}/process`, { status, adminNotes })

describe('the audit log', () => {
  // Rule (administrators): The audit log has every act of an administrator, with the person and the reason
  test('has every act with the person, the object, the change and the reason, and nothing of refused acts', async () => {
    const [good, bad] = [await requested(), await requested()]
    await process(good.id, 'approved', 'On the statement')
    await process(bad.id, 'rejected', 'Payment verification failed')
    expect((await process(good.id, 'rejected', 'again')).status).toBe(409)
    await vera.post(`/api/admin/employers/${employer.id}/add-credits`, { credits: 5, description: 'Sorry' })
    const { body, headers } = await vera.get(`${path}?administrator=${VERA}`)
    expect(headers.get('x-total-count')).toBe('3')
    expect(body).toMatchObject([
      {
        act: 'credits-adjusted',
        targetType: 'employer',
        targetId: String(employer.id),
        target: employer.companyName,
        administrator: 'vera',
      },
      { act: 'payment-rejected', target: bad.reference, details: { note: 'Payment verification failed' } },
      { act: 'payment-approved', target: good.reference, details: { amount: 10_000, credits: 10 } },
    ])
  })

  // Rule (administrators): The audit log can be filtered
  test.each([
    ['act=payment-approved', ['payment-approved']],
    ['target=payment-request', ['payment-rejected', 'payment-approved']],
    ['target=all&act=', ['credits-adjusted', 'payment-rejected', 'payment-approved']],
    ['search=png-', ['payment-rejected', 'payment-approved']],
    [`search=${employer.id}&target=employer`, ['credits-adjusted']],
    ['sort=oldest&limit=1&page=1', ['payment-approved']],
    ['administrator=999', []],
    ['to=2020-01-01', []],
    ['from=2020-01-01&page=2&limit=2', ['payment-approved']],
  ])('is filtered: %s', async (query, expected) => {
    const { body } = await vera.get(`${path}?${query}`)
    expect((body as { act: string }[]).map(({ act }) => act)).toEqual(expected)
  })

  // Rule (administrators): The audit log can be saved as a file without formulas
  test('is saved as a file without formulas', async () => {
    await sql(
      "INSERT INTO administrator_acts (admin_id, act, target_type, target) VALUES (NULL, 'entry-added', 'category', '=1+1')",
    )
    const { body, headers } = await vera.get(`${path}.csv?target=category`)
    expect(headers.get('content-disposition')).toContain('audit log')
    expect(String(body).trim().split('\r\n')[1]).toMatch(/^\d+,[\d :-]+,,Added,Category,,'=1\+1,\{\}$/)
  })

  // Rule (administrators): Rows of the audit log are only added, never changed or deleted
  test.each([
    "UPDATE administrator_acts SET act = 'entry-added'",
    'UPDATE administrator_acts SET admin_id = 1 WHERE admin_id IS NULL',
    'DELETE FROM administrator_acts',
    'TRUNCATE administrator_acts',
  ])('is only added to: %s', async (statement) => {
    await expect(sql(statement)).rejects.toThrow('append-only')
  })

  test('is read by administrators only', async () => {
    for (const call of [path, `${path}.csv`, '/api/admin/administrators'])
      expect((await employer.get(call)).status).toBe(401)
    expect((await vera.get('/api/admin/administrators')).body).toEqual([{ id: VERA, username: 'vera' }])
  })
})
