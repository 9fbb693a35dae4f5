import { expect, test } from 'vitest'
import { createApp } from '../src/api.ts'
import { audienceOf } from '../src/http/authentication.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { startTestApp } from './support/app.ts'

const app = await startTestApp()

/** Every route except pages, with the audiences of its handlers. */
function routes() {
  const found = new Map<string, (string | undefined)[]>()
  for (const { method, path, handler } of createApp(app).routes) {
    if (method === 'ALL') continue
    const key = `${method} ${path}`
    found.set(key, [...(found.get(key) ?? []), audienceOf(handler)])
  }
  return [...found]
}

// Rule (calls): Every route names who may call it
test('every route names who may call it', () => {
  const all = routes()
  expect(all.length).toBeGreaterThan(20)
  expect(
    all.filter(([, audiences]) => audiences.filter(Boolean).length !== 1).map(([route]) => route),
  ).toEqual([])
})

test('an unknown call is a JSON 404', async () => {
  const answer = await fetch(`${app.url}/api/nothing/here`)
  expect([answer.status, await answer.json()]).toEqual([
    404,
    expect.objectContaining({ message: expect.any(String) }),
  ])
})

// Rule (calls): Every call is in the API description, with its input
test('every call is in the API description, with its input', async () => {
  const answer = await fetch(`${app.url}/api/openapi.json`)
  expect(answer.status).toBe(200)
  const { paths } = (await answer.json()) as {
    paths: Record<string, Record<string, { requestBody?: object }>>
  }
  for (const [route] of routes()) {
    const [method = '', path = ''] = route.split(' ')
    expect(paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()], route).toBeDefined()
  }
  expect(JSON.stringify(paths['/api/auth/register']?.post?.requestBody)).toContain('jobTitle')
})

test('health says whether the database answers, to any caller', async () => {
  expect((await fetch(`${app.url}/api/health`)).status).toBe(200)
  const unreachable = openDatabase({ host: '127.0.0.1', port: 1 })
  const cut = createApp({ ...app, db: unreachable.db })
  for (const headers of [{}, { cookie: 'jobseeker_session=somebody' }]) {
    const answer = await cut.request('/api/health', { headers })
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'unavailable' }])
  }
  await unreachable.close()
})
