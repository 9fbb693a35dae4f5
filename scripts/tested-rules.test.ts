import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRules, rulesIn, writtenRules } from './tested-rules.ts'

test('docs/tested-rules.md matches the tests; if not, run npm run tested-rules', () => {
  const rules = readRules('.')
  expect(rules.length).toBeGreaterThan(500)
  expect(readFileSync('docs/tested-rules.md', 'utf8')).toBe(writtenRules(rules))
})

test('rules are read from above their test, also several rules above one test', () => {
  const text =
    "  // Rule (jobs): A closed job is a 410\n  // Rule (phones): Fits 360 px\n  // Slow.\n  test.each([1])('%s', () => {})\n"
  expect(rulesIn('tests/x.test.ts', text)).toEqual([
    { chapter: 'jobs', words: 'A closed job is a 410', file: 'tests/x.test.ts' },
    { chapter: 'phones', words: 'Fits 360 px', file: 'tests/x.test.ts' },
  ])
})

test.each([
  [
    'in no chapter',
    "// Rule (job): Closed\ntest('a', () => {})\n",
    'tests/x.test.ts:1: no chapter is called job',
  ],
  ['above no test', '// Rule (jobs): Closed\nconst a = 1\n', 'tests/x.test.ts:1: no test follows this rule'],
])('a rule %s is refused', (_, text, message) => {
  expect(() => rulesIn('tests/x.test.ts', text)).toThrow(message)
})
