import { expect, test } from 'vitest'
import { createApiClient } from '../../api-client.ts'
import { currentToasts } from '../../components/toast.ts'
import { changeAdminPassword } from './admin-password.ts'

/** What was sent for what was typed, what is wrong with it, and what the toast says. */
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

test.each([
  [['', 'sago', 'taro'], 'All password fields are required.'],
  [['old', 'sagosago', ''], 'All password fields are required.'],
  [['old', 'sago', 'taro'], 'New password and confirmation do not match.'],
  [['old', 'sagos', 'sagos'], 'New password must be at least 6 characters long.'],
])('%j is sent to nobody, and a toast says what is wrong', async (typed, message) => {
  const { sent, problem, toast } = await change(typed)
  expect(sent).toEqual([])
  expect(Object.values(problem ?? {})).toContain(message)
  expect(toast).toEqual(['Validation Error', message])
})

test('only the current and the new password are sent; a toast says that it was changed', async () => {
  expect(await change(['old', 'sagosa', 'sagosa'])).toEqual({
    sent: ['/api/auth/admin/change-password', { currentPassword: 'old', newPassword: 'sagosa' }],
    problem: undefined,
    toast: ['Password Changed', 'Other phones and computers are logged out.'],
  })
})

test('what the server refuses is told in its words', async () => {
  const refusal = Response.json({ message: 'The current password is not right.' }, { status: 400 })
  expect((await change(['old', 'sagosa', 'sagosa'], refusal)).toast).toEqual([
    'Password Change Failed',
    'The current password is not right.',
  ])
})
