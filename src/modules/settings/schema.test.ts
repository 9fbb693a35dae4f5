import { expect, test } from 'vitest'
import { parseSettings } from './schema.ts'

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

test.each([[undefined], ['what is this?']])('a setting that is %j holds as specified', (value) => {
  expect(read(value)).toEqual([1, 3, 5, 10, 6, false, true, true])
})

test('a setting that can be read holds as it was set', () => {
  expect(read('7').slice(0, 5)).toEqual([7, 7, 7, 7, 7])
  expect(read('false').slice(5)).toEqual([false, false, false])
})
