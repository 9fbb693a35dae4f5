import { expect, test } from 'vitest'
import { renderAdmin } from '../../../../tests/support/rendered.tsx'
import { settingRow } from '../../../../tests/support/setting-rows.ts'
import { keepUnsaved } from './kept.ts'
import { SettingsSection } from './settings-section.tsx'

const rows = [
  settingRow('site_name', 'Painim Wok'),
  settingRow('maintenance_mode', 'false', { settingType: 'boolean' }),
  settingRow('opening_hours', '8 to 4', { settingType: 'json' }),
  settingRow('cv_view_cost', '2', { category: 'payment', settingType: 'number', isEditable: false }),
  settingRow('trial_credits', '0', {
    category: 'payment',
    settingType: 'number',
    updatedAt: '2026-03-02T01:30:00.000Z',
  }),
]
const answers = {
  '/api/admin/settings': rows,
  '/api/admin/database-status': { status: 'Connected', latencyMs: 1.5 },
}

// Rule (settings and mail): Settings are grouped by category on five tabs, with a button that loads them again
test('five tabs, the first one open: each setting is under its category', async () => {
  const shown = await renderAdmin(SettingsSection, { answers })
  expect(shown.headings).toEqual(['System Settings', 'Application Configuration', 'System Information'])
  expect(shown.buttons).toContain('Refresh Settings')
  expect(shown.links.slice(0, 5)).toEqual(['General', 'Payment', 'Email', 'Security', 'API'])
  expect(shown.text).toContain('About site_name')
  expect(shown.text).not.toContain('About cv_view_cost')
  const payment = await renderAdmin(SettingsSection, { search: '?section=settings&tab=payment', answers })
  expect(payment.labels).toEqual(['CV view cost', 'Trial credits'])
})

// Rule (settings and mail): A setting that cannot be changed has the badge "Read Only" and a disabled field
test('a boolean has a switch; a setting that cannot be changed is Read Only and disabled', async () => {
  const general = await renderAdmin(SettingsSection, { answers })
  expect(general.field('maintenance_mode')).toContain('role="switch"')
  expect(general.text).not.toContain('Read Only')
  const payment = await renderAdmin(SettingsSection, { search: '?tab=payment', answers })
  expect(payment.text.match(/Read Only/g)).toHaveLength(1)
  expect(payment.field('cv_view_cost')).toContain('disabled')
  expect(payment.field('trial_credits')).not.toContain('disabled')
})

// Rule (settings and mail): A setting of an unknown type is edited as text
test('a setting of an unknown type is shown as text', async () => {
  const { field } = await renderAdmin(SettingsSection, { answers })
  expect(field('opening_hours')).toContain('value="8 to 4"')
})

// Rule (settings and mail): Payment methods are ticked, not typed
test('payment methods are ticked, not typed', async () => {
  const methods = settingRow('payment_methods', 'cash,mobile_money', { category: 'payment' })
  const { html } = await renderAdmin(SettingsSection, {
    search: '?section=settings&tab=payment',
    answers: { ...answers, '/api/admin/settings': [methods] },
  })
  const ticked = [...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(([tag]) => tag)
  expect(ticked.map((tag) => /value="(\w+)"/.exec(tag)?.[1])).toEqual(['cash', 'mobile_money'])
})

// Rule (settings and mail): A category without settings says "No settings found for this category"
test('a category without settings says so', async () => {
  const { headings } = await renderAdmin(SettingsSection, { search: '?section=settings&tab=api', answers })
  expect(headings).toContain('No settings found for this category')
})

// Rule (settings and mail): System information shows the database status, the number of settings and the last change
test('system information: the state of the database, the number of settings, the latest change', async () => {
  const { text } = await renderAdmin(SettingsSection, { answers })
  expect(text).toContain('Database Status Connected (1.5 ms)')
  expect(text).toContain('Total Settings 5')
  expect(text).toContain('Last Updated 2 Mar 2026, 11:30 am')
  const { text: away } = await renderAdmin(SettingsSection, { answers: { '/api/admin/settings': rows } })
  expect(away).toContain('Database Status Not connected.')
})

// Rule (settings and mail): Every setting is listed in the tab of its category, those of mail and SMS too
test('settings of mail and SMS are listed in their tabs, with a way to where they are tested', async () => {
  const rowsOf = {
    ...answers,
    '/api/admin/settings': [
      ...rows,
      settingRow('smtp_host', 'smtp.example.com', { category: 'email' }),
      settingRow('smtp_password', '', { category: 'email', isSet: true }),
      settingRow('sms_sender', 'Wok', { category: 'api' }),
      settingRow('sms_url', 'https://sms.example.pg/send', { category: 'api' }),
    ],
  }
  const mail = await renderAdmin(SettingsSection, { search: '?section=settings&tab=email', answers: rowsOf })
  expect(mail.labels).toEqual(['SMTP host', 'SMTP password'])
  expect(mail.links).toContain('Email Configuration')
  const api = await renderAdmin(SettingsSection, { search: '?section=settings&tab=api', answers: rowsOf })
  expect(api.labels).toEqual(['Sender of SMS'])
  // The gateway's password would have to be typed with it.
  expect(api.text).toContain('Address of the SMS gateway https://sms.example.pg/send')
  expect(api.links).toContain('Change how the gateway is called')
})

// Rule (settings and mail): A text that was refused stays in its field, with its error and two ways on
test('a text that was refused is still there after a visit of another section', async () => {
  const refused = { text: '-1', error: 'Please enter a whole number from 0 to 10,000' }
  const shown = await renderAdmin(SettingsSection, {
    search: '?section=settings&tab=payment',
    answers,
    given: (queryClient) => keepUnsaved(queryClient, 'trial_credits', refused),
  })
  expect(shown.field('trial_credits')).toContain('value="-1"')
  expect(shown.text).toContain(refused.error)
  expect(shown.buttons).toEqual(expect.arrayContaining(['Save again', 'Restore saved value']))
})
