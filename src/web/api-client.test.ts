import { expect, test } from 'vitest'
import { ApiError, call, newIdempotencyKey } from './api-client.ts'

const answer = (status: number, body: string) =>
  Promise.resolve(new Response(body, { status, statusText: 'Text' }))

test('a call gives its JSON', async () => expect(await call(answer(200, '{"a":1}'))).toEqual({ a: 1 }))

test('a refusal tells the message of its JSON', async () => {
  const body = '{"message":"Too dear.","code":"price_changed","errors":{"title":"Short"},"price":5}'
  const error = await call(answer(409, body)).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 409, message: 'Too dear.', code: 'price_changed', price: 5 })
  expect(error).toHaveProperty('errors.title', 'Short')
})

test.each([
  [502, '<h1>Bad</h1>', '502: <h1>Bad</h1>'],
  [502, '', '502: Text'],
  [400, '{"other":1}', '400: {"other":1}'],
])('without one: status, colon, space, text', async (status, body, message) => {
  await expect(call(answer(status, body))).rejects.toThrow(message)
})

test('no network is a message too', async () => {
  await expect(call(Promise.reject(new TypeError('Failed to fetch')))).rejects.toMatchObject({
    status: 0,
    message: 'Network error. Please try again.',
  })
})

test('keys differ', () => expect(newIdempotencyKey()).not.toBe(newIdempotencyKey()))
