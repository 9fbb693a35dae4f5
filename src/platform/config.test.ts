import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig, VARIABLES } from './config.ts'

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
  ['ALLOW_PRIVATE_ADDRESSES', 'localhost, 10.0.0.0/33', 'ALLOW_PRIVATE_ADDRESSES must be host names'],
  ['RATE_LIMIT_FACTOR', '0', 'RATE_LIMIT_FACTOR must be a number above 0'],
  ['CLAMD', 'localhost', 'CLAMD must be host:port, or the path of a socket that starts with /'],
  ['CLAMD', 'localhost:99999', 'CLAMD must be host:port'],
  ['S3_BUCKET', 'cvs', 'S3_ACCESS_KEY_ID must be set beside S3_BUCKET'],
])('%s=%s stops with one line', (name, value, line) =>
  expect(() => readConfig({ [name]: value })).toThrow(line),
)

test('PUBLIC_URL is reduced to its origin', () =>
  expect(readConfig({ PUBLIC_URL: 'https://wok.example/path/' }).publicUrl).toBe('https://wok.example'))

test.each([
  ['scanner.example:3310', { host: 'scanner.example', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
])('CLAMD=%s is understood', (text, address) => expect(readConfig({ CLAMD: text }).clamd).toEqual(address))

test('.env.example explains every variable on a line of its own, with a valid default or example', () => {
  const lines = readFileSync('.env.example', 'utf8').matchAll(
    /^# (?<words>.+)\n#(?<name>[A-Z0-9_]+)=(?<value>.*)$/gm,
  )
  const listed = [...lines].map(({ groups: { name = '', value = '' } = {} }) => [name, value] as const)
  expect(listed.map(([name]) => name).sort()).toEqual(Object.keys(VARIABLES).sort())
  const secrets = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  const examples = Object.fromEntries(listed.filter(([, value]) => value))
  expect(() => readConfig({ ...examples, ...secrets })).not.toThrow()
})

test('docs/operating.md lists every variable', () => {
  const table = readFileSync('docs/operating.md', 'utf8')
  expect(Object.keys(VARIABLES).filter((name) => !table.includes(`\`${name}\``))).toEqual([])
})
