import { afterEach, expect, test } from 'vitest'
import { DAY } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { logInAdministrator } from './support/people.ts'

const app = await startTestApp()
afterEach(() => app.setNow(new Date()))
const visitor = openBrowser(app)
const OLD_CHROME = 'Mozilla/5.0 (Linux; Android 8.1) AppleWebKit/537.36 Chrome/83.0 Mobile Safari/537.36'
const error = { kind: 'TypeError', at: 'entry-BtAv2vh0.js:1:2345', page: '/jobs/:id' }
const report = (json: object, userAgent = OLD_CHROME) =>
  visitor.send('POST', '/api/page-errors', {
    json,
    headers: { 'user-agent': userAgent },
  })
const list = async () => (await (await logInAdministrator(app)).get('/api/admin/page-errors')).body

// Rule (status page): Errors of our pages are counted by page, engine, version and place, and administrators see them for 30 days
test('errors of pages are counted and shown to administrators', async () => {
  expect((await report(error)).status).toBe(204)
  await report(error)
  await report({ ...error, page: '/login' })
  expect(await list()).toMatchObject([
    { page: '/jobs/:id', engine: 'Chrome', version: 83, kind: 'TypeError', place: error.at, times: 2 },
    { page: '/login', times: 1 },
  ])
  app.setNow(new Date(Date.now() + 32 * DAY))
  await app.tasks.enqueue(app.makeContext(), 'clean-up', {})
  await app.tasksDone()
  expect(await list()).toEqual([])
})

// Rule (operating): The report of an error has no room for what somebody typed
test.each([
  [{ ...error, page: '/search?query=ana' }],
  [{ ...error, page: '/jobs/16' }],
  [{ ...error, at: 'https://elsewhere.example/a.js' }],
  [{ ...error, kind: 'Cannot read Ana' }],
  [{ ...error, message: 'ana@example.com' }],
])('%j is refused', async (json) => {
  expect((await report(json)).status).toBe(400)
})
