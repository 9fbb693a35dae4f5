import { expect, test } from 'vitest'
import { actLines } from './acts-shown.tsx'

// Rule (administrators): The audit log shows in words what a change did, with the values before and after
test('a change is shown before and after, with money in kina and a dash for an empty value', () => {
  const details = {
    before: { price: 5000, isActive: true, description: '' },
    after: { price: 6000, isActive: false, description: 'New' },
    note: 'Asked for by phone',
    reason: '',
  }
  expect(actLines(details)).toEqual([
    'price: K50.00 → K60.00',
    'is active: yes → no',
    'description: – → New',
    'note: Asked for by phone',
  ])
})

test('a number in the name of a value is a word of its own', () => {
  expect(actLines({ inTheLast24Hours: 65 })).toEqual(['in the last 24 hours: 65'])
})

test('a single value is shown before and after without a name', () => {
  expect(actLines({ before: 'smtp.old', after: '' })).toEqual(['smtp.old → –'])
})

// Rule (administrators): The audit log shows codes, yes and no, and lists in ordinary words
test('checks of a company and found scam words are shown in ordinary words', () => {
  const details = {
    existence: 'ipa_register',
    authority: 'call_back',
    addressSeen: true,
    words: ['fee', 'agent'],
  }
  expect(actLines(details)).toEqual([
    'existence: Found on the IPA register',
    'authority: Called back on a number that the company publishes',
    'address seen: yes',
    'words: fee, agent',
  ])
})
