import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './support/people.ts'

const app = await startTestApp()
const EMPLOYERS_NOT_FOUND =
  /http_request_duration_seconds_count\{method="GET",route="\/api\/employers\/:id",status="404"\} (\d+)/
const proxied = { 'x-forwarded-for': '203.0.113.7' }

test('the machine itself and an administrator read them, and nobody else', async () => {
  const [nobody, vera] = [openBrowser(app), await logInAdministrator(app)]
  const read = await nobody.get('/api/metrics')
  expect([read.status, read.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/plain'),
  ])
  expect((await vera.get('/api/metrics', proxied)).status).toBe(200)
  for (const browser of [nobody, await createJobSeeker(app), await createEmployer(app)]) {
    expect((await browser.get('/api/metrics', proxied)).status).toBe(401)
    expect((await browser.get('/api/metrics', { forwarded: 'for=203.0.113.7' })).status).toBe(401)
  }
})

// Rule (operating): The metrics cover the process, requests by route, tasks and connections
test('they cover the process, requests by route, tasks and connections', async () => {
  const browser = openBrowser(app)
  // Counted for the process, which may have served other test files before.
  const asked = async () =>
    Number(EMPLOYERS_NOT_FOUND.exec(String((await browser.get('/api/metrics')).body))?.[1] ?? 0)
  const before = await asked()
  for (const id of [1, 2, 3]) await browser.get(`/api/employers/${id + 100_000}`)
  await browser.get('/api/nothing/here')
  await app.tasksDone()
  const { body } = await browser.get('/api/metrics')
  expect(body).toContain('process_resident_memory_bytes')
  expect(await asked()).toBe(before + 3)
  expect(body).toContain('route="/api/*",status="404"')
  // An address would be a label that is kept for ever.
  expect(body).not.toMatch(/="[^"]*100001/)
  expect(body).toMatch(/database_connections\{server="primary",state="idle"\} \d/)
  expect(body).toMatch(/tasks_total\{task="employer-registered",outcome="done"\} \d/)
})
