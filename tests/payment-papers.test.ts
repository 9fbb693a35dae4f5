import sharp from 'sharp'
import { extractText } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { cleanUpSlips } from '../src/modules/payments/slips.ts'
import { HOUR } from '../src/shared/time.ts'
import { activePdf } from './support/active-documents.ts'
import { startTestApp } from './support/app.ts'
import { type Browser, openBrowser } from './support/browser.ts'
import { pdf } from './support/documents.ts'
import { formOf } from './support/forms.ts'
import { changeSetting } from './support/mailbox.ts'
import { createEmployer, createJobSeeker, logInAdministrator, type TestEmployer } from './support/people.ts'

const app = await startTestApp()
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
let vera = await logInAdministrator(app)
const { rows: seeded } = await sql('SELECT id FROM credit_packages WHERE credits = 50')

type Request = { id: number; reference: string; slipType: string | null; slipAt: string | null }

async function requested(employer: TestEmployer): Promise<Request> {
  const { status, body } = await employer.post('/api/payment-requests', {
    packageId: seeded[0]?.id,
    paymentMethod: 'bank_transfer',
    paymentDetails: 'BSP Boroko',
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body as Request
}
const process = (id: number, status = 'approved') =>
  vera.post(`/api/admin/payment-requests/${id}/process`, { status, adminNotes: '' })

describe('the slip', () => {
  const picture = (format: 'jpeg' | 'png' | 'gif', width = 2400) =>
    sharp({ create: { width, height: 300, channels: 3, background: '#fff' } })
      .withExif({ IFD0: { Copyright: 'taken at home' } })
      .toFormat(format)
      .toBuffer()
  const send = (browser: Browser, id: number, content: Buffer, name = 'slip') =>
    browser.upload(
      `/api/payment-requests/${id}/slip`,
      formOf({ slip: new File([new Uint8Array(content)], name) }),
    )
  const read = (browser: Browser, id: number) => browser.get(`/api/payment-requests/${id}/slip`)

  test.each(['jpeg', 'png'] as const)('as %s is encoded again, whatever its name', async (format) => {
    const employer = await createEmployer(app)
    const { id, reference } = await requested(employer)
    const sent = await send(employer, id, await picture(format), 'scan.exe')
    expect(sent).toMatchObject({ status: 200, body: { slipType: 'jpeg', slipAt: expect.any(String) } })
    const { body, headers } = await read(vera, id)
    const drawn = await sharp(body as Buffer).metadata()
    expect([drawn.format, drawn.width, drawn.exif]).toEqual(['jpeg', 1600, undefined])
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': expect.stringContaining(`attachment; filename="slip ${reference}.jpg"`),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'no-store',
    })
  })

  test('as PDF is stored unchanged and never opened in the browser', async () => {
    const employer = await createEmployer(app)
    const { id } = await requested(employer)
    const file = await pdf('Paid K450')
    expect((await send(employer, id, file)).body).toMatchObject({ slipType: 'pdf' })
    const { body, headers } = await read(employer, id)
    expect(body).toEqual(file)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'no-store',
    })
  })

  // Rule (hostile files): A payment slip in PDF format passes the same checks as other documents
  test('of another kind, broken, with a script or too large is refused, and the previous one stays', async () => {
    const employer = await createEmployer(app)
    const { id } = await requested(employer)
    await send(employer, id, await pdf('The first'))
    const hostile: [Buffer, number][] = [
      [await picture('gif'), 400],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 400],
      [Buffer.from('%PDF-1.7 and nothing else'), 400],
      [activePdf['a script on opening'](), 400],
      [(await picture('jpeg')).subarray(0, 200), 400],
      [Buffer.from([0xff, 0xd8, 0xff]), 400],
      [Buffer.alloc(0), 400],
      [Buffer.alloc(5 * 1024 * 1024 + 1), 413],
    ]
    for (const [content, status] of hostile)
      expect((await send(employer, id, content, 'slip.jpg')).status).toBe(status)
    expect((await employer.upload(`/api/payment-requests/${id}/slip`, formOf({}))).status).toBe(400)
    expect(String((await read(employer, id)).body)).toContain('%PDF')
  })

  test('is read by its employer and administrators only', async () => {
    const employer = await createEmployer(app)
    const { id } = await requested(employer)
    expect((await read(employer, id)).status).toBe(404)
    await send(employer, id, await pdf('Mine'))
    const strangers = [await createEmployer(app), await createJobSeeker(app), openBrowser(app)]
    expect(await Promise.all(strangers.map(async (one) => (await read(one, id)).status))).toEqual([
      404, 401, 401,
    ])
    expect(
      await Promise.all(strangers.map(async (one) => (await send(one, id, await pdf('Theirs'))).status)),
    ).toEqual([404, 401, 401])
    expect((await read(employer, id)).status).toBe(200)
  })

  test('is replaced while the request waits, not after; the old file is deleted', async () => {
    const employer = await createEmployer(app)
    const { id } = await requested(employer)
    const keyOf = async () =>
      String((await sql('SELECT slip_key FROM payment_requests WHERE id = $1', [id])).rows[0]?.slip_key)
    await send(employer, id, await pdf('The first'))
    const first = await keyOf()
    await Promise.all([send(employer, id, await pdf('Second')), send(employer, id, await pdf('Third'))])
    expect(await app.files.get(first)).toBeUndefined()
    const files = await Array.fromAsync(app.files.list('slips'))
    expect(files.filter(({ key }) => key === first)).toEqual([])
    await process(id)
    expect((await send(employer, id, await pdf('Fourth'))).status).toBe(409)
    expect((await read(employer, id)).status).toBe(200)
    const tomorrow = { ...app.makeContext(), now: new Date(Date.now() + 25 * HOUR) }
    expect(await cleanUpSlips(tomorrow)).toBe(0)
    expect((await read(employer, id)).status).toBe(200)
  })
})

describe('the receipt', () => {
  const receiptOf = (browser: Browser, id: number) =>
    browser.get(`/api/employer/payment-requests/${id}/receipt.pdf`)
  async function textOf(id: number): Promise<string> {
    const { status, body } = await receiptOf(vera, id)
    expect(status).toBe(200)
    const { text } = await extractText(new Uint8Array(body as Buffer), { mergePages: true })
    return text.replace(/\s+/g, ' ')
  }
  async function approved(overrides: Record<string, string> = {}): Promise<Request> {
    const request = await requested(await createEmployer(app, { form: overrides }))
    expect((await process(request.id)).status).toBe(200)
    return request
  }

  test('without a TIN is plain, with any letters of our alphabet', async () => {
    app.setNow(new Date('2026-11-20T15:00:00Z'))
    // An administrator logs in again when the clock has moved by more than eight hours.
    vera = await logInAdministrator(app)
    const { id, reference } = await approved({ companyName: 'Āta Łukasz & Sons', contactPerson: 'Ngaio Ō' })
    app.setNow(new Date())
    vera = await logInAdministrator(app)
    const text = await textOf(id)
    for (const part of [
      'Receipt',
      'Number: R-',
      'Date: 21 Nov 2026',
      'From Painim Wok',
      'Āta Łukasz & Sons',
      'Ngaio Ō',
      'Section 12, Angau Drive, Boroko',
      'Business package, 50 credits K450.00',
      'Total paid K450.00',
      'Bank transfer',
      reference,
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(/GST|TIN|invoice/i)
  })

  test('is for approved payments, for their employer and administrators', async () => {
    const employer = await createEmployer(app)
    const { id } = await requested(employer)
    expect((await receiptOf(employer, id)).status).toBe(404)
    await process(id)
    const { status, headers } = await receiptOf(employer, id)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ])
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="R-\d{6}\.pdf"/)
    const strangers = [await createEmployer(app), await createJobSeeker(app), openBrowser(app)]
    expect(await Promise.all(strangers.map(async (one) => (await receiptOf(one, id)).status))).toEqual([
      404, 401, 401,
    ])
    const rejected = await requested(employer)
    await process(rejected.id, 'rejected')
    expect((await receiptOf(employer, rejected.id)).status).toBe(404)
  })

  test('with a TIN is a tax invoice that never changes', async () => {
    await changeSetting(app, 'company_tin', '500123456')
    await changeSetting(app, 'company_legal_name', 'Painim Wok Limited')
    await changeSetting(app, 'company_address', 'PO Box 12\nPort Moresby')
    const employer = await createEmployer(app, { form: { companyName: 'Boroko Builders' } })
    const { id } = await requested(employer)
    await process(id)
    const before = await textOf(id)
    for (const part of [
      'Tax invoice',
      'Number: INV-000001',
      'From Painim Wok Limited PO Box 12 Port Moresby TIN 500123456',
      'Total without GST K409.09',
      'GST 10 % K40.91',
      'GST included K450.00',
    ])
      expect(before).toContain(part)
    await changeSetting(app, 'company_tin', '')
    await changeSetting(app, 'company_legal_name', 'Another Name')
    await sql("UPDATE employers SET company_name = 'Renamed' WHERE id = $1", [employer.id])
    expect(await textOf(id)).toBe(before)
    for (const statement of ['UPDATE payment_receipts SET amount = 1', 'DELETE FROM payment_receipts'])
      await expect(sql(statement)).rejects.toThrow('a receipt never changes')
    await changeSetting(app, 'company_legal_name', '')
  })

  test('has the next number, none missing and none twice, whatever is approved, rejected or fails at once', async () => {
    await changeSetting(app, 'company_tin', '500123456')
    const requests = []
    for (let n = 0; n < 6; n += 1) {
      const employer = await createEmployer(app)
      for (let m = 0; m < 4; m += 1) requests.push(await requested(employer))
    }
    await sql('ALTER TABLE emails ADD CONSTRAINT fails CHECK (subject NOT LIKE $$50 credits%$$) NOT VALID')
    const failed = await Promise.all(requests.slice(0, 4).map(({ id }) => process(id)))
    await sql('ALTER TABLE emails DROP CONSTRAINT fails')
    expect(failed.map(({ status }) => status)).toEqual([500, 500, 500, 500])
    await Promise.all(
      requests.flatMap(({ id }, n) =>
        n % 3 === 0
          ? [process(id, 'rejected'), process(id, 'rejected')]
          : [process(id), process(id), process(id, 'approved')],
      ),
    )
    await changeSetting(app, 'company_tin', '')
    const { rows } = await sql(
      "SELECT count(*) AS receipts, max(number) AS last, sum(amount - gst) + sum(gst) = sum(amount) AS exact FROM payment_receipts WHERE kind = 'tax_invoice'",
    )
    expect(rows).toEqual([{ receipts: 17, last: 17, exact: true }])
  })
})
