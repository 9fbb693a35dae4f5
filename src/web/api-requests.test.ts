import { expect, test } from 'vitest'
import type { ApiClient } from './api-client.ts'
import { createApiClient } from './api-client.ts'

/** What a call would send. */
async function sent(make: (client: ApiClient) => Promise<unknown>) {
  const requests: { url: string; init: RequestInit | undefined }[] = []
  const client = createApiClient(async (url, init) => {
    requests.push({ url, init })
    return new Response('{}')
  })
  await make(client)
  return requests[0]
}

test('a call is a request: path, query, body and headers', async () => {
  expect(
    await sent((client) =>
      client.api.jobs.search.$get({ query: { query: 'a & b', page: '2' } }, { init: { cache: 'no-store' } }),
    ),
  ).toEqual({
    url: '/api/jobs/search?query=a+%26+b&page=2',
    init: { method: 'GET', headers: {}, cache: 'no-store' },
  })
  expect(
    await sent((client) =>
      client.api.jobs[':id'].apply.$post(
        { param: { id: '7' }, json: { coverLetter: 'Hi' } },
        { headers: { 'Idempotency-Key': 'k' } },
      ),
    ),
  ).toEqual({
    url: '/api/jobs/7/apply',
    init: {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
      body: '{"coverLetter":"Hi"}',
    },
  })
})

test('form data goes as it is: the browser names its type', async () => {
  const body = new FormData()
  body.set('name', 'Ana')
  expect(await sent((client) => client.api.auth.employer.register.$post({}, { init: { body } }))).toEqual({
    url: '/api/auth/employer/register',
    init: { method: 'POST', headers: {}, body },
  })
})

test('a list is its name again and again; what is undefined is left out; a value cannot leave its place', async () => {
  const { url } =
    (await sent((client) =>
      client.api.cvs.search.$get({ query: { skills: ['a', 'b'], page: undefined } }),
    )) ?? {}
  expect(url).toBe('/api/cvs/search?skills=a&skills=b')
  const other = await sent((client) => client.api.cvs[':id'].profile.$get({ param: { id: '../x' } }))
  expect(other?.url).toBe('/api/cvs/..%2Fx/profile')
})

test('$path is the address alone, and sends nothing', () => {
  const client = createApiClient(async () => {
    throw new Error('sent')
  })
  const param = { id: '7' }
  expect(client.api.cvs[':id'].download.$path({ param, query: { expectedCost: '5' } })).toBe(
    '/api/cvs/7/download?expectedCost=5',
  )
})
