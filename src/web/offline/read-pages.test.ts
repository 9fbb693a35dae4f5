import { expect, test } from 'vitest'
import { mayBeKept, readCallAddress, readPageAddress } from './read-pages.ts'

const at = (path: string) => new URL(path, 'https://wok.example')

test.each([
  ['/jobs/5', '/jobs/5'],
  ['/jobs/5?from=mail', '/jobs/5'],
  ['/jobs', '/jobs'],
  ['/jobs?query=nurse&location=lae', '/jobs?location=lae&query=nurse'],
])('the page %s is kept as %s', (path, address) => expect(readPageAddress(at(path))).toBe(address))

test.each([
  '/',
  '/search',
  '/profile/5',
  '/jobs-old',
  '/employer-jobs',
  '/jobseeker-dashboard',
  '/admin',
  '/jobs/5/apply',
])('the page %s is not', (path) => expect(readPageAddress(at(path))).toBeUndefined())

test.each([
  ['/api/jobs/5', '/jobs/5'],
  ['/api/jobs/search?limit=12', '/jobs'],
  ['/api/jobs/search?query=nurse&limit=12&location=lae', '/jobs?location=lae&query=nurse'],
])('what %s brings is kept as %s', (path, address) => expect(readCallAddress(at(path))).toBe(address))

test.each([
  '/api/auth/profile',
  '/api/user/saved-jobs',
  '/api/cvs/5',
  '/api/jobs/5/similar',
  '/api/employer/job-postings',
])('what %s brings is not', (path) => expect(readCallAddress(at(path))).toBeUndefined())

test('only what everybody gets is kept', () => {
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
