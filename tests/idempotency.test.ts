import { Hono } from 'hono'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createApp } from '../src/api.ts'
import { once } from '../src/http/idempotency.ts'
import type { Context } from '../src/platform/context.ts'
import { transaction } from '../src/platform/database/transaction.ts'
import { MINUTE } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { jobForm } from './support/jobs.ts'
import { createEmployer, type TestEmployer } from './support/people.ts'

const app = await startTestApp()
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
const post = (employer: TestEmployer, key: string, form: Record<string, unknown> = {}) =>
  employer.post('/api/employer/job-postings', jobForm(form), { 'idempotency-key': key })
const jobsOf = async ({ id }: TestEmployer) =>
  (await sql('SELECT id, xmin::text FROM job_postings WHERE employer_id = $1', [id])).rows
const noteOf = async ({ id }: TestEmployer) =>
  (await sql('SELECT response_status, xmin::text FROM idempotency_keys WHERE account = $1', [`e${id}`])).rows

// Rule (logins): The answer of a call is noted in the same transaction that does its work
test('the work and the note of its answer are one transaction', async () => {
  const employer = await createEmployer(app, { credits: 20 })
  expect((await post(employer, 'one')).status).toBe(201)
  const [[job], [note]] = [await jobsOf(employer), await noteOf(employer)]
  expect(note).toEqual({ response_status: 201, xmin: job.xmin })
})

// Rule (logins): When the commit fails, neither the work nor the note remains
test('when the commit fails there is neither work nor note, and the key can be used again', async () => {
  const employer = await createEmployer(app, { credits: 20 })
  await sql(
    `CREATE FUNCTION fail_at_commit() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''no''; END'`,
  )
  await sql(`CREATE CONSTRAINT TRIGGER fail_at_commit AFTER UPDATE ON idempotency_keys DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.account = 'e${employer.id}') EXECUTE FUNCTION fail_at_commit()`)
  expect((await post(employer, 'one')).status).toBe(500)
  expect([await jobsOf(employer), await noteOf(employer)]).toEqual([[], []])
  await sql('DROP TRIGGER fail_at_commit ON idempotency_keys')
  expect((await post(employer, 'one')).status).toBe(201)
  expect(await jobsOf(employer)).toHaveLength(1)
})

// Rule (logins): Equal calls at the same moment are executed once
test('equal calls at the same moment are executed once and get the same answer', async () => {
  const employer = await createEmployer(app, { credits: 20 })
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(employer, 'one')))
  const last = await post(employer, 'one')
  expect(last.status).toBe(201)
  for (const { status, body, headers } of answers) {
    if (status === 201) expect(body).toEqual(last.body)
    else expect([status, headers.get('retry-after')]).toEqual([409, '2'])
  }
  expect(await jobsOf(employer)).toHaveLength(1)
})

// Rule (logins): A key that comes again with another JSON body, or for another call, is refused with 422
test('a key that comes again with another body or for another call is refused', async () => {
  const employer = await createEmployer(app, { credits: 20 })
  expect((await post(employer, 'one')).status).toBe(201)
  expect(await post(employer, 'one', { title: 'Another title' })).toMatchObject({
    status: 422,
    body: { code: 'idempotency_mismatch' },
  })
  const key = { 'idempotency-key': 'one' }
  expect((await employer.post('/api/employer/shortlists', { name: 'Crew' }, key)).status).toBe(422)
})

test('a refused call leaves its key free', async () => {
  const employer = await createEmployer(app)
  expect((await post(employer, 'one')).status).toBe(402)
  expect(await noteOf(employer)).toEqual([])
})

// Rule (logins): A try whose key was taken over by another try cannot commit
test('a try that was given up and continues after all is rolled back', async () => {
  const employer = await createEmployer(app, { credits: 20 })
  const blocker = new pg.Client(app.connection)
  await blocker.connect()
  await blocker.query('BEGIN')
  await blocker.query('SELECT FROM employers WHERE id = $1 FOR UPDATE', [employer.id])
  const waiting = async () =>
    (
      await sql(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      )
    ).rowCount
  const slow = post(employer, 'one')
  await expect.poll(waiting).toBe(1)
  app.setNow(new Date(Date.now() + 3 * MINUTE))
  const second = post(employer, 'one')
  await expect.poll(waiting).toBe(2)
  await blocker.query('COMMIT')
  await blocker.end()
  app.setNow(new Date())
  expect([(await slow).status, (await second).status]).toEqual([409, 201])
  expect(await jobsOf(employer)).toHaveLength(1)
})

// Rule (logins): Every call that takes a key uses the same helper, and its command notes its answer
test('a command that returns another answer than its transaction noted fails', async () => {
  const run = async (command: (ctx: Context) => Promise<{ id: number }>) => {
    const served = new Hono<{ Variables: { ctx: Context } }>()
    served.use(async (c, next) => {
      c.set('ctx', app.makeContext())
      await next()
    })
    served.post('/', (c) => once(c, command)).onError((error, c) => c.text(error.message, 500))
    return (await served.request('/', { method: 'POST' })).status
  }
  const work = (ctx: Context) => transaction(ctx, async () => ({ id: 1 }))
  expect(await run(work)).toBe(200)
  expect(await run(async () => ({ id: 1 }))).toBe(500)
  expect(await run(async (ctx) => ({ ...(await work(ctx)) }))).toBe(500)
})

/** Every call that takes a key. */
const CALLS = `
  POST /api/admin/announcements
  POST /api/admin/categories
  POST /api/admin/contact-reports/:id/decide
  POST /api/admin/credit-packages
  POST /api/admin/emails/:id/resend
  POST /api/admin/employers/:id/add-credits
  POST /api/admin/job-checks/:id/block
  POST /api/admin/job-checks/:id/refuse
  POST /api/admin/locations
  POST /api/admin/mail
  POST /api/admin/payment-proposals/:id/approve
  POST /api/admin/payment-requests/:id/process
  POST /api/admin/send-test-sms
  POST /api/admin/sms/:id/resend
  POST /api/contact
  POST /api/cvs/:id/contact-report
  POST /api/cvs/build
  POST /api/cvs/upload
  POST /api/employer/applications/:id/notes
  POST /api/employer/applications/bulk-message
  POST /api/employer/applications/bulk-status
  POST /api/employer/conversations
  POST /api/employer/conversations/:id/messages
  POST /api/employer/conversations/:id/report
  POST /api/employer/job-postings
  POST /api/employer/job-postings/:id/publish
  POST /api/employer/job-postings/:id/renew
  POST /api/employer/job-templates
  POST /api/employer/kept-cvs/:id/notes
  POST /api/employer/saved-replies
  POST /api/employer/saved-searches
  POST /api/employer/shortlists
  POST /api/job-alerts
  POST /api/jobs/:id/apply
  POST /api/jobs/:id/report
  POST /api/payment-requests
  POST /api/user/companies/:id/report
  POST /api/user/companies/:id/withdraw
  POST /api/user/conversations
  POST /api/user/conversations/:id/messages
  POST /api/user/conversations/:id/report
  POST /api/user/documents
  POST /api/user/job-alerts
  PUT /api/cvs/:id
  PUT /api/cvs/:id/build
`

test('calls that create or spend take a key, each through the same helper', () => {
  const taking = createApp(app)
    .routes.filter(({ handler }) => /\bonce\b\)?\(/.test(String(handler)))
    .map(({ method, path }) => `${method} ${path}`)
  expect(taking.toSorted()).toEqual(CALLS.trim().split(/\n\s*/).toSorted())
})
