import { expect, test } from 'vitest'
import { logoProblem } from './company-form.ts'

const MB = 1024 * 1024

test('a logo is an image of at most 5 MB', () => {
  expect(logoProblem({ size: 5 * MB, type: 'image/png' })).toBeUndefined()
  expect(logoProblem({ size: 10, type: 'image/gif' })).toBeUndefined()
  expect(logoProblem({ size: 5 * MB + 1, type: 'image/jpeg' })).toEqual({
    title: 'File Too Large',
    description: 'Logo file must be smaller than 5MB',
  })
})

test('anything else is refused by its type first, however large', () => {
  for (const type of ['application/pdf', '', 'image/svg+xml']) {
    expect(logoProblem({ size: 9 * MB, type })).toEqual({
      title: 'Invalid File Type',
      description: 'Please select an image file',
    })
  }
})
