import { expect, test } from 'vitest'
import { gstWithin, newReference, receiptNumber } from './policy.ts'

test('a reference has no characters that are easily misread', () => {
  for (let n = 0; n < 200; n += 1) expect(newReference()).toMatch(/^PNG-[2-9B-DF-HJ-NP-TV-Z]{4}$/)
})

test.each([
  [45_000, 4091],
  [10_000, 909],
  [110, 10],
  [5, 0],
  [6, 1],
  [0, 0],
])('a price of %i toea contains %i toea of GST', (price, gst) => {
  expect(gstWithin(price)).toBe(gst)
})

test('each kind of receipt has its own number series', () => {
  expect(receiptNumber({ kind: 'receipt', number: 12 })).toBe('R-000012')
  expect(receiptNumber({ kind: 'tax_invoice', number: 1_234_567 })).toBe('INV-1234567')
})
