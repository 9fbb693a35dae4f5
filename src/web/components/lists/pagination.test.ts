import { describe, expect, test } from 'vitest'
import { fivePages, pageWindow } from './pagination.tsx'

describe('pageWindow', () => {
  // Rule (pages): Up to five page numbers are all shown
  test('shows all pages up to five', () => {
    expect(pageWindow(1, 0)).toEqual([])
    expect(pageWindow(3, 5)).toEqual([1, 2, 3, 4, 5])
  })

  // Rule (pages): More than five pages are shown as a window with ellipses
  test.each([
    [1, 20, [1, 2, 'gap', 20]],
    [2, 20, [1, 2, 3, 'gap', 20]],
    [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [10, 20, [1, 'gap', 9, 10, 11, 'gap', 20]],
    [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
    [20, 20, [1, 'gap', 19, 20]],
    [3, 6, [1, 2, 3, 4, 5, 6]],
  ])('page %i of %i', (page, pages, slots) => {
    expect(pageWindow(page, pages)).toEqual(slots)
  })
})

test.each([
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 4, 5]],
  [10, 20, [8, 9, 10, 11, 12]],
  [20, 20, [16, 17, 18, 19, 20]],
])('fivePages: page %i of %i', (page, pages, slots) => {
  expect(fivePages(page, pages)).toEqual(slots)
})
