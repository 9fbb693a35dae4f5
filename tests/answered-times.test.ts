import { expect, test } from 'vitest'
import { createApp } from '../src/api.ts'
import { startTestApp } from './support/app.ts'
import type { Browser } from './support/browser.ts'
import { openBrowser } from './support/browser.ts'
import { converse } from './support/conversations.ts'
import { logInAdministrator } from './support/people.ts'

const app = await startTestApp()
const vera = await logInAdministrator(app)
const { ana, employer, cvId, jobId, application, conversation } = await converse(app)
await openBrowser(app).post(`/api/cvs/${cvId}/view`)
expect((await employer.get(`/api/cvs/${cvId}/view`)).status).toBe(200)
await employer.post('/api/payment-requests', {
  packageId: 1,
  paymentMethod: 'cash',
  paymentDetails: 'At the counter',
})

/** The id of the test data that a path names. */
const idFor = (path: string) => {
  if (/cvs/.test(path)) return cvId
  if (/applications/.test(path)) return application
  if (/conversations/.test(path)) return conversation
  return /job/.test(path) ? jobId : 1
}

function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`))
}

const LIKE_A_TIME = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/

// Rule (calls): Every time in an answer is in ISO 8601 format
test('every time in an answer is in ISO 8601 format', async () => {
  await app.tasksDone()
  const paths = createApp(app)
    .routes.filter(({ method, path }) => method === 'GET' && path.startsWith('/api/') && !path.includes('*'))
    .map(({ path }) => path.replace(/:id\b/g, String(idFor(path))).replace(/:\w+/g, '1'))
  const times: [string, string][] = []
  const people: Record<string, Browser> = { ana, employer, vera }
  for (const path of new Set(paths)) {
    for (const [who, person] of Object.entries(people)) {
      const { status, headers, body } = await person.get(path)
      if (status !== 200 || !headers.get('content-type')?.includes('json')) continue
      const found = textsIn(body).filter(([, text]) => LIKE_A_TIME.test(text))
      times.push(...found.map(([at, text]): [string, string] => [`${who} ${path}${at}`, text]))
    }
  }
  expect(times.map(([at]) => at)).toContainEqual(expect.stringMatching(/recentViews\.0\.viewedAt$/))
  expect(times.length).toBeGreaterThan(100)
  expect(times.filter(([, text]) => !ISO.test(text))).toEqual([])
})
