import { expect, test } from 'vitest'
import { costOf, downloadLabel, downloadRefusal, grantedText, viewLabel, viewRefusal } from './cv-price.ts'

const prices = { view: 2, download: 5 }

test('buttons show the price from the settings until it is paid', () => {
  expect(viewLabel('none', prices)).toBe('View (2 credits)')
  expect(viewLabel('none', { view: 1, download: 0 })).toBe('View (1 credit)')
  expect(viewLabel('viewed', prices)).toBe('Open')
  expect(downloadLabel('viewed', prices)).toBe('Download (5 credits)')
  expect(downloadLabel('viewed', { view: 1, download: 0 })).toBe('Download (free)')
  expect(downloadLabel('downloaded', prices)).toBe('Download')
})

test('too few credits block only what is not paid for', () => {
  const reason = 'You need at least 2 credits to view this CV. Please purchase more credits.'
  expect(viewRefusal('none', prices, 1)).toBe(reason)
  expect(viewRefusal('none', prices, 2)).toBeUndefined()
  expect(viewRefusal('viewed', prices, 0)).toBeUndefined()
  expect(downloadRefusal('viewed', prices, 4)).toContain('at least 5 credits to download')
  expect(downloadRefusal('downloaded', prices, 0)).toBeUndefined()
})

test('an unknown balance blocks nothing', () => {
  expect(viewRefusal('none', prices, undefined)).toBeUndefined()
  expect(downloadRefusal('none', prices, undefined)).toBeUndefined()
})

test('the toast says how many credits were spent', () => {
  expect(grantedText(2)).toBe('2 credits deducted. You can now view the jobseeker details.')
  expect(grantedText(0)).toBe('No credits deducted. You can now view the jobseeker details.')
})

test('a button spends credits on the next step only, never on a download before the view', () => {
  expect(costOf('view', 'none', prices)).toBe(2)
  expect(costOf('view', 'viewed', prices)).toBe(0)
  expect(costOf('download', 'none', prices)).toBe(0)
  expect(costOf('download', 'viewed', prices)).toBe(5)
  expect(costOf('download', 'downloaded', prices)).toBe(0)
})
