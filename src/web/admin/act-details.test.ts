import { expect, test } from 'vitest'
import { detailsInWords } from './act-details.ts'

test('the details of an act are told in words: what changed from what to what, then the rest that says something', () => {
  expect(
    detailsInWords({
      before: { status: 'available', note: '' },
      after: { status: 'hired', note: 'New', isActive: true },
      registrationNumber: '1-12345',
      reason: '',
    }),
  ).toEqual([
    'Status: available → hired',
    'Note: nothing → New',
    'Is active: nothing → yes',
    'Registration number: 1-12345',
  ])
  expect(detailsInWords({})).toEqual([])
})
