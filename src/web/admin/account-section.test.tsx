import { expect, test } from 'vitest'
import { renderAdmin } from '../../../tests/support/rendered.tsx'
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
