import { expect, test } from 'vitest'
import { ApiError } from '../../app/loading/api-client.ts'
import { changedPrice, cvRefusal } from './cv-refusal.ts'

const refusal = (status: number, rest: object = {}) =>
  new ApiError(status, JSON.stringify({ message: 'As the server says.', ...rest }))

// Rule (employers): Opening or downloading a CV fails with the same words on every page, and leads to the credits if they are too few
test.each([
  ['view', refusal(402), { title: 'Insufficient Credits', message: 'As the server says.', next: 'credits' }],
  ['download', refusal(402), { title: 'Insufficient Credits', message: 'As the server says.' }],
  ['download', refusal(403), { title: 'Access Required', message: 'As the server says.' }],
  ['view', refusal(401), { title: 'Authentication Required', message: 'As the server says.', next: 'login' }],
  ['view', refusal(404), { title: 'Access Denied', message: 'As the server says.' }],
  ['view', new ApiError(500, '{}'), { title: 'Error', message: 'Failed to access CV. Please try again.' }],
  ['view', refusal(0), { title: 'Error', message: 'Failed to access CV. Please try again.' }],
  [
    'download',
    new TypeError('network'),
    { title: 'Download Failed', message: 'Failed to download CV. Please try again.' },
  ],
] as const)('%s: %s', (action, error, told) => {
  expect(cvRefusal(action, error)).toEqual(told)
})

test('a changed price is told apart from other refusals', () => {
  expect(changedPrice(refusal(409, { code: 'price_changed', price: 3 }))).toBe(3)
  expect(changedPrice(refusal(409))).toBeUndefined()
})
