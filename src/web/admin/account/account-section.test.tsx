import { expect, test } from 'vitest'
import { renderAdmin } from '../../../../tests/support/rendered.tsx'
import { settingRow } from '../../../../tests/support/setting-rows.ts'
import { AccountSection } from './account-section.tsx'

test('the account: user name, type, and the last login in the time of Port Moresby', async () => {
  const profile = { username: 'vera', fullName: 'Vera', email: '', lastLogin: '2026-03-01T14:30:00Z' }
  const { facts } = await renderAdmin(AccountSection, { answers: { '/api/auth/admin/profile': profile } })
  expect(facts).toEqual(['Username vera Account Type Administrator Last Login 2 Mar 2026, 12:30 am'])
})

test('what is not known of it is admin and N/A', async () => {
  const { facts } = await renderAdmin(AccountSection)
  expect(facts).toEqual(['Username admin Account Type Administrator Last Login N/A'])
})

const own = (pendingEmail: string | null) => ({
  '/api/auth/admin/profile': { username: 'vera', fullName: 'Vera', email: '', pendingEmail, lastLogin: null },
})
const mail = (smtp_host: string) => ({
  '/api/admin/settings': [
    settingRow('smtp_host', smtp_host),
    settingRow('email_notifications_enabled', 'true', { settingType: 'boolean' }),
  ],
})

test('an address is asked for once a mail server is there, and waits to be confirmed', async () => {
  const without = await renderAdmin(AccountSection, { answers: { ...own(null), ...mail('') } })
  expect(without.text).toContain('The mail server comes first')
  expect(without.labels).not.toContain('New Email')
  const { text, labels, buttons } = await renderAdmin(AccountSection, {
    answers: { ...own('vera@example.pg'), ...mail('smtp.example.com') },
  })
  expect(text).toContain('Open the link that we sent to vera@example.pg.')
  expect(labels).toContain('New Email')
  expect(buttons).toEqual(expect.arrayContaining(['Send again', 'Cancel change']))
})
