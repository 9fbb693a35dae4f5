import { expect, test } from 'vitest'
import { firstSteps } from './first-steps.ts'

// Rule (employers): A new employer sees four steps: company, verification, first search, first job
test.each([
  [{ logoUrl: null, isApproved: false }, { hasSearched: false, hasPosted: false }, '----'],
  [{ logoUrl: 'a', isApproved: false }, { hasSearched: true, hasPosted: false }, '+-+-'],
  [{ logoUrl: 'a', isApproved: true }, { hasSearched: true, hasPosted: true }, '++++'],
])('%o and %o: %s', (company, home, done) => {
  const steps = firstSteps({ company, home })
  expect(steps.map(({ isDone }) => (isDone ? '+' : '-')).join('')).toBe(done)
})
