import { expect, test } from 'vitest'
import { isFaithful } from './guard-reason.ts'
import type { Clause } from './word-reason.ts'

const clauses: Clause[] = [
  { about: 'title', text: 'Accountant', fact: 'Accountant' },
  { about: 'years', text: '6 years of work', fact: '6' },
  { about: 'place', text: 'in Lae', fact: 'Lae' },
  { about: 'skill', text: 'MYOB', fact: 'MYOB' },
  { about: 'fact', text: 'asks K60,000 a year', fact: 'asks K60,000 a year' },
  { about: 'gap', text: 'SAP is not on the CV', fact: 'SAP' },
]

test.each([
  'An accountant in Lae with 6 years of experience who knows MYOB and asks K60,000 a year. SAP is not on the CV.',
  'Accountant, Lae, MYOB; no SAP.',
])('%s', (reason) => {
  expect(isFaithful(reason, clauses)).toBe(true)
})

test.each([
  ['another skill', 'Accountant in Lae with MYOB and Xero.'],
  ['another number', 'Accountant in Lae with 16 years of work.'],
  ['what is missing, said to be there', 'Accountant in Lae with MYOB and SAP.'],
  ['what is there, denied', 'Accountant in Lae without MYOB.'],
  ['praise', 'Outstanding accountant in Lae.'],
  ['nothing', ' '],
])('%s is no reason', (_, reason) => {
  expect(isFaithful(reason, clauses)).toBe(false)
})
