import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

test.each([
  ['203.0.113.9', undefined, [], '203.0.113.9'],
  ['203.0.113.9', '1.2.3.4', [], '203.0.113.9'],
  ['::ffff:10.0.0.1', '198.51.100.7, 10.0.0.2', ['10.0.0.1', '10.0.0.2'], '198.51.100.7'],
  ['10.0.0.1', '1.1.1.1, 198.51.100.7', ['10.0.0.1'], '198.51.100.7'],
  ['10.0.0.1', undefined, ['10.0.0.1'], '10.0.0.1'],
])('socket %s, forwarded for %s, trusting %j: %s', (socket, forwarded, trusted, address) => {
  const headers = new Headers(forwarded ? { 'x-forwarded-for': forwarded } : {})
  expect(clientAddress(headers, socket, trusted)).toBe(address)
})
