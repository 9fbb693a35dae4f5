import { expect, test } from 'vitest'
import { renderAdmin } from '../../../../tests/support/rendered.tsx'
import { settingRow } from '../../../../tests/support/setting-rows.ts'
import { createApiClient } from '../../app/loading/api-client.ts'
import { currentToasts } from '../../components/overlays/toast.ts'
import { AccountSection, changeAdminPassword } from './account-section.tsx'

// Rule (administrators): The account section shows user name, type and last login in the time of Port Moresby
test('the account shows the user name, the type, and the last login in Port Moresby time', async () => {
  const profile = { username: 'vera', fullName: 'Vera', email: '', lastLogin: '2026-03-01T14:30:00Z' }
  const { facts } = await renderAdmin(AccountSection, { answers: { '/api/auth/admin/profile': profile } })
  expect(facts).toEqual(['Username vera Account Type Administrator Last Login 2 Mar 2026, 12:30 am'])
})

// Rule (administrators): Unknown values of the account are shown as "admin" and "N/A"
test('unknown values are shown as admin and N/A', async () => {
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

test('an email address can be entered once a mail server is set up, and then waits for confirmation', async () => {
  const without = await renderAdmin(AccountSection, { answers: { ...own(null), ...mail('') } })
  expect(without.text).toContain('Set up the mail server first')
  expect(without.labels).not.toContain('New Email')
  const { text, labels, buttons } = await renderAdmin(AccountSection, {
    answers: { ...own('vera@example.pg'), ...mail('smtp.example.com') },
  })
  expect(text).toContain('Open the link that we sent to vera@example.pg.')
  expect(labels).toContain('New Email')
  expect(buttons).toEqual(expect.arrayContaining(['Send again', 'Cancel change']))
})

/** Returns what was sent for the typed passwords, the errors of the fields, and the toast's text. */
async function change([currentPassword, newPassword, confirmPassword]: string[], answer = Response.json({})) {
  const sent: unknown[] = []
  const client = createApiClient(async (path, init) => {
    sent.push(path, JSON.parse(String(init?.body)))
    return answer
  })
  const typed = {
    currentPassword: currentPassword ?? '',
    newPassword: newPassword ?? '',
    confirmPassword: confirmPassword ?? '',
  }
  const problem = await changeAdminPassword(client, typed, 6).catch((error: Error) => error)
  const { title, description } = currentToasts()[0] ?? {}
  return { sent, problem, toast: [title, description] }
}

// Rule (logins): A new administrator password that is missing, too short or typed differently is not sent
test.each([
  [['', 'sago', 'taro'], 'All password fields are required.'],
  [['old', 'sagosago', ''], 'All password fields are required.'],
  [['old', 'sago', 'taro'], 'New password and confirmation do not match.'],
  [['old', 'sagos', 'sagos'], 'New password must be at least 6 characters long.'],
])('%j is not sent, and a toast says what is wrong', async (typed, message) => {
  const { sent, problem, toast } = await change(typed)
  expect(sent).toEqual([])
  expect(Object.values(problem ?? {})).toContain(message)
  expect(toast).toEqual(['Validation Error', message])
})

// Rule (logins): Only the current and the new password are sent, and "Password Changed" confirms the change
test('only the current and the new password are sent; a toast says that the password was changed', async () => {
  expect(await change(['old', 'sagosa', 'sagosa'])).toEqual({
    sent: ['/api/auth/admin/change-password', { currentPassword: 'old', newPassword: 'sagosa' }],
    problem: undefined,
    toast: ['Password Changed', 'You are logged out on all other devices.'],
  })
})

// Rule (logins): A refused change shows "Password Change Failed" with the server's message
test('a refusal is shown in the words of the server', async () => {
  const refusal = Response.json({ message: 'The current password is not right.' }, { status: 400 })
  expect((await change(['old', 'sagosa', 'sagosa'], refusal)).toast).toEqual([
    'Password Change Failed',
    'The current password is not right.',
  ])
})
