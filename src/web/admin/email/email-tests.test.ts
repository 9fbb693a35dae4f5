import { expect, test } from 'vitest'
import { answeringClient, shownToast } from '../../../../tests/support/answering-client.ts'
import { currentToasts } from '../../components/overlays/toast.ts'
import { sendTestMail, testConnection } from './email-tests.tsx'

const diagnosis = (success: boolean, message: string) => ({
  success,
  message,
  diagnostics: { cause: 'login', detail: '535 no', nextSteps: ['Make an app password'] },
})
const duration = () => currentToasts()[0]?.duration

// Rule (settings and mail): A test that succeeds shows a toast that stays longer than others
test('a test that passes shows a toast, longer than other toasts', async () => {
  const answer = diagnosis(true, 'Connected to smtp.example.com.')
  const { client, sent } = answeringClient(200, answer)
  expect(await testConnection(client)).toEqual(answer)
  expect(shownToast()).toEqual(['Email Test Successful', 'Connected to smtp.example.com.', undefined])
  expect(await sendTestMail(client, { to: 'a@example.pg' })).toEqual(answer)
  expect(sent).toEqual([
    ['POST', '/api/admin/test-email'],
    ['POST', '/api/admin/send-test-email', { to: 'a@example.pg' }],
  ])
  expect(duration()).toBe(8000)
})

// Rule (settings and mail): A test that fails shows "Email Test Failed" for 6 to 8 seconds, with a diagnosis
test('a test that fails says Email Test Failed for 6 to 8 seconds, and returns its diagnosis', async () => {
  const answer = diagnosis(false, 'The server refused the login.')
  const { client } = answeringClient(422, answer)
  for (const run of [() => testConnection(client), () => sendTestMail(client, { to: 'a@b.pg' })]) {
    expect(await run()).toEqual(answer)
    expect(shownToast()).toEqual(['Email Test Failed', 'The server refused the login.', 'destructive'])
    expect(duration()).toBeGreaterThanOrEqual(6000)
    expect(duration()).toBeLessThanOrEqual(8000)
  }
})

test('a test without a diagnosis also says Email Test Failed, with the error', async () => {
  const { client } = answeringClient(429, { message: 'Please wait a minute.' })
  await expect(testConnection(client)).rejects.toThrow('Please wait a minute.')
  expect(shownToast()).toEqual(['Email Test Failed', 'Please wait a minute.', 'destructive'])
  expect(duration()).toBe(8000)
})
