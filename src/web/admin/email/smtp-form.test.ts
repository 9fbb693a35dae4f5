import { expect, test } from 'vitest'
import { changePending, seenOf } from '../settings/settings-form.tsx'
import { secureOf } from './smtp-form.tsx'

// Rule (settings and mail): Port 465 switches Secure on, ports 587 and 25 switch it off
test.each([
  ['587', false],
  ['465', true],
  ['25', false],
  ['2525', undefined],
])('port %s means Secure %s', (port, secure) => {
  expect(secureOf(port)).toBe(secure)
})

const stored = [
  { settingKey: 'smtp_host', settingValue: 'smtp.example.com' },
  { settingKey: 'smtp_password', settingValue: '' },
]

test('typing the stored value again is not a change, and other changes stay', () => {
  const changed = changePending({ smtp_port: '25' }, stored, { smtp_host: 'mail.example.com' })
  expect(changed).toEqual({ smtp_port: '25', smtp_host: 'mail.example.com' })
  expect(changePending(changed, stored, { smtp_host: 'smtp.example.com' })).toEqual({ smtp_port: '25' })
})

// Rule (settings and mail): An empty password field keeps the stored SMTP password
test('a password that is typed and cleared stays; a removed one stays removed while other fields change', () => {
  expect(changePending({ smtp_password: 'x' }, stored, { smtp_password: '' })).toEqual({})
  const removed = { smtp_password: '' }
  expect(changePending(removed, stored, { smtp_host: 'mail.pg' })).toEqual({
    ...removed,
    smtp_host: 'mail.pg',
  })
})

// Rule (settings and mail): A change of the SMTP settings can be undone, unless it replaces the password
test('what was seen of the changed settings is compared and can return, but never a password', () => {
  const port = { settingKey: 'smtp_port', settingValue: '587' }
  const host = { smtp_host: 'smtp.example.com' }
  expect(seenOf({ smtp_host: 'mail.pg' }, [...stored, port], 'smtp_password')).toEqual(host)
  expect(seenOf({ smtp_host: 'mail.pg', smtp_password: 'x' }, stored, 'smtp_password')).toEqual(host)
})
