import { expect, test } from 'vitest'
import { renderAdmin } from '../../../../tests/support/rendered.tsx'
import { settingRow } from '../../../../tests/support/setting-rows.ts'
import { keepUnsaved } from '../settings/kept.ts'
import { EmailSection } from './email-section.tsx'

const email = (key: string, value: string, more = {}) =>
  settingRow(key, value, { category: 'email', ...more })
const answers = {
  '/api/admin/settings': [
    email('smtp_host', 'smtp.example.com'),
    email('smtp_port', '587', { settingType: 'number' }),
    email('smtp_password', '', { isSet: true }),
    email('smtp_secure', 'false'),
    email('email_notifications_enabled', 'true', { settingType: 'boolean' }),
    settingRow('admin_email', 'office@example.com'),
    settingRow('support_email', 'help@example.com'),
  ],
}

// Rule (settings and mail): The email page has three tabs and opens with SMTP Settings
test('SMTP Settings is the first tab, then notifications, then testing and verification', async () => {
  const shown = await renderAdmin(EmailSection, { answers })
  expect(shown.links.slice(0, 3)).toEqual(['SMTP Settings', 'Email Notifications', 'Testing & Verification'])
  expect(shown.labels).toEqual(
    expect.arrayContaining(['SMTP Host', 'SMTP Port', 'SMTP Password', 'From Email']),
  )
  expect(shown.buttons).toEqual(expect.arrayContaining(['587 (TLS)', '465 (SSL)', '25 (unencrypted)']))
})

// Rule (settings and mail): The button that saves SMTP settings appears only when there are changes
test('Save SMTP Settings is shown only if there is something to save, and says Saving...', async () => {
  const search = '?section=email'
  const before = await renderAdmin(EmailSection, { search, answers })
  expect(before.html).not.toContain('Save SMTP Settings')
  const after = await renderAdmin(EmailSection, {
    search,
    answers,
    given: (queryClient) => keepUnsaved(queryClient, 'smtp', { smtp_host: 'mail.example.com' }),
  })
  expect(after.html).toMatch(/data-busy="Saving\.\.\."><span>Save SMTP Settings</)
  expect(after.field('smtp_host')).toContain('value="mail.example.com"')
})

test('a stored password can be removed, and the removal waits to be saved like every change', async () => {
  const search = '?section=email'
  const before = await renderAdmin(EmailSection, { search, answers })
  expect(before.buttons).toContain('Remove password')
  const { buttons, text } = await renderAdmin(EmailSection, {
    search,
    answers,
    given: (queryClient) => keepUnsaved(queryClient, 'smtp', { smtp_password: '' }),
  })
  expect(buttons).toEqual(expect.arrayContaining(['Keep password', 'Discard changes']))
  expect(text).toContain('The stored password will be removed when you save.')
})

// Rule (settings and mail): The notifications tab has the switches and both addresses
test('the notifications tab has the switches and both addresses', async () => {
  const { labels, field } = await renderAdmin(EmailSection, { search: '?tab=notifications', answers })
  expect(labels).toEqual(expect.arrayContaining(['Admin Email', 'Support Email']))
  expect(field('email_notifications_enabled')).toContain('role="switch"')
})

// Rule (settings and mail): The testing tab has both tests, and explains what to check when mail does not arrive
test('testing: both tests, and help for mail that does not arrive', async () => {
  const { text, buttons } = await renderAdmin(EmailSection, { search: '?tab=testing', answers })
  expect(buttons).toEqual(expect.arrayContaining(['Test Connection', 'Send Test Email']))
  for (const word of ['DNS', 'SPF', 'DKIM', 'Google', 'error 535', 'app password'])
    expect(text.toLowerCase()).toContain(word.toLowerCase())
})

const costs = {
  isOn: true,
  most: 200,
  isNearlyFull: false,
  today: { parts: 12, toea: 180 },
  month: { parts: 400, toea: 6000 },
  late: 0,
}

// Rule (SMS): The SMS tab shows only the fields of the chosen way to the gateway, the costs, and a test
test('the SMS tab has the fields of the chosen gateway, the costs and a test', async () => {
  const sms = (driver: string) => ({
    '/api/admin/settings': [
      settingRow('sms_driver', driver, { category: 'api' }),
      settingRow('sms_secret', '', { category: 'api', isSet: true }),
      settingRow('sms_daily_parts', '200', { category: 'api', settingType: 'number' }),
    ],
    '/api/admin/sms-costs': costs,
  })
  const off = await renderAdmin(EmailSection, { search: '?tab=sms', answers: sms('off') })
  expect(off.labels).not.toContain('Address of the gateway')
  const kannel = await renderAdmin(EmailSection, { search: '?tab=sms', answers: sms('kannel') })
  expect(kannel.labels).toEqual(expect.arrayContaining(['Address of the gateway', 'Password or key']))
  expect(kannel.labels).not.toContain('Headers')
  expect(kannel.buttons).toContain('Send a test SMS')
  expect(kannel.text).toContain('12 of 200')
  expect(kannel.text).toContain('K1.80')
  const http = await renderAdmin(EmailSection, { search: '?tab=sms', answers: sms('http') })
  expect(http.labels).toEqual(expect.arrayContaining(['Headers', 'Body']))
})
