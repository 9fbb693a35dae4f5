import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('an empty environment gives the documented defaults', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    rateLimitFactor: 1,
  })
  expect(config.dataDir.endsWith('/data')).toBe(true)
})

test.each([
  ['PORT', 'eighty', 'PORT must be a port from 0 to 65535'],
  ['PORT', '70000', 'PORT must be a port from 0 to 65535'],
  ['PUBLIC_URL', 'painimwok.example', 'PUBLIC_URL must be an address that starts with http:// or https://'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be an address that starts with postgresql://'],
  ['TRUST_PROXY', '10.0.0.1, proxy', 'TRUST_PROXY must be IP addresses separated by commas'],
  ['RATE_LIMIT_FACTOR', '0', 'RATE_LIMIT_FACTOR must be a number above 0'],
  ['S3_BUCKET', 'cvs', 'S3_ACCESS_KEY_ID must be set beside S3_BUCKET'],
])('%s=%s stops with one line', (name, value, line) =>
  expect(() => readConfig({ [name]: value })).toThrow(line),
)

test('PUBLIC_URL is reduced to its origin', () =>
  expect(readConfig({ PUBLIC_URL: 'https://wok.example/path/' }).publicUrl).toBe('https://wok.example'))
