import { expect, test } from 'vitest'
import { PATTERNS, patternOf } from './patterns.ts'

const found = PATTERNS.flatMap(({ name, found }) => found.map((text) => [name, text] as const))
const notFound = PATTERNS.flatMap(({ name, notFound }) => notFound.map((text) => [name, text] as const))

// Rule (AI search): Each pattern finds the marked words of its examples
test.each(found)('%s finds its words in: %s', (name, example) => {
  const text = example.replace(/\[(.+)\]/, '$1')
  const matches = [...text.matchAll(patternOf(name))].map(([match]) => match.trim())
  expect(matches).toContain(/\[(.+)\]/.exec(example)?.[1]?.trim())
})

// Rule (AI search): No pattern finds anything in its counterexamples
test.each(notFound)('%s finds nothing in: %s', (name, text) => {
  expect(text.match(patternOf(name))).toBeNull()
})

test('there are examples', () => {
  expect(found.length).toBeGreaterThan(80)
  expect(notFound.length).toBeGreaterThan(20)
})
