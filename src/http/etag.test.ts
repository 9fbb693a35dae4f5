import { expect, test } from 'vitest'
import { etagOf, isUnchanged } from './etag.ts'

const etag = etagOf('page')

test('the same content has the same tag', () => {
  expect(etagOf(new TextEncoder().encode('page'))).toBe(etag)
  expect(etagOf('other')).not.toBe(etag)
})

test.each([
  [etag, true],
  [etag.replace('W/', ''), true],
  [`"x", ${etag}`, true],
  ['*', true],
  ['"x"', false],
  [undefined, false],
])('If-None-Match %s: unchanged %s', (header, unchanged) => expect(isUnchanged(header, etag)).toBe(unchanged))
