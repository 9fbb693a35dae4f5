import * as v from 'valibot'
import { expect, test } from 'vitest'
import { renderAdmin } from '../../../tests/support/rendered.tsx'
import { fieldErrors } from '../../shared/field-errors.ts'
import { createApiClient } from '../api-client.ts'
import { currentToasts } from '../components/toast.ts'
import { ForgotForm } from './forgot-form.tsx'
import { requestReset, resetOf, resetPassword } from './password-reset.ts'
import { ResetScreen } from './reset-screen.tsx'

const answering = (answer: Response) => createApiClient(async () => answer)
const away = createApiClient(() => Promise.reject(new TypeError('Failed to fetch')))
const link = { token: 'abc', userType: 'admin' } as const

test('a link is asked for: what the server says stays for 8 seconds', async () => {
  const message = 'If there is such an account, a link is on its way.'
  const answer = await requestReset(answering(Response.json({ message })), {
    email: 'a@b.pg',
    userType: 'admin',
  })
  expect(answer).toEqual({ message })
  expect(currentToasts()).toMatchObject([{ title: 'Check your email', description: message, duration: 8000 }])
})

test('a link that cannot be asked for: that stays for 8 seconds too', async () => {
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

test.each([
  [['sagos', 'sagos'], { newPassword: 'Password must be at least 6 characters' }],
  [['sagosago', 'sago'], { confirmPassword: "Passwords don't match" }],
])('the new password %j is refused at its field', ([newPassword, confirmPassword], problems) => {
  const { issues } = v.safeParse(resetOf(6), { newPassword, confirmPassword })
  expect(issues && fieldErrors(issues)).toEqual(problems)
})

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

test('the account types are user, employer and admin', async () => {
  const { html, labels } = await renderAdmin(() => <ForgotForm userType="admin" onSent={() => undefined} />)
  const values = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(
    ([radio]) => /value="(.*?)"/.exec(radio)?.[1],
  )
  expect(values).toEqual(['user', 'employer', 'admin'])
  expect(labels).toEqual(expect.arrayContaining(['Job Seeker', 'Employer', 'Administrator']))
})

const screenOf = (answer: Response) =>
  renderAdmin(() => <ResetScreen link={link} />, { answers: { '/api/auth/verify-reset-token/abc': answer } })

test('a link that is checked: a spinner, then the form for its account', async () => {
  const verified = Response.json({ valid: true, email: 'a@b.pg', userType: 'admin' })
  const { headings, paragraphs, loading, asked } = await screenOf(verified)
  expect(asked).toContain('/api/auth/verify-reset-token/abc?userType=admin')
  expect(loading).toBe('Verifying your reset link…')
  expect(headings).toEqual(['Choose a New Password'])
  expect(paragraphs).toContain('For the account of a@b.pg')
})

test('a link that is invalid or expired is an Invalid Reset Link', async () => {
  const { headings } = await screenOf(Response.json({ message: 'Expired.' }, { status: 400 }))
  expect(headings).toEqual(['Invalid Reset Link'])
})

test('a link that could not be checked may be good: it can be tried again', async () => {
  const { headings, buttons } = await screenOf(Response.json({ message: 'Later.' }, { status: 503 }))
  expect([headings, buttons]).toEqual([['We could not check your link'], ['Retry']])
})
