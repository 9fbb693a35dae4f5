import { expect, test } from 'vitest'
import { photoProblem, sizeWithin } from './photo-file.ts'

const MB = 1024 * 1024

// Rule (input): A photo is a picture of at most 5 MB
test('a photo is an image of at most 5 MB', () => {
  expect(photoProblem({ size: 5 * MB, type: 'image/jpeg' })).toBeUndefined()
  expect(photoProblem({ size: 5 * MB + 1, type: 'image/png' })).toBe('Photo must be smaller than 5MB.')
  expect(photoProblem({ size: 1, type: 'application/pdf' })).toBe(
    'Please select an image file (JPEG or PNG).',
  )
})

test('a photo is made smaller, never larger, and keeps its proportions', () => {
  expect(sizeWithin(4000, 3000)).toEqual({ width: 800, height: 600 })
  expect(sizeWithin(300, 200)).toEqual({ width: 300, height: 200 })
  expect(sizeWithin(9000, 1)).toEqual({ width: 800, height: 1 })
})
