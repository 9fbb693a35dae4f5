import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToasts } from '../components/overlays/toast.ts'
import { leaveForLogin } from './leave-for-login.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

// Rule (pages): A visitor of /admin is told to log in and goes to the login after 500 ms
test('a person who is not an administrator sees a message at once, and the login after 500 ms', () => {
  const go = vi.fn()
  leaveForLogin(go)
  expect(currentToasts()).toMatchObject([{ title: 'Authentication Required' }])
  vi.advanceTimersByTime(499)
  expect(go).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(go).toHaveBeenCalledTimes(1)
})

test('leaving the page before that cancels the redirect', () => {
  const go = vi.fn()
  leaveForLogin(go)()
  vi.advanceTimersByTime(1000)
  expect(go).not.toHaveBeenCalled()
})
