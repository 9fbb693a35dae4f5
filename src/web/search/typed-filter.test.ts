import { expect, test } from 'vitest'
import { choiceNamed } from './typed-filter.tsx'

const choices = [
  { value: 'entry', label: 'Entry level (0-2 years)' },
  { value: 'mid', label: 'Mid level (3-5 years)' },
  { value: 'executive', label: 'Executive (10+ years)' },
]

test.each([
  ['Mid level (3-5 years)', 'mid'],
  ['MID', 'mid'],
  ['execu', 'executive'],
  ['level', undefined],
  ['astronaut', undefined],
])('a typed choice: %s', (typed, value) => {
  expect(choiceNamed(choices, typed)).toBe(value)
})
