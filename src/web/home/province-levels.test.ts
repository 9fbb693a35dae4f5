import { expect, test } from 'vitest'
import { levelBounds, levelKey, levelOf } from './province-levels.ts'

const COUNTRY = [412, 238, 96, 81, 74, 67, 58, 52, 39, 31, 28, 26, 24, 22, 19, 17, 14, 11, 9, 8, 7, 6]

// Rule (job seekers): The map's levels follow the numbers of jobs, and its key names each colour on it
test('the two provinces with most jobs are gold, and the key has all levels', () => {
  const bounds = levelBounds(COUNTRY)
  expect(bounds).toEqual([14, 26, 67, 238])
  expect(COUNTRY.filter((count) => levelOf(count, bounds) === 4)).toEqual([412, 238])
  expect(levelKey(bounds)).toEqual([
    { level: 0, label: 'under 14' },
    { level: 1, label: '14 – 25' },
    { level: 2, label: '26 – 66' },
    { level: 3, label: '67 – 237' },
    { level: 4, label: '238 or more' },
  ])
})

test('few jobs have few levels', () => {
  const bounds = levelBounds([9, 3, 1, 1, 0, 0])
  expect(levelKey(bounds)).toEqual([
    { level: 0, label: 'under 3' },
    { level: 1, label: '3 – 8' },
    { level: 4, label: '9 or more' },
  ])
  expect(levelOf(0, bounds)).toBe(0)
  expect(levelKey(levelBounds([]))).toEqual([])
  expect(levelOf(0, levelBounds([1, 1]))).toBe(0)
})
