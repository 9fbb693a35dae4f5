import * as v from 'valibot'
import { expect, test } from 'vitest'
import { renderAdmin } from '../../../../tests/support/rendered.tsx'
import { fieldErrors } from '../../../shared/field-errors.ts'
import { createApiClient } from '../../app/loading/api-client.ts'
import { currentToasts } from '../../components/overlays/toast.ts'
import ForgotPasswordForm from './forgot-password.island.tsx'
import { requestReset, resetPassword, verifyLink } from './password-reset.ts'
import { ResetSteps } from './reset-password.island.tsx'
import { resetOf } from './reset-schema.ts'

const answering = (answer: Response) => createApiClient(async () => answer)
const away = createApiClient(() => Promise.reject(new TypeError('Failed to fetch')))
const link = { token: 'abc', userType: 'admin' } as const

// Rule (logins): The toast after asking for a reset link stays for 8 seconds
test('the server’s answer to a request for a link is shown for 8 seconds', async () => {
  const message = 'If there is such an account, a link is on its way.'
  const answer = await requestReset(answering(Response.json({ message })), {
    email: 'a@b.pg',
    userType: 'admin',
  })
  expect(answer).toEqual({ message })
  expect(currentToasts()).toMatchObject([{ title: 'Check your email', description: message, duration: 8000 }])
})

// Rule (logins): When a reset link cannot be asked for, "Failed to send reset email" stays for 8 seconds
test('the error of a failed request for a link is shown for 8 seconds, too', async () => {
  await expect(requestReset(away, { email: 'a@b.pg', userType: 'user' })).rejects.toThrow()
  expect(currentToasts()).toMatchObject([
    {
      title: 'Failed to send reset email',
      description: 'Network error. Please try again.',
      duration: 8000,
      variant: 'destructive',
    },
  ])
})

// Rule (logins): A new password has at least 6 characters and is typed twice alike
test.each([
  [['sagos', 'sagos'], { newPassword: 'Password must be at least 6 characters' }],
  [['sagosago', 'sago'], { confirmPassword: "Passwords don't match" }],
])('the new password %j is refused at its field', ([newPassword, confirmPassword], problems) => {
  const { issues } = v.safeParse(resetOf(6), { newPassword, confirmPassword })
  expect(issues && fieldErrors(issues)).toEqual(problems)
})

// Rule (logins): A failed reset shows "Password Reset Failed" with the server's message, or a network error
test.each([
  [
    answering(Response.json({ message: 'This reset link has expired.' }, { status: 400 })),
    'This reset link has expired.',
  ],
  [away, 'Network error. Please try again.'],
])('a reset that fails says why', async (client, description) => {
  await expect(resetPassword(client, link, 'sagosago')).rejects.toThrow(description)
  expect(currentToasts()).toMatchObject([{ title: 'Password Reset Failed', description }])
})

// Rule (logins): Reset links are for the account types user, employer and admin
test('the account types are user, employer and admin', async () => {
  const { html, labels } = await renderAdmin(() => <ForgotPasswordForm userType="admin" />)
  const values = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(
    ([radio]) => /value="(.*?)"/.exec(radio)?.[1],
  )
  expect(values).toEqual(['user', 'employer', 'admin'])
  expect(labels).toEqual(expect.arrayContaining(['Job Seeker', 'Employer', 'Administrator']))
})

const loading = { data: undefined, error: null, isFetching: true, refetch: async () => undefined }

/** Renders the page before and after this answer about its link. */
async function screenOf(answer: Response) {
  const asked: string[] = []
  const client = createApiClient(async (path) => {
    asked.push(path)
    return answer
  })
  const checked = await verifyLink(client, link).then(
    (data) => ({ ...loading, data, isFetching: false }),
    (error: Error) => ({ ...loading, error, isFetching: false }),
  )
  const before = await renderAdmin(() => <ResetSteps link={link} check={loading} />)
  const after = await renderAdmin(() => <ResetSteps link={link} check={checked} />)
  return { ...after, loading: before.text, asked }
}

test('while a link is checked there is a spinner, then the form for its account', async () => {
  const verified = Response.json({ valid: true, email: 'a@b.pg', userType: 'admin' })
  const { headings, paragraphs, loading, asked } = await screenOf(verified)
  expect(asked).toEqual(['/api/auth/verify-reset-token/abc?userType=admin'])
  expect(loading).toMatch(/^Verifying your reset link…/)
  expect(headings).toEqual(['Choose a New Password'])
  expect(paragraphs).toContain('For the account of a@b.pg')
})

// Rule (logins): An invalid or expired link shows "Invalid Reset Link"
test('an invalid or expired link shows Invalid Reset Link', async () => {
  const { headings } = await screenOf(Response.json({ message: 'Expired.' }, { status: 400 }))
  expect(headings).toEqual(['Invalid Reset Link'])
})

test('a link that could not be checked can be tried again', async () => {
  const { headings, buttons } = await screenOf(Response.json({ message: 'Later.' }, { status: 503 }))
  expect([headings, buttons]).toEqual([['We could not check your link'], ['Retry']])
})
