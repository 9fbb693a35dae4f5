import { expect, test } from 'vitest'
import { secureOf } from './smtp-ports.ts'

test.each([
  ['587', false],
  ['465', true],
  ['25', false],
  ['2525', undefined],
])('port %s means Secure %s', (port, secure) => {
  expect(secureOf(port)).toBe(secure)
})
