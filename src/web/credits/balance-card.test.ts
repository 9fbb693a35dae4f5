import { expect, test } from 'vitest'
import { lowBalanceWords } from './balance-card.tsx'

const PRICES = { view: 2, download: 5, job: 5 }

test.each([
  [0, 'Your balance is too low to open a CV, download a CV or post a job.'],
  [2, 'Your balance is enough to open a CV, but too low to download a CV or post a job.'],
  [5, undefined],
])('%i credits', (credits, words) => {
  expect(lowBalanceWords(credits, PRICES)).toBe(words)
})

test('the balance is never too low for something free', () => {
  expect(lowBalanceWords(0, { view: 0, download: 3, job: 0 })).toBe(
    'Your balance is enough to open a CV and post a job, but too low to download a CV.',
  )
})
