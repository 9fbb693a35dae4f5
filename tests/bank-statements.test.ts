import { describe, expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { createEmployer, logInAdministrator, type TestEmployer } from './support/people.ts'

const app = await startTestApp()
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
const vera = await logInAdministrator(app)

const { rows: seeded } = await sql('SELECT id FROM credit_packages WHERE credits = 50')
const form = {
  packageId: seeded[0]?.id,
  amount: 45_000,
  paymentMethod: 'bank_transfer',
  paymentDetails: 'BSP',
}
type Requested = { employer: TestEmployer; id: number; reference: string }
async function requested(): Promise<Requested> {
  const employer = await createEmployer(app)
  const { status, body } = await employer.post('/api/payment-requests', form)
  expect(status).toBe(201)
  return { employer, ...(body as { id: number; reference: string }) }
}

const HEAD = 'Date,Narrative,Debit,Credit'
async function imported(...lines: string[]) {
  const sent = new FormData()
  sent.append('statement', new File([[HEAD, ...lines].join('\r\n')], 'bsp.csv', { type: 'text/csv' }))
  return vera.upload('/api/admin/bank-statements', sent)
}

type Proposal = {
  id: number
  reference: string
  verdict: string
  isExact: boolean
  request: { id: number } | null
}
/** The proposals for one reference. */
async function waiting(show: 'agreeing' | 'near', reference: string): Promise<Proposal[]> {
  const { body } = await vera.get(`/api/admin/payment-proposals?show=${show}`)
  return (body as Proposal[]).filter((one) => one.reference === reference)
}
async function onlyProposal(reference: string): Promise<Proposal> {
  const [found, ...others] = await waiting('agreeing', reference)
  if (!found) throw new Error('nothing is proposed')
  expect(others).toEqual([])
  return found
}
const approve = (id: number) => vera.post(`/api/admin/payment-proposals/${id}/approve`)
const creditsOf = async ({ employer }: Requested) => (await employer.get('/api/employer/credits')).body

describe('a bank statement', () => {
  // Rule (payments): A bank statement proposes payments that agree, and credits nothing by itself
  test('proposes payments where amount and reference agree, and credits nothing by itself', async () => {
    const [paid, unpaid] = [await requested(), await requested()]
    const { status, body } = await imported(
      `05/12/2026,"TFR ${paid.reference.toLowerCase().replace('-', ' ')}, BOROKO",,K450.00`,
      '05/12/2026,SALARY,900.00,',
      '06/12/2026,CASH DEPOSIT,,450.00',
    )
    expect(status).toBe(201)
    expect(body).toMatchObject({ credits: 2, known: 0, unread: 0, proposed: 1 })
    expect(await onlyProposal(paid.reference)).toMatchObject({
      verdict: 'agrees',
      isExact: true,
      paidOn: '2026-12-05',
      paid: 45_000,
      lineNumber: 2,
      employerName: paid.employer.companyName,
      request: { id: paid.id, amount: 45_000, packageCredits: 50 },
    })
    expect(await waiting('agreeing', unpaid.reference)).toEqual([])
    expect(await creditsOf(paid)).toEqual({ credits: 0, totalSpent: 0 })
  })

  // Rule (payments): Each line of a bank statement counts once, however often it is imported
  test('imported again, or overlapping another one, adds each line once', async () => {
    const { reference } = await requested()
    const lines = [`07/12/2026,${reference},,450.00`, '07/12/2026,CASH,,10.00', '07/12/2026,CASH,,10.00']
    expect((await imported(...lines)).body).toMatchObject({ credits: 3, known: 0, proposed: 1 })
    expect((await imported('01/12/2026,X,,1.00', ...lines)).body).toMatchObject({
      credits: 4,
      known: 3,
      proposed: 0,
    })
    const { id } = await onlyProposal(reference)
    expect((await vera.post(`/api/admin/payment-proposals/${id}/dismiss`)).status).toBe(200)
    await imported(...lines)
    expect(await waiting('agreeing', reference)).toEqual([])
    expect((await vera.post(`/api/admin/payment-proposals/${id}/dismiss`)).status).toBe(409)
  })

  // Rule (payments): The text of payments by strangers is not stored
  test('stores no text of payments that name none of our references', async () => {
    const { reference } = await requested()
    await imported(`14/12/2026,${reference} for credits,,450`, '14/12/2026,RENT FROM KILA FAMILY,,450')
    const { rows } = await sql("SELECT description FROM bank_lines WHERE paid_on = '2026-12-14' ORDER BY id")
    expect(rows).toEqual([{ description: `${reference} for credits` }, { description: '' }])
  })

  // Rule (payments): Each line of a bank statement counts once, however often it is imported
  test('imported twice at the same moment adds each line once', async () => {
    const { reference } = await requested()
    const line = `08/12/2026,${reference},,450.00`
    const bodies = await Promise.all([imported(line), imported(line), imported(line)])
    expect(bodies.map(({ body }) => (body as { known: number }).known).sort()).toEqual([0, 1, 1])
    await onlyProposal(reference)
  })

  // Rule (payments): A payment that almost fits is shown with the reason, and cannot be approved
  test('shows near misses with the reason: amount, already decided, not asked for yet, two references', async () => {
    const [less, decided, early, one, two] = [
      await requested(),
      await requested(),
      await createEmployer(app),
      await requested(),
      await requested(),
    ]
    const options = (await early.get('/api/employer/payment-options')).body as { reference: string }
    await vera.post(`/api/admin/payment-requests/${decided.id}/process`, { status: 'approved' })
    await imported(
      `09/12/2026,${less.reference},,449.99`,
      `09/12/2026,${decided.reference},,450`,
      `10/12/2026,${decided.reference},,450`,
      `09/12/2026,${options.reference},,450`,
      `09/12/2026,${one.reference} ${two.reference},,450`,
    )
    const why = async (reference: string) => (await waiting('near', reference)).map(({ verdict }) => verdict)
    expect(await why(less.reference)).toEqual(['amount'])
    // Of two payments for a request that was approved by hand, one is right.
    expect(await why(decided.reference)).toEqual(['processed'])
    expect(await why(options.reference)).toEqual(['not_requested'])
    expect(await why(one.reference)).toEqual(['several'])
    for (const { reference } of [less, decided, one]) {
      const [miss] = await waiting('near', reference)
      expect(await approve(miss?.id ?? 0)).toMatchObject({ status: 409, body: { code: 'proposal_unsure' } })
    }
    // Asked for after the line was imported, and now the two agree.
    await early.post('/api/payment-requests', form)
    await onlyProposal(options.reference)
  })

  // Rule (payments): A slightly misread reference is still proposed
  test('a misread reference is still proposed, unless the line also has another one exactly', async () => {
    const [first, second] = [await requested(), await requested()]
    const rename = async ({ id, reference }: Requested, to: string) => {
      await sql(
        'INSERT INTO payment_references SELECT $2, employer_id, taken_at FROM payment_references WHERE reference = $1',
        [reference, to],
      )
      await sql('UPDATE payment_requests SET reference = $2 WHERE id = $1', [id, to])
    }
    await rename(first, 'PNG-S7KQ')
    await rename(second, 'PNG-BBBB')
    await imported('10/12/2026,png-57k0,,450', '10/12/2026,PNG-8888,,450')
    expect(await onlyProposal('PNG-S7KQ')).toMatchObject({ isExact: false })
    expect(await onlyProposal('PNG-BBBB')).toMatchObject({ isExact: false })
    const third = await requested()
    await rename(third, 'PNG-8888')
    await imported('11/12/2026,PNG-8888,,450')
    expect(await onlyProposal('PNG-8888')).toMatchObject({ isExact: true })
    expect(await waiting('agreeing', 'PNG-BBBB')).toHaveLength(1)
  })

  // Rule (payments): A hostile file, or one that is not a bank statement, is refused with a reason
  test.each([
    ['no columns', 'Hello,World\n1,2\n', 400],
    ['no CSV', 'PK\u0003\u0004\u0000\u0000', 400],
    ['only lines that cannot be read', `${HEAD}\n99/99/2026,x,,450\n`, 400],
    ['too many lines', `${HEAD}\n${'05/12/2026,x,,1\n'.repeat(5200)}`, 413],
    ['too large', `${HEAD}\n05/12/2026,${'x'.repeat(1_100_000)},,1`, 413],
  ])('is refused with a reason: %s', async (_, text, status) => {
    const sent = new FormData()
    sent.append('statement', new File([text], 'x.csv'))
    const answer = await vera.upload('/api/admin/bank-statements', sent)
    expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(/\w/) } })
  })

  test('is for administrators only', async () => {
    const employer = await createEmployer(app)
    expect((await employer.upload('/api/admin/bank-statements', new FormData())).status).toBe(401)
    expect((await employer.get('/api/admin/payment-proposals')).status).toBe(401)
    expect((await employer.post('/api/admin/payment-proposals/1/approve')).status).toBe(401)
  })
})

describe('approving a proposal', () => {
  // Rule (payments): The note of an approved proposal names the line of the statement
  test('credits as an approval by hand does, with a note that names the line; the statement says who imported it', async () => {
    const paid = await requested()
    await imported(`12/12/2026,${paid.reference},,450`)
    const { id } = await onlyProposal(paid.reference)
    expect((await approve(id)).body).toMatchObject({
      status: 'approved',
      adminNotes: 'Found on the bank statement of 12 Dec 2026, line 2',
    })
    expect(await creditsOf(paid)).toEqual({ credits: 50, totalSpent: 45_000 })
    expect(await approve(id)).toMatchObject({ status: 409, body: { code: 'proposal_decided' } })
    const [last] = (await vera.get('/api/admin/bank-statements')).body as unknown[]
    expect(last).toMatchObject({ fileName: 'bsp.csv', credits: 1, known: 0, adminName: expect.any(String) })
  })

  // Rule (payments): Two administrators who approve at the same moment credit once
  test('by two administrators at the same moment, and also by hand, credits once', async () => {
    const paid = await requested()
    await imported(`13/12/2026,${paid.reference},,450`)
    const { id } = await onlyProposal(paid.reference)
    const byHand = { status: 'approved', adminNotes: '' }
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => approve(id)),
      vera.post(`/api/admin/payment-requests/${paid.id}/process`, byHand),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409])
    expect(await creditsOf(paid)).toEqual({ credits: 50, totalSpent: 45_000 })
  })
})
