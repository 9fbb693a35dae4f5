import { describe, expect, test } from 'vitest'
import { DAY } from '../../shared/time.ts'
import {
  closingDateIsOver,
  isGone,
  isPublic,
  mustWait,
  renewedUntil,
  stateOf,
  wastesRenewal,
} from './policy.ts'

const now = new Date('2026-11-21T02:00:00Z')
const later = new Date('2026-12-01T02:00:00Z')
const earlier = new Date('2026-11-01T02:00:00Z')
const open = { isActive: true, publishedAt: earlier, endsAt: later, blockedAt: null }

describe('the state of a job', () => {
  test.each([
    ['open', {}],
    ['draft', { publishedAt: null, endsAt: null }],
    ['draft', { publishedAt: null, blockedAt: earlier }],
    ['held', { publishedAt: null, endsAt: null, heldAt: earlier }],
    ['closed', { isActive: false }],
    ['expired', { endsAt: now }],
    ['expired', { endsAt: earlier, isActive: false }],
    ['blocked', { blockedAt: earlier }],
    ['blocked', { blockedAt: earlier, endsAt: earlier }],
  ] as const)('%s: %j', (state, change) => expect(stateOf({ ...open, ...change }, now)).toBe(state))

  test('is open to the last moment', () => {
    expect(stateOf({ ...open, endsAt: new Date(now.getTime() + 1) }, now)).toBe('open')
  })
})

describe('everybody may read', () => {
  test.each([
    [true, {}],
    [true, { isActive: false }],
    [true, { endsAt: earlier }],
    [false, { publishedAt: null }],
    [false, { blockedAt: earlier }],
    [false, { employerIsActive: false }],
  ] as const)('%s: %j', (readable, change) =>
    expect(isPublic({ ...open, employerIsActive: true, ...change })).toBe(readable),
  )
})

describe('a page is gone 30 days after its job ended', () => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  test.each([
    [false, {}],
    [false, { endsAt: daysAgo(29.9) }],
    [true, { endsAt: daysAgo(30) }],
    [false, { isActive: false, closedAt: daysAgo(29.9) }],
    [true, { isActive: false, closedAt: daysAgo(30) }],
    [true, { isActive: false, closedAt: daysAgo(1), endsAt: daysAgo(30) }],
    [false, { publishedAt: null, endsAt: daysAgo(60) }],
    [false, { blockedAt: earlier, endsAt: daysAgo(60) }],
  ] as const)('%s: %j', (expected, change) =>
    expect(isGone({ ...open, closedAt: null, ...change }, now)).toBe(expected),
  )
})

describe('days that are paid for', () => {
  test.each([
    ['begin now for a new job', null, '2026-12-21T02:00:00.000Z'],
    ['follow those that are left', later, '2026-12-31T02:00:00.000Z'],
    ['begin now when none are left', earlier, '2026-12-21T02:00:00.000Z'],
  ])('%s', (_, expiresAt, until) => expect(renewedUntil(expiresAt, now, 30).toISOString()).toBe(until))
})

describe('a closing date', () => {
  test.each([
    [null, false],
    ['2026-11-20', true],
    ['2026-11-21', false],
  ])('%s is over: %s', (day, isOver) => expect(closingDateIsOver(day, now)).toBe(isOver))

  test('is over at 23:59:59 in Port Moresby', () => {
    expect(closingDateIsOver('2026-11-21', new Date('2026-11-21T13:59:58Z'))).toBe(false)
    expect(closingDateIsOver('2026-11-21', new Date('2026-11-21T13:59:59Z'))).toBe(true)
  })

  test.each([
    ['2026-11-25', later, true],
    ['2026-12-10', later, false],
    ['2026-11-25', earlier, false],
    ['2026-11-20', earlier, true],
    [null, earlier, false],
  ])('%s with days until %s would waste a renewal: %s', (closingDate, expiresAt, wastes) =>
    expect(wastesRenewal({ closingDate, expiresAt }, now)).toBe(wastes),
  )
})

// Rule (scams): With `hold_first_job`, first jobs and flagged jobs wait, unless the employer is verified
describe('with hold_first_job a job waits', () => {
  test.each([
    [true, 'first', { isApproved: false, hasPublished: false }, false],
    [false, 'second', { isApproved: false, hasPublished: true }, false],
    [true, 'flagged', { isApproved: false, hasPublished: true }, true],
    [false, 'verified employer’s', { isApproved: true, hasPublished: false }, true],
  ])('%s: %s', (waits, _, employer, isFlagged) => expect(mustWait(employer, isFlagged)).toBe(waits))
})
