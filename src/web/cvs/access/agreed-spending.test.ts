import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { agree, isAgreed, type Spending } from './agreed-spending.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const spending: Spending = {
  employerId: 7,
  action: 'view',
  cost: 2,
  now: new Date('2026-12-05T23:30:00+10:00'),
}

// Rule (employers): Agreeing to a price once is enough until midnight in Port Moresby, for that price and action
test('an agreement is valid until midnight in Port Moresby', () => {
  expect(isAgreed(spending)).toBe(false)
  agree(spending)
  expect(isAgreed({ ...spending, now: new Date('2026-12-05T23:59:59+10:00') })).toBe(true)
  expect(isAgreed({ ...spending, now: new Date('2026-12-06T00:00:00+10:00') })).toBe(false)
})

test.each([[{ cost: 3 }], [{ action: 'download' as const }], [{ employerId: 8 }]])(
  'an agreement is not valid for %j',
  (other) => {
    agree(spending)
    expect(isAgreed({ ...spending, ...other })).toBe(false)
  },
)

test('yesterday’s agreement is deleted with the next one', () => {
  agree(spending)
  agree({ ...spending, now: new Date('2026-12-06T08:00:00+10:00') })
  expect([...kept.values()].join()).not.toContain('2026-12-05')
})

test('an agreement that cannot be stored is asked for again', () => {
  vi.stubGlobal('localStorage', undefined)
  agree(spending)
  expect(isAgreed(spending)).toBe(false)
})
