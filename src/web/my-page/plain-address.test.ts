import { expect, test } from 'vitest'
import { plainAddress } from './plain-address.ts'

// Rule (no script): Each address of a job seekers' dashboard leads to the page that does the same without script
test.each([
  ['/jobseeker-dashboard', {}, '/my-page'],
  ['/jobseeker-dashboard', { tab: 'applications', application: '12' }, '/my-page/applications/12'],
  ['/messages', {}, '/my-page/messages'],
  ['/messages', { conversation: '5' }, '/my-page/messages/5'],
  ['/messages', { application: '12' }, '/my-page/messages/new?application=12'],
  ['/notices', {}, '/my-page'],
  ['/messages', { as: 'employer' }, undefined],
  ['/employer-dashboard', {}, undefined],
])('%s %o', (path, search, plain) => {
  expect(plainAddress(path, search)).toBe(plain)
})
