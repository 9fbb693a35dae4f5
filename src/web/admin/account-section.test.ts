import { createElement } from 'react'
import { expect, test } from 'vitest'
import { renderScreen, textsOf } from '../../../tests/support/render.ts'
import { AccountSection } from './account-section.tsx'

const facts = async (answers?: Record<string, unknown>) =>
  textsOf((await renderScreen(createElement(AccountSection), answers)).html, 'dl')[0]

test('the account: user name, type, and the last login in the time of Port Moresby', async () => {
  const profile = { username: 'vera', fullName: 'Vera', email: '', lastLogin: '2026-03-01T14:30:00Z' }
  expect(await facts({ '/api/auth/admin/profile': profile })).toBe(
    'Username vera Account Type Administrator Last Login 2 Mar 2026, 12:30 am',
  )
})

test('what is not known is admin and N/A', async () => {
  expect(await facts()).toBe('Username admin Account Type Administrator Last Login N/A')
})
