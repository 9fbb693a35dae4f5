import { expect, test } from 'vitest'
import type { Clause } from './judge/word-reason.ts'
import { isFaithful } from './reword-reasons.ts'

const clauses: Clause[] = [
  { about: 'title', text: 'Accountant', fact: 'Accountant' },
  { about: 'years', text: '6 years of work', fact: '6' },
  { about: 'place', text: 'in Lae', fact: 'Lae' },
  { about: 'listed', text: 'MYOB', fact: 'MYOB' },
  { about: 'fact', text: 'asks K60,000 a year', fact: 'asks K60,000 a year' },
  { about: 'gap', text: 'SAP is not on the CV', fact: 'SAP' },
]

test.each([
  'An accountant in Lae with 6 years of experience who knows MYOB and asks K60,000 a year. SAP is not on the CV.',
  'Accountant, Lae, MYOB; no SAP.',
])('%s', (reason) => {
  expect(isFaithful(reason, clauses)).toBe(true)
})

// Rule (AI search): A reason from the AI provider is not used when it adds a fact
test.each([
  ['another skill', 'Accountant in Lae with MYOB and Xero.'],
  ['another number', 'Accountant in Lae with 16 years of work.'],
  ['a claim of a missing skill', 'Accountant in Lae with MYOB and SAP.'],
  ['a denial of an existing skill', 'Accountant in Lae without MYOB.'],
  ['praise', 'Outstanding accountant in Lae.'],
  ['nothing', ' '],
])('%s is not an acceptable reason', (_, reason) => {
  expect(isFaithful(reason, clauses)).toBe(false)
})
