import { expect, test } from 'vitest'
import { nextAction } from './next-card.tsx'

const settled = { jobs: 3, balance: 20, isApproved: true, prices: { posting: 5, view: 2 } }

test.each([
  [{ jobs: 0, isApproved: false }, 'Post your first job'],
  [{ jobs: 0, balance: 4 }, 'Buy credits for your first job'],
  [{ balance: 1, isApproved: false }, 'Top up your credits'],
  [{ isApproved: false }, 'Get your company verified'],
])('%j: %s', (other, title) => {
  expect(nextAction({ ...settled, ...other })?.title).toBe(title)
})

// Rule (employers): The dashboard shows an employer the next step to take, and nothing when all are done
test('an employer who has done everything gets no suggestion', () => {
  expect(nextAction(settled)).toBeUndefined()
})

test('a posting that costs nothing needs no credits', () => {
  const free = { ...settled, jobs: 0, balance: 0, prices: { posting: 0, view: 2 } }
  expect(nextAction(free)?.action).toBe('post')
})
