import { expect, test } from 'vitest'
import { viewBars } from './views-chart.tsx'

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    views: index,
    downloads: 1,
  }))

test('30 days have one bar each', () => {
  const bars = viewBars(days(30))
  expect(bars).toHaveLength(30)
  expect(bars[29]).toEqual({ label: '30 Jan', views: 29, downloads: 1 })
})

test('90 days are shown as whole weeks, and the last week ends today', () => {
  const bars = viewBars(days(90))
  expect(bars).toHaveLength(12)
  expect(bars.at(-1)).toEqual({
    label: '25 Mar – 31 Mar',
    views: 83 + 84 + 85 + 86 + 87 + 88 + 89,
    downloads: 7,
  })
})
