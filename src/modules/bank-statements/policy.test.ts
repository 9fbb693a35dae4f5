import { expect, test } from 'vitest'
import { foldReference, referencesIn, verdictOf } from './policy.ts'
import { readDay } from './read-statement.ts'

test.each([
  ['TRANSFER PNG-7K4Q', 'PNG-7K4Q'],
  ['png7k4q boroko', 'PNG-7K4Q'],
  ['Ref: PNG 7K4Q', 'PNG-7K4Q'],
  ['P NG: 7K 4Q', 'PNG-7K4Q'],
  ['PNG_7K4QBOROKO', 'PNG-7K4Q'],
  ['PN6-7K4Q', 'PNG-7K4Q'],
])('%j names a reference', (text, reference) => {
  expect(referencesIn(text)).toEqual([reference])
})

test('a line may name several references, each counts once, and most lines name none', () => {
  expect(referencesIn('PNG-7K4Q and PNG-2222, PNG-7K4Q')).toEqual(['PNG-7K4Q', 'PNG-2222'])
  expect(referencesIn('SALARY DEC')).toEqual([])
})

test.each([
  ['PNG-7K4Q', 'PNG-7K40'],
  ['PNG-7K4Q', 'PNG-7K4O'],
  ['PNG-52B6', 'PNG-SZ8G'],
  ['PNG-LV4C', 'PNG-1UAC'],
])('%s can be misread as %s', (reference, misread) => {
  expect(foldReference(misread)).toBe(foldReference(reference))
})

test('amount and reference must agree with one pending request', () => {
  const request = { status: 'pending', amount: 45_000 }
  expect(verdictOf({ paid: 45_000, request, named: 1 })).toBe('agrees')
  expect(verdictOf({ paid: 45_001, request, named: 1 })).toBe('amount')
  expect(verdictOf({ paid: 45_000, request, named: 2 })).toBe('several')
  expect(verdictOf({ paid: 45_000, request: { ...request, status: 'approved' }, named: 1 })).toBe('processed')
  expect(verdictOf({ paid: 45_000, request: null, named: 1 })).toBe('not_requested')
})

test.each([
  '5/12/2026',
  '05-12-26',
  '05.12.2026',
  '2026-12-05',
  '20261205',
  '5 Dec 2026',
  '05-December-26',
  '05/12/2026 14:05',
])('%s is the fifth of December', (typed) => {
  expect(readDay(typed)).toBe('2026-12-05')
})

test.each(['', '31/11/2026', '12/13/2026', '5 Foo 2026', 'Balance'])('%j is not a day', (typed) => {
  expect(readDay(typed)).toBeUndefined()
})
