import { expect, test } from 'vitest'
import { weekWords } from './posted-job-row.tsx'

const week = (count: number) => [count, 0, 0, 0, 0, 0, 0]

test.each([
  [[...week(5), ...week(8)], '8 views in 7 days, 3 more'],
  [[...week(8), ...week(5)], '5 views in 7 days, 3 fewer'],
  [[...week(5), ...week(5)], '5 views in 7 days'],
  // In its first week a job has nothing to be compared with.
  [[...week(0), ...week(5)], '5 views in 7 days'],
])('%j', (days, words) => {
  expect(weekWords(days)).toBe(words)
})
