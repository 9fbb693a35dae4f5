import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../shared/time.ts'
import { keepingOf } from './keeping.ts'

const versionAt = (path: string, changed: object = {}) =>
  keepingOf(path, { site: '1', jobs: '1', cvs: '1', ...changed }, new Date(0)).version

test.each([
  ['/jobs', 'site', true],
  ['/jobs', 'jobs', true],
  ['/jobs', 'cvs', false],
  ['/search', 'cvs', true],
  ['/', 'cvs', true],
])('%s is made again after a change of %s: %s', (path, area, isOther) =>
  expect(versionAt(path, { [area]: '2' }) !== versionAt(path)).toBe(isOther),
)

test('a page with counts is kept for a minute, others for an hour', () => {
  const longest = (path: string) => keepingOf(path, undefined, new Date(0)).longest
  expect(['/', '/employers', '/jobs', '/search'].map(longest)).toEqual([MINUTE, MINUTE, HOUR, HOUR])
})
