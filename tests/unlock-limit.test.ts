import { expect, test } from 'vitest'
import { startApplication } from '../src/application.ts'
import { HOUR, MINUTE } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { uploadCv } from './support/cvs.ts'
import { changeSetting, outbox } from './support/mailbox.ts'
import { createEmployer, createJobSeeker } from './support/people.ts'
import { whenDone } from './support/when-done.ts'

const app = await startTestApp()
/** Of the 200 that are allowed in an hour. */
const FACTOR = 0.04
const MOST = 8

// Rule (logins): An employer opens at most 200 CVs an hour, also with requests at the same moment
test('at the hourly limit of opened CVs, calls at the same moment open only as many as are left and charge no more', async () => {
  // Ten minutes past the hour: the administrator gets one mail for each hour of the clock.
  let offset = 10 * MINUTE - (Date.now() % HOUR)
  const strict = await startApplication(
    { ...app.config, rateLimitFactor: FACTOR },
    { connection: app.connection, now: () => new Date(Date.now() + offset) },
  )
  whenDone(() => strict.stop())
  await changeSetting(app, 'admin_email', 'vera@example.com')
  const cvIds: number[] = []
  for (let cv = 0; cv < MOST + 4; cv += 1) cvIds.push(await uploadCv(await createJobSeeker(app)))
  const employer = await createEmployer(app, { credits: 1000 })
  const browser = openBrowser(strict)
  for (const [name, value] of employer.cookies) browser.cookies.set(name, value)
  const open = async (id: number) => (await browser.get(`/api/cvs/${id}/view`)).status
  const spent = async () =>
    1000 - ((await employer.get('/api/employer/credits')).body as { credits: number }).credits

  const early = cvIds.slice(0, 3)
  expect(await Promise.all(early.map(open))).toEqual([200, 200, 200])
  const price = (await spent()) / 3
  expect(price).toBeGreaterThan(0)
  // Each of the others twice, at the same moment.
  const late = cvIds.slice(3)
  const rounds = await Promise.all([...late, ...late].map(async (id) => ({ id, status: await open(id) })))
  const opened = new Set(rounds.filter(({ status }) => status === 200).map(({ id }) => id))
  expect(opened.size).toBe(MOST - 3)
  expect(new Set(rounds.map(({ status }) => status))).toEqual(new Set([200, 429]))
  expect(await spent()).toBe(MOST * price)
  // Paid CVs open again free of charge; the others stay closed until the hour is over.
  expect(new Set(await Promise.all([...early, ...opened].map(open)))).toEqual(new Set([200]))
  const closed = late.filter((id) => !opened.has(id))
  expect(new Set(await Promise.all(closed.map(open)))).toEqual(new Set([429]))
  expect(await spent()).toBe(MOST * price)
  await app.tasksDone()
  expect(await outbox(app, 'vera@example.com')).toMatchObject([{ kind: 'administrator_notice' }])
  offset += HOUR + MINUTE
  expect(new Set(await Promise.all(closed.map(open)))).toEqual(new Set([200]))
  expect(await spent()).toBe(cvIds.length * price)
})
