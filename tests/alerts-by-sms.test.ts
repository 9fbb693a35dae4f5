import { afterAll, beforeEach, expect, test } from 'vitest'
import { mailNewJobs } from '../src/modules/job-alerts/mail-new-jobs.ts'
import { countParts } from '../src/modules/sms/count-parts.ts'
import { HOUR } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { postJob } from './support/jobs.ts'
import { changeSetting, outbox } from './support/mailbox.ts'
import { createEmployer, createJobSeeker } from './support/people.ts'
import { openSmsGateway } from './support/sms-gateway.ts'

const gateway = await openSmsGateway()
afterAll(gateway.close)
const app = await startTestApp({ SMS_GATEWAY: gateway.origin })
const employer = await createEmployer(app, { credits: 900 })

beforeEach(() =>
  gateway.connect(app, { account_addresses: 'both', sms_alerts: 'true', sms_daily_parts: '100000' }),
)

/** A job seeker with a phone number only, and a job alert for `query`. */
async function someoneWithAlert(query: string) {
  const person = await createJobSeeker(app)
  // The welcome is written before the addresses change.
  await app.tasksDone()
  const number = `+675${71_000_000 + person.id}`
  await app.db.$client.query("UPDATE job_seekers SET email = '', login_phone = $2 WHERE id = $1", [
    person.id,
    number,
  ])
  const search = { search: `query=${query}`, frequency: 'daily' }
  expect((await person.post('/api/user/job-alerts', search)).status).toBe(201)
  return { person, number }
}

/** Runs the task of the morning after this many others. Returns the texts that the number has so far. */
async function textsAfter(runs: number, number: string): Promise<string[]> {
  await mailNewJobs({ ...app.makeContext(), now: new Date(Date.now() + runs * 30 * HOUR) })
  await app.tasksDone()
  return gateway.to(number).map(({ text }) => text)
}

// Rule (notices): People without an email address get a job alert as one SMS, each job once, and stop it with its link
test('new jobs come in one part with a link that stops the alert', async () => {
  const { number } = await someoneWithAlert('welder')
  await postJob(employer, { title: 'Welder' })
  const [text = '', ...others] = await textsAfter(1, number)
  expect(text).toMatch(/^Painim Wok: 1 new job for welder\. See or stop: \S+\/job-alert\?token=[\w-]+$/)
  expect([others, countParts(text)]).toEqual([[], 1])
  expect(await textsAfter(2, number)).toHaveLength(1)
  const token = text.slice(text.indexOf('=') + 1)
  expect((await openBrowser(app).post(`/api/job-alerts/unsubscribe/${token}`)).status).toBe(200)
  await postJob(employer, { title: 'Welder at Lae' })
  expect(await textsAfter(3, number)).toHaveLength(1)
})

// Rule (notices): With an email address and a phone number, people choose SMS or email for each job alert
test('an account with both gets what it chose for the alert, and nothing twice', async () => {
  const { person, number } = await someoneWithAlert('rigger')
  const email = `rigger-${person.id}@example.com`
  await app.db.$client.query('UPDATE job_seekers SET email = $2 WHERE id = $1', [person.id, email])
  const read = async () =>
    ((await person.get('/api/user/job-alerts')).body as { id: number; isBySms: boolean }[])[0]
  const choose = async (channel: string) =>
    (await person.patch(`/api/user/job-alerts/${(await read())?.id}`, { channel })).status
  const mails = async () => (await outbox(app, email)).length
  expect(await read()).toMatchObject({ isBySms: false, hasChoice: true })
  await postJob(employer, { title: 'Rigger' })
  expect([await textsAfter(1, number), await mails()]).toEqual([[], 1])
  expect([await choose('sms'), await read()]).toMatchObject([200, { isBySms: true }])
  await postJob(employer, { title: 'Rigger at Lae' })
  expect([(await textsAfter(2, number)).length, await mails()]).toEqual([1, 1])
  expect([await choose('pigeon'), await choose('email')]).toEqual([400, 200])
  await postJob(employer, { title: 'Rigger at Wewak' })
  expect([(await textsAfter(3, number)).length, await mails()]).toEqual([1, 2])
})

test('nobody chooses SMS without a phone number', async () => {
  const person = await createJobSeeker(app)
  const refused = await person.post('/api/user/job-alerts', {
    search: 'query=cook',
    frequency: 'daily',
    channel: 'sms',
  })
  expect(refused).toMatchObject({ status: 400, body: { errors: { channel: expect.any(String) } } })
})

// Rule (notices): Jobs that the daily limit of SMS stops come with the SMS of another day
test('the daily limit delays the jobs and loses none', async () => {
  const [{ number: one }, { number: other }] = [
    await someoneWithAlert('plumber'),
    await someoneWithAlert('plumber'),
  ]
  await postJob(employer, { title: 'Plumber' })
  await changeSetting(app, 'sms_daily_parts', '1')
  const limited = [...(await textsAfter(1, one)), ...gateway.to(other)]
  expect(limited.length).toBeLessThan(2)
  await changeSetting(app, 'sms_daily_parts', '100000')
  expect(await textsAfter(3, one)).toHaveLength(1)
  expect(gateway.to(other)).toHaveLength(1)
})

test('nobody gets SMS while the operator sends none, or after half a year without a login', async () => {
  const [{ number }, unused] = [await someoneWithAlert('mason'), await someoneWithAlert('mason')]
  await app.db.$client.query(
    "UPDATE job_seekers SET last_login = now() - interval '200 days' WHERE id = $1",
    [unused.person.id],
  )
  await postJob(employer, { title: 'Mason' })
  expect(await textsAfter(1, unused.number)).toEqual([])
  expect(gateway.to(number)).toHaveLength(1)
  await changeSetting(app, 'sms_alerts', 'false')
  await postJob(employer, { title: 'Mason at Lae' })
  expect(await textsAfter(2, number)).toHaveLength(1)
})
