import { expect, test } from 'vitest'
import { nextAction } from './next-action.ts'

const settled = { jobs: 3, balance: 20, isApproved: true, prices: { posting: 5, view: 2 } }

test.each([
  [{ jobs: 0, isApproved: false }, 'Post your first job'],
  [{ jobs: 0, balance: 4 }, 'Buy credits for your first job'],
  [{ balance: 1, isApproved: false }, 'Top up your credits'],
  [{ isApproved: false }, 'Get your company verified'],
])('%j: %s', (other, title) => {
  expect(nextAction({ ...settled, ...other })?.title).toBe(title)
})

test('who has all of it is told nothing', () => {
  expect(nextAction(settled)).toBeUndefined()
})

test('a posting that costs nothing needs no credits', () => {
  const free = { ...settled, jobs: 0, balance: 0, prices: { posting: 0, view: 2 } }
  expect(nextAction(free)?.action).toBe('post')
})
