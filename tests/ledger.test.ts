import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { insertCvs, uploadCv } from './support/cvs.ts'
import { jobForm, postJob } from './support/jobs.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './support/people.ts'

const app = await startTestApp()
const sql = async (text: string, values: unknown[] = []) => (await app.db.$client.query(text, values)).rows
const vera = await logInAdministrator(app)
const [business] = await sql('SELECT id FROM credit_packages WHERE credits = 50')

const ledgerOf = (employerId: number) =>
  sql('SELECT * FROM credit_transactions WHERE employer_id = $1 ORDER BY id', [employerId])

test('objects that were paid for may be deleted: the ledger does not change', async () => {
  const [ana, koivi] = [await createJobSeeker(app), await createJobSeeker(app)]
  const employer = await createEmployer(app, { credits: 50 })
  const cv = await uploadCv(ana)
  await employer.get(`/api/cvs/${cv}/view`)
  await employer.get(`/api/cvs/${cv}/download`)
  const [open, applied] = [await postJob(employer), await postJob(employer)]
  await uploadCv(koivi)
  expect((await koivi.post(`/api/jobs/${applied}/apply`)).status).toBe(201)
  const before = await ledgerOf(employer.id)
  expect(before.map(({ amount }) => amount)).toEqual([50, -2, -5, -5, -5])
  expect((await ana.delete(`/api/cvs/${cv}`)).status).toBe(200)
  for (const id of [open, applied])
    expect((await employer.delete(`/api/employer/job-postings/${id}`)).status).toBe(200)
  expect(await ledgerOf(employer.id)).toEqual(before)
  expect((await employer.get('/api/employer/credits')).body).toMatchObject({ credits: 33 })
})

/** The same numbers from 0 to 1 in every run (mulberry32). */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** An employer with pending requests and published jobs. */
async function createActor() {
  const employer = await createEmployer(app, { credits: 23 })
  const buy = () =>
    employer.post('/api/payment-requests', {
      packageId: business?.id,
      paymentMethod: 'cash',
      paymentDetails: 'At the counter',
    })
  const requests: number[] = []
  for (let n = 0; n < 4; n += 1) requests.push(((await buy()).body as { id: number }).id)
  return { ...employer, buy, requests, jobs: [await postJob(employer), await postJob(employer)] }
}
type Actor = Awaited<ReturnType<typeof createActor>>

test('200 actions of all kinds at once: the rows add up to the balance, and no balance falls below zero', async () => {
  const roll = dice(20_261_121)
  const one = <T>(list: readonly T[]): T => {
    const [found] = list.slice(Math.floor(roll() * list.length))
    if (found === undefined) throw new Error('nothing to choose from')
    return found
  }
  const ana = await createJobSeeker(app)
  const cvs = await insertCvs(app, ana.id, 12)
  for (let n = 0; n < 2; n += 1) cvs.push(await uploadCv(ana))
  const employers: Actor[] = []
  for (let n = 0; n < 3; n += 1) employers.push(await createActor())
  const decide = ({ requests }: Actor, status: string) =>
    vera.post(`/api/admin/payment-requests/${one(requests)}/process`, { status, adminNotes: '' })
  const adjust = ({ id }: Actor, credits: number) =>
    vera.post(`/api/admin/employers/${id}/add-credits`, { credits, description: 'Mixed' })
  const kinds: ((actor: Actor) => Promise<{ status: number }>)[] = [
    (actor) => actor.get(`/api/cvs/${one(cvs)}/view`),
    (actor) => actor.get(`/api/cvs/${one(cvs)}/view`),
    (actor) => actor.get(`/api/cvs/${one(cvs)}/download`),
    (actor) => actor.post('/api/employer/job-postings', jobForm()),
    (actor) => actor.post(`/api/employer/job-postings/${one(actor.jobs)}/renew`),
    (actor) => actor.delete(`/api/employer/job-postings/${one(actor.jobs)}`),
    () => ana.delete(`/api/cvs/${one(cvs.slice(-2))}`),
    (actor) => actor.buy(),
    (actor) => actor.post(`/api/payment-requests/${one(actor.requests)}/cancel`),
    (actor) => decide(actor, 'approved'),
    (actor) => decide(actor, 'approved'),
    (actor) => decide(actor, 'rejected'),
    (actor) => adjust(actor, 3),
    (actor) => adjust(actor, -7),
  ]
  const answers = await Promise.all(Array.from({ length: 200 }, () => one(kinds)(one(employers))))
  const statuses = new Set(answers.map(({ status }) => status))
  expect([...statuses].filter((status) => ![200, 201, 400, 402, 403, 404, 409].includes(status))).toEqual([])
  expect(statuses.has(200) && statuses.has(201)).toBe(true)
  const wrong = await sql(`
    SELECT * FROM (
      SELECT t.*, sum(amount) OVER (PARTITION BY employer_id ORDER BY id) AS running,
        lead(id) OVER (PARTITION BY employer_id ORDER BY id) IS NULL AS is_last, a.credits
      FROM credit_transactions t JOIN credit_accounts a USING (employer_id)) rows
    WHERE balance_after <> running OR running < 0 OR (is_last AND running <> credits)`)
  expect(wrong).toEqual([])
  const unpaid = await sql(`
    SELECT r.id FROM payment_requests r
    LEFT JOIN credit_transactions t ON t.type = 'purchase' AND t.related_id = r.id AND t.employer_id = r.employer_id
    LEFT JOIN payment_receipts p ON p.payment_request_id = r.id
    WHERE (r.status = 'approved') <> (t.id IS NOT NULL) OR (r.status = 'approved') <> (p.number IS NOT NULL)`)
  expect(unpaid).toEqual([])
  const misspent = await sql(`
    SELECT a.employer_id FROM credit_accounts a
    WHERE total_spent <> (SELECT coalesce(sum(amount), 0) FROM payment_requests r WHERE r.employer_id = a.employer_id AND status = 'approved')`)
  expect(misspent).toEqual([])
})
