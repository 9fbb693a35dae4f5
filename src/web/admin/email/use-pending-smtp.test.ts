import { expect, test } from 'vitest'
import { changePending } from './use-pending-smtp.ts'

const stored = [
  { settingKey: 'smtp_host', settingValue: 'smtp.example.com' },
  { settingKey: 'smtp_password', settingValue: '' },
]

test('what is typed back as it is stored is no change, and other changes stay', () => {
  const changed = changePending({ smtp_port: '25' }, stored, { smtp_host: 'mail.example.com' })
  expect(changed).toEqual({ smtp_port: '25', smtp_host: 'mail.example.com' })
  expect(changePending(changed, stored, { smtp_host: 'smtp.example.com' })).toEqual({ smtp_port: '25' })
})

test('a password that is typed and cleared stays; one that is removed stays removed while other fields change', () => {
  expect(changePending({ smtp_password: 'x' }, stored, { smtp_password: '' })).toEqual({})
  const removed = { smtp_password: '' }
  expect(changePending(removed, stored, { smtp_host: 'mail.pg' })).toEqual({
    ...removed,
    smtp_host: 'mail.pg',
  })
})
