import { expect, test } from 'vitest'
import { actLines } from './act-lines.ts'

test('what an act changed is told before and after, money in kina, what is empty with a dash', () => {
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

test('one value is told before and after without a name', () => {
  expect(actLines({ before: 'smtp.old', after: '' })).toEqual(['smtp.old → –'])
})

test('what was seen of a company, and words that were found, are told as a person says them', () => {
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
