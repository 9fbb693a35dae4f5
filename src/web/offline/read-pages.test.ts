import { expect, test } from 'vitest'
import { mayBeKept, readPageAddress } from './read-pages.ts'

const at = (path: string) => new URL(path, 'https://wok.example')

test.each([
  ['/jobs/5', '/jobs/5'],
  ['/jobs/5?from=mail', '/jobs/5'],
  ['/jobs', '/jobs'],
  ['/jobs?query=nurse&location=lae', '/jobs?location=lae&query=nurse'],
  ['/tpi/jobs/5', '/tpi/jobs/5'],
  ['/tpi/jobs?query=nurse', '/tpi/jobs?query=nurse'],
])('the page %s is stored as %s', (path, address) => expect(readPageAddress(at(path))).toBe(address))

test.each([
  '/',
  '/search',
  '/profile/5',
  '/jobs-old',
  '/employer-jobs',
  '/jobseeker-dashboard',
  '/admin',
  '/jobs/5/apply',
])('the page %s is not kept', (path) => expect(readPageAddress(at(path))).toBeUndefined())

test('only answers that are the same for every visitor are kept', () => {
  const answer = (cacheControl: string, more = {}) =>
    mayBeKept({
      ok: true,
      redirected: false,
      headers: new Headers({ 'cache-control': cacheControl }),
      ...more,
    })
  expect(answer('no-cache')).toBe(true)
  expect(answer('no-store')).toBe(false)
  expect(answer('private, max-age=60')).toBe(false)
  expect(answer('no-cache', { ok: false })).toBe(false)
  expect(answer('no-cache', { redirected: true })).toBe(false)
})
