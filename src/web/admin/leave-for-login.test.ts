import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToasts } from '../components/toast.ts'
import { leaveForLogin } from './leave-for-login.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('whoever is no administrator is told so at once, and at the login 500 ms later', () => {
  const go = vi.fn()
  leaveForLogin(go)
  expect(currentToasts()).toMatchObject([{ title: 'Authentication Required' }])
  vi.advanceTimersByTime(499)
  expect(go).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(go).toHaveBeenCalledTimes(1)
})

test('whoever leaves before is not called back', () => {
  const go = vi.fn()
  leaveForLogin(go)()
  vi.advanceTimersByTime(1000)
  expect(go).not.toHaveBeenCalled()
})
