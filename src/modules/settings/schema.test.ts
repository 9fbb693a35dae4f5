import { expect, test } from 'vitest'
import { parsePublicSettings, parseSettings } from './schema.ts'

const KEYS = [
  'cv_view_cost',
  'cv_download_cost',
  'job_posting_cost',
  'default_credit_package',
  'password_min_length',
  'maintenance_mode',
  'registration_enabled',
  'email_notifications_enabled',
] as const

const read = (value?: string) => {
  const settings = parseSettings(
    value === undefined ? [] : KEYS.map((settingKey) => ({ settingKey, settingValue: value })),
  )
  return KEYS.map((key) => settings[key])
}

// Rule (settings and mail): A setting whose row is missing or unreadable has its default value
test.each([[undefined], ['what is this?']])('a setting whose value is %j has its default', (value) => {
  expect(read(value)).toEqual([1, 3, 5, 10, 6, false, true, true])
})

test('a setting that can be read has its stored value', () => {
  expect(read('7').slice(0, 5)).toEqual([7, 7, 7, 7, 7])
  expect(read('false').slice(5)).toEqual([false, false, false])
})

test('a page cannot read a private setting', () => {
  const settings = parsePublicSettings([{ settingKey: 'smtp_host', settingValue: 'mail.example' }])
  // @ts-expect-error: smtp_host is private
  expect(settings.smtp_host).toBeUndefined()
})
