import { expect, test } from 'vitest'
import { type ApiClient, ApiError, call, createApiClient, newIdempotencyKey } from './api-client.ts'

const answer = (status: number, body: string) =>
  Promise.resolve(new Response(body, { status, statusText: 'Text' }))

test('a call returns its JSON', async () => expect(await call(answer(200, '{"a":1}'))).toEqual({ a: 1 }))

test('an error has the message of its JSON', async () => {
  const body = '{"message":"Too dear.","code":"price_changed","errors":{"title":"Short"},"price":5}'
  const error = await call(answer(409, body)).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 409, message: 'Too dear.', code: 'price_changed', price: 5 })
  expect(error).toHaveProperty('errors.title', 'Short')
})

// Rule (pages): An error without a message is shown as status, colon, space, and body or status text
test.each([
  [502, '<h1>Bad</h1>', '502: <h1>Bad</h1>'],
  [502, '', '502: Text'],
  [400, '{"other":1}', '400: {"other":1}'],
])('without a message: status, colon, space, text', async (status, body, message) => {
  await expect(call(answer(status, body))).rejects.toThrow(message)
})

test('a failed network has a message too', async () => {
  await expect(call(Promise.reject(new TypeError('Failed to fetch')))).rejects.toMatchObject({
    status: 0,
    message: 'Network error. Please try again.',
  })
})

test('keys differ', () => expect(newIdempotencyKey()).not.toBe(newIdempotencyKey()))

/** Returns the request that a call would send. */
async function sent(make: (client: ApiClient) => Promise<unknown>) {
  const requests: { url: string; init: RequestInit | undefined }[] = []
  const client = createApiClient(async (url, init) => {
    requests.push({ url, init })
    return new Response('{}')
  })
  await make(client)
  return requests[0]
}

// Rule (pages): A call is sent with its method and path, and JSON with its content type
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

// Rule (pages): Form data is sent unchanged, and the browser sets its content type
test('form data is sent unchanged: the browser sets its type', async () => {
  const body = new FormData()
  body.set('name', 'Ana')
  expect(await sent((client) => client.api.auth.employer.register.$post({}, { init: { body } }))).toEqual({
    url: '/api/auth/employer/register',
    init: { method: 'POST', headers: {}, body },
  })
})

test('a list repeats its name; undefined is left out; a value cannot change the path', async () => {
  const { url } =
    (await sent((client) =>
      client.api.cvs.search.$get({ query: { skills: ['a', 'b'], page: undefined } }),
    )) ?? {}
  expect(url).toBe('/api/cvs/search?skills=a&skills=b')
  const other = await sent((client) => client.api.cvs[':id'].profile.$get({ param: { id: '../x' } }))
  expect(other?.url).toBe('/api/cvs/..%2Fx/profile')
})

test('$path returns the address and sends nothing', () => {
  const client = createApiClient(async () => {
    throw new Error('sent')
  })
  const param = { id: '7' }
  expect(client.api.cvs[':id'].download.$path({ param, query: { expectedCost: '5' } })).toBe(
    '/api/cvs/7/download?expectedCost=5',
  )
})
