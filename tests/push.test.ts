import { expect, test } from 'vitest'
import { mailNewJobs } from '../src/modules/job-alerts/mail-new-jobs.ts'
import { HOUR } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { meetAndApply } from './support/applications.ts'
import { openBrowser } from './support/browser.ts'
import { interviewOffer } from './support/interviews.ts'
import { postJob } from './support/jobs.ts'
import { createEmployer, createJobSeeker, type Person } from './support/people.ts'
import { createReceiver, openPushService, readSignature } from './support/push-service.ts'

const app = await startTestApp()
const service = await openPushService()
let phones = 0

async function switchOn(person: Person) {
  const path = `/phone-${++phones}`
  const receiver = createReceiver(service.url + path)
  expect((await person.put('/api/user/push', receiver.subscription)).status).toBe(200)
  return {
    ...receiver,
    path,
    messages: () => service.to(path).map(({ body }) => receiver.open(body)),
  }
}
const endpointsOf = async (person: Person) =>
  ((await person.get('/api/user/push')).body as { endpoints: string[] }).endpoints
const publicKey = async (person: Person) =>
  ((await person.get('/api/user/push')).body as { publicKey: string }).publicKey

// Rule (notices): News on a phone is encrypted for it, signed, and names no person, company or job
test('news about an application and messages reach the phone, without names', async () => {
  const { ana, employer, id } = await meetAndApply(app)
  const phone = await switchOn(ana)
  await employer.post('/api/employer/conversations', { application: id, body: 'Come on Monday, Ana' })
  await expect.poll(phone.messages, { timeout: 10_000 }).toHaveLength(1)
  expect(phone.messages()).toEqual([
    { title: 'Painim Wok', text: 'You have a new message', path: expect.stringMatching(/^\/messages/) },
  ])
  const [sent] = service.to(phone.path)
  expect(sent?.ttl).toBe(String(3 * 24 * 3600))
  expect(readSignature(sent?.authorization ?? '', await publicKey(ana))).toMatchObject({
    aud: service.url,
    sub: app.config.publicUrl.replace('http:', 'https:'),
  })
})

test('an invitation to an interview reaches the phone', async () => {
  const { ana, employer, id } = await meetAndApply(app)
  const phone = await switchOn(ana)
  await employer.put(`/api/employer/applications/${id}/interview`, interviewOffer())
  await expect
    .poll(phone.messages, { timeout: 10_000 })
    .toContainEqual(expect.objectContaining({ text: 'News about an interview' }))
})

test('news that can be undone waits, and is not sent if it was undone', async () => {
  const { ana, employer, id } = await meetAndApply(app)
  const phone = await switchOn(ana)
  const move = (status: string) => employer.patch(`/api/employer/applications/${id}`, { status })
  await move('screening')
  const held = await app.db.$client.query(
    "SELECT start_after > now() + interval '5 seconds' AS waits FROM pgboss.job WHERE name = 'push-notice'",
  )
  expect(held.rows).toEqual([{ waits: true }])
  expect(phone.messages()).toEqual([])
})

test('an alert reaches the phone, too', async () => {
  const employer = await createEmployer(app, { credits: 20 })
  const ana = await createJobSeeker(app)
  const phone = await switchOn(ana)
  await ana.post('/api/user/job-alerts', { search: 'query=glaciologist', frequency: 'daily' })
  await postJob(employer, { title: 'Glaciologist' })
  await mailNewJobs({ ...app.makeContext(), now: new Date(Date.now() + 30 * HOUR) })
  await expect
    .poll(phone.messages, { timeout: 10_000 })
    .toEqual([
      { title: 'Painim Wok', text: 'New jobs for you', path: '/jobs?query=glaciologist&sortBy=newest' },
    ])
})

// Rule (notices): A phone that the push service no longer knows is forgotten
test.each([404, 410])('a subscription that ended at the push service (%i) is deleted', async (status) => {
  const { ana, employer, id } = await meetAndApply(app)
  const phone = await switchOn(ana)
  service.answer(status)
  await employer.post('/api/employer/conversations', { application: id, body: 'Hello' })
  await expect.poll(() => endpointsOf(ana), { timeout: 10_000 }).toEqual([])
  service.answer(201)
  expect(service.to(phone.path)).toHaveLength(1)
})

// Rule (notices): News on a phone ends with its login
test('a phone is switched off by its switch, its logout, another account and an eleventh phone', async () => {
  const [ana, ben] = [await createJobSeeker(app), await createJobSeeker(app)]
  const phone = await switchOn(ana)
  const { endpoint } = phone.subscription
  expect(await endpointsOf(ana)).toEqual([endpoint])
  expect(await endpointsOf(ben)).toEqual([])
  await ben.send('DELETE', '/api/user/push', { json: { endpoint } })
  expect(await endpointsOf(ana)).toEqual([endpoint])
  await ben.put('/api/user/push', phone.subscription)
  expect([await endpointsOf(ana), await endpointsOf(ben)]).toEqual([[], [endpoint]])
  await ben.send('DELETE', '/api/user/push', { json: { endpoint } })
  expect(await endpointsOf(ben)).toEqual([])
  for (let more = 0; more < 11; more++) await switchOn(ana)
  expect(await endpointsOf(ana)).toHaveLength(10)
  await ana.post('/api/auth/logout')
  const { rowCount } = await app.db.$client.query('SELECT FROM push_subscriptions WHERE job_seeker_id = $1', [
    ana.id,
  ])
  expect(rowCount).toBe(0)
})

test('addresses inside the network of the server, and broken ones, are refused', async () => {
  const ana = await createJobSeeker(app)
  const { subscription } = createReceiver('')
  for (const endpoint of [
    'http://10.0.0.1/x',
    'https://192.168.1.1/x',
    'https://localhost/x',
    'ftp://a.example/',
    'x',
  ])
    expect((await ana.put('/api/user/push', { ...subscription, endpoint })).status, endpoint).toBe(400)
  const keys = { p256dh: 'short', auth: 'short' }
  expect((await ana.put('/api/user/push', { endpoint: 'https://a.example/', keys })).status).toBe(400)
  expect((await openBrowser(app).get('/api/user/push')).status).toBe(401)
})

test('the keys stay the same, and no answer contains the private one', async () => {
  const ana = await createJobSeeker(app)
  const { rows } = await app.db.$client.query<{ private_key: string; public_key: string }>(
    'SELECT * FROM push_keys',
  )
  expect(rows).toHaveLength(1)
  expect(await publicKey(ana)).toBe(rows[0]?.public_key)
  expect(JSON.stringify((await ana.get('/api/user/push')).body)).not.toContain(rows[0]?.private_key)
})
