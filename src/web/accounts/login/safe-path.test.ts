import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

test.each([
  ['/upload', '/upload'],
  ['/employer-dashboard?tab=jobs', '/employer-dashboard?tab=jobs'],
  ['/jobs/12?apply=1#form', '/jobs/12?apply=1#form'],
  ['/jobs/../upload', '/upload'],
])('%s is one of our pages', (next, path) => {
  expect(safePath(next)).toBe(path)
})

test.each([
  undefined,
  '',
  'upload',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  'javascript:alert(1)',
  '/api/auth/logout',
  '/login?next=/login',
  '/employer-login',
  '/employer-dashboard?viewCV=12',
  '/employer-dashboard?tab=search&downloadCV=12',
])('%s is not one of our pages', (next) => {
  expect(safePath(next)).toBeUndefined()
})
