import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToasts, dismissToast, subscribeToasts, toast } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

// Rule (pages): One toast is shown at a time, for 5 seconds unless set otherwise
test('one at a time, for 5 s by default', () => {
  toast({ title: 'Saved' })
  toast({ title: 'CV unlocked', description: '2 credits were deducted', duration: 8000 })
  expect(currentToasts()).toMatchObject([{ title: 'CV unlocked', duration: 8000, open: true }])
  toast({ title: 'Saved', duration: undefined })
  expect(currentToasts()).toMatchObject([{ title: 'Saved', duration: 5000 }])
})

// Rule (pages): A dismissed toast closes at once and is removed after 1,000,000 ms
test('a dismissed toast closes at once and is removed after 1,000,000 ms', () => {
  const id = toast({ title: 'Saved' })
  dismissToast(id)
  expect(currentToasts()).toMatchObject([{ id, open: false }])
  vi.advanceTimersByTime(999_999)
  expect(currentToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(currentToasts()).toEqual([])
})

test('notifies its listeners until they unsubscribe', () => {
  const listener = vi.fn()
  const leave = subscribeToasts(listener)
  toast({ title: 'One' })
  leave()
  dismissToast(toast({ title: 'Two' }))
  expect(listener).toHaveBeenCalledTimes(1)
})
