import { expect, test } from 'vitest'
import { localPath } from './local-path.ts'

test.each([
  ['/', '/'],
  ['/jobs?query=a//b#c', '/jobs?query=a//b#c'],
  ['/jobs/../upload', '/upload'],
  ['/%5Celsewhere.example', '/%5Celsewhere.example'],
  ['/%2F/elsewhere.example', '/%2F/elsewhere.example'],
])('%j is a path of this site', (href, path) => {
  expect(localPath(href)).toBe(path)
})

// Rule (requests): A path counts as a path of this site only if every browser reads it so
test.each([
  '',
  'jobs',
  'https://elsewhere.example/',
  'javascript:alert(1)',
  '//elsewhere.example/',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '\\/elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/\r\n\\elsewhere.example',
  '/.//elsewhere.example',
  '/x/..//elsewhere.example',
])('%j is not a path of this site', (href) => {
  expect(localPath(href)).toBeUndefined()
})
