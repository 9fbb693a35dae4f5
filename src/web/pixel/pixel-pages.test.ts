import { expect, test } from 'vitest'
import { isPixelId, isPixelPage } from './pixel-pages.ts'

test.each([
  '/',
  '/jobs',
  '/jobs/5',
  '/companies/7',
  '/employers',
  '/pricing',
  '/privacy',
  '/tpi',
  '/tpi/privacy',
])('%s may have the pixel', (path) => expect(isPixelPage(path)).toBe(true))

test.each([
  '/profile/5',
  '/search',
  '/login',
  '/register',
  '/reset-password',
  '/tpi/reset-password',
  '/confirm-email',
  '/jobseeker-dashboard',
  '/employer-dashboard',
  '/admin',
  '/upload',
  '/saved',
  '/jobs/5/apply',
])('%s may not have the pixel', (path) => expect(isPixelPage(path)).toBe(false))

test('an id is a number', () => {
  expect(isPixelId('123456789012345')).toBe(true)
  for (const id of ['', '12', 'abc', '1234567890;alert(1)']) expect(isPixelId(id)).toBe(false)
})
