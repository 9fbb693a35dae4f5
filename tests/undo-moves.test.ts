import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { afterHold, mailsOfKind, meetAndApply, received, sent } from './support/applications.ts'
import { openMailbox } from './support/mailbox.ts'
import { createEmployer, type Person } from './support/people.ts'

const app = await startTestApp()
const mailbox = await openMailbox(app)
const UNDO = '/api/employer/applications/undo'
const kindsOf = async (person: Person) =>
  ((await person.get('/api/user/notices')).body as { kind: string }[]).map(({ kind }) => kind)

// Rule (applications): A move can be undone before its mail and notice leave, and then leaves no trace
test('an undone move leaves no mail, no notice and no row of the history', async () => {
  const { ana, employer, id, setStatus } = await meetAndApply(app)
  await setStatus('rejected')
  expect(await mailsOfKind(app, ana.email, 'application_status')).toHaveLength(1)
  expect((await employer.post(UNDO, { ids: [id] })).body).toEqual({
    results: [{ id, result: 'undone', status: 'pending' }],
  })
  expect(await mailsOfKind(app, ana.email, 'application_status')).toEqual([])
  expect(await afterHold(app, () => kindsOf(ana))).toEqual(['application_received'])
  expect(await sent(ana)).toMatchObject([{ status: 'pending', timeline: [{ status: 'pending' }] }])
  expect(await received(employer)).toMatchObject([{ status: 'pending', reviewedAt: null }])
})

// Rule (applications): The mail and the notice about a move wait until it can no longer be undone
test('mail and notice wait; then it is too late to undo', async () => {
  const { ana, employer, id, setStatus } = await meetAndApply(app)
  await setStatus('screening')
  const sendMails = async () => {
    await app.tasks.enqueue(app.makeContext(), 'send-email', {})
    await app.tasksDone('send-email')
    return mailbox.to(ana.email).map(({ headers }) => headers['subject'])
  }
  expect(await kindsOf(ana)).toEqual([])
  expect(await sendMails()).not.toContain('Your application: Site Carpenter')
  expect(await afterHold(app, () => kindsOf(ana))).toEqual(['status_changed'])
  await app.db.$client.query("UPDATE emails SET next_attempt_at = next_attempt_at - interval '15 seconds'")
  expect(await sendMails()).toContain('Your application: Site Carpenter')
  // Also when the clock of this process is behind: a mail that has left is not taken back.
  expect((await employer.post(UNDO, { ids: [id] })).body).toEqual({
    results: [{ id, result: 'too_late', status: 'screening' }],
  })
  expect(await received(employer)).toMatchObject([{ status: 'screening' }])
})

test('only the last move is undone, and only by the employer of the job', async () => {
  const { ana, employer, id, setStatus } = await meetAndApply(app)
  await setStatus('screening')
  await setStatus('interviewing')
  const other = await createEmployer(app)
  expect((await other.post(UNDO, { ids: [id] })).body).toEqual({ results: [{ id, result: 'not_found' }] })
  await employer.post(UNDO, { ids: [id] })
  expect(await received(employer)).toMatchObject([{ status: 'screening' }])
  expect(await mailsOfKind(app, ana.email, 'application_status')).toHaveLength(1)
  const late = await afterHold(app, () => employer.post(UNDO, { ids: [id] }))
  expect(late.body).toMatchObject({ results: [{ result: 'too_late' }] })
})

// Rule (applications): The applicant reads the employer's own words in the mail about a rejection
test('a rejection says what the employer wrote, in the mail and in the history; other moves do not', async () => {
  const { ana, employer, id } = await meetAndApply(app)
  const words = 'Thank you, Ana.\n\nPlease apply again in May.'
  await employer.patch(`/api/employer/applications/${id}`, { status: 'interviewing', words })
  await employer.patch(`/api/employer/applications/${id}`, { status: 'rejected', words })
  const [first, second] = await mailsOfKind(app, ana.email, 'application_status')
  expect(first?.text_body).not.toContain('Please apply again')
  expect(second?.text_body).toContain('Please apply again in May.')
  const [{ timeline = [] } = {}] = await sent(ana)
  expect(timeline.at(-1)).toMatchObject({ status: 'rejected', words })
  const long = { status: 'rejected', words: 'x'.repeat(1001) }
  expect((await employer.patch(`/api/employer/applications/${id}`, long)).status).toBe(400)
})
