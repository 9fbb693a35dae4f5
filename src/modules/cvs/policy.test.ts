import { expect, test } from 'vitest'
import { isVisible } from './policy.ts'

const shown = { isActive: true, isBlocked: false, ownerIsActive: true, ownerIsAvailable: true }

test.each([
  ['an active CV of an available job seeker', {}, true],
  ['an inactive CV', { isActive: false }, false],
  ['a CV an administrator deactivated', { isBlocked: true }, false],
  ['a CV of a suspended job seeker', { ownerIsActive: false }, false],
  ['a CV of a job seeker who is not available', { ownerIsAvailable: false }, false],
  ['a CV whose owner is gone', { ownerIsActive: null, ownerIsAvailable: null }, false],
])('%s', (_, change, visible) => expect(isVisible({ ...shown, ...change })).toBe(visible))
