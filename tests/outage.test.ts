import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { startApplication } from '../src/application.ts'
import { once } from '../src/http/idempotency.ts'
import { readConfig } from '../src/platform/config.ts'
import type { Context } from '../src/platform/context.ts'
import { transaction } from '../src/platform/database/transaction.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { pdfFile } from './support/cvs.ts'
import { cvFields, formOf } from './support/forms.ts'
import { openLink } from './support/link.ts'
import { createJobSeeker } from './support/people.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const app = await startTestApp()
const link = await openLink(app.connection)
const { dir } = temporaryFolder()
const config = readConfig({ PORT: '0', DATA_DIR: dir, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000' })
const other = await startApplication(config, { connection: link.connection })
afterAll(async () => {
  link.mend()
  await other.stop()
  link.close()
})

// Rule (operating): While the database is down, calls answer 503 and say when to try again
test('while the database is down calls say when to try again, and all is well when it is back', async () => {
  const browser = openBrowser(other)
  expect((await browser.get('/api/jobs/search')).status).toBe(200)
  link.cut()
  const [list, login, health] = await Promise.all([
    browser.get('/api/jobs/search'),
    browser.post('/api/auth/login', { username: 'ana', password: 'wantok-demo' }),
    browser.get('/api/health'),
  ])
  for (const { status, body, headers } of [list, login]) {
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '30',
      'no-store',
    ])
    expect(body).toEqual({
      code: 'unavailable',
      message: 'The site cannot answer at the moment. Please try again in half a minute.',
    })
  }
  expect(health).toMatchObject({ status: 503, body: { status: 'unavailable' } })
  link.mend()
  expect((await browser.get('/api/jobs/search')).status).toBe(200)
})

// Rule (logins): A logout while the database is down takes the login from the browser, on a page that says so
test('a logout while the database is down takes the cookie away', async () => {
  const ana = await createJobSeeker(other)
  const cookie = [...ana.cookies.keys()].find((name) => name.includes('jobseeker_session'))
  link.cut()
  const accept = { accept: 'text/html,*/*;q=0.8' }
  const page = await ana.send('POST', '/api/auth/logout', { headers: accept })
  const call = await ana.post('/api/auth/employer/logout')
  link.mend()
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  expect(page.body).toContain('You are logged out on this device')
  expect(page.headers.get('set-cookie')).toContain(`${cookie}=; Max-Age=0`)
  expect(call.headers.get('set-cookie')).toContain('employer_session=; Max-Age=0')
})

// Rule (logins): After the database is back, the key of an interrupted call can be used again
test('the key of an interrupted call can be used again once the database is back', async () => {
  // The time stands still, so no key expires.
  const now = new Date()
  const call = async (command: (ctx: Context) => Promise<{ id: number }>) => {
    const served = new Hono<{ Variables: { ctx: Context } }>()
    served.use(async (c, next) => {
      c.set('ctx', { ...other.makeContext(), now })
      await next()
    })
    served.post('/', (c) => once(c, command)).onError((_, c) => c.text('refused', 500))
    return (await served.request('/', { method: 'POST', headers: { 'idempotency-key': 'outage' } })).status
  }
  const work = (ctx: Context) => transaction(ctx, async () => ({ id: 1 }))
  const lost = await call(async () => {
    link.cut()
    throw new Error('the database is gone')
  })
  expect(lost).toBe(500)
  link.mend()
  await expect.poll(() => call(work)).toBe(200)
})

// Rule (operating): While the bucket is down, an upload is refused completely and nothing is half stored
test('while the bucket is down an upload is refused completely, with a message to try again', async () => {
  const S3_ENDPOINT = 'http://127.0.0.1:1'
  const cut = await startTestApp({
    S3_ENDPOINT,
    S3_BUCKET: 'b',
    S3_ACCESS_KEY_ID: 'x',
    S3_SECRET_ACCESS_KEY: 'x',
  })
  const ana = await createJobSeeker(cut)
  const { status, headers } = await ana.upload(
    '/api/cvs/upload',
    formOf({ ...cvFields(), file: await pdfFile() }),
  )
  expect([status, headers.get('retry-after')]).toEqual([503, '30'])
  expect((await ana.get('/api/cvs/my-cvs')).body).toEqual([])
})
