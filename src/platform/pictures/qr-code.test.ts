import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

test('three corners have a finder pattern, the fourth has none', () => {
  const { size, path } = qrCode('https://wok.example/jobs/1')
  const isDark = (x: number, y: number) => path.includes(`M${x} ${y}h1v1h-1z`)
  const ring = [0, 1, 2, 3, 4, 5, 6]
  const far = size - 7
  for (const [left, top] of [
    [0, 0],
    [far, 0],
    [0, far],
  ] as const) {
    expect(ring.every((step) => isDark(left + step, top) && isDark(left, top + step))).toBe(true)
    expect(ring.slice(1, 6).some((step) => isDark(left + step, top + 1))).toBe(false)
  }
  expect(ring.every((step) => isDark(far + step, far))).toBe(false)
})
