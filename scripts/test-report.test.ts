import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readTestReport } from './test-report.ts'

const folder = mkdtempSync(join(tmpdir(), 'painim-wok-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

function read(report: object) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return readTestReport(file)
}

test('a report of Vitest has counts, each failed test, and a file that did not load', () => {
  const failed = { status: 'failed', fullName: 'money adds', failureMessages: ['expected 3\nwas 4'] }
  const unstable = { status: 'passed', fullName: 'money moves', failureMessages: ['expected 5'] }
  const report = {
    numPassedTests: 40,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { name: 'money.test.ts', assertionResults: [{ status: 'passed', fullName: 'fine' }, failed, unstable] },
      { name: 'pay.test.ts', message: 'no such module', assertionResults: [] },
    ],
  }
  expect(read(report)).toEqual({
    passed: 40,
    failed: 1,
    skipped: 3,
    failures: ['money adds\n    expected 3\n    was 4', 'pay.test.ts\n    no such module'],
    unstable: ['money moves\n    expected 5'],
  })
})

test('a browser test that passed only at the second try is named as unstable', () => {
  const journey = (title: string, status: string, ...messages: string[]) => ({
    file: 'shop.test.ts',
    line: 7,
    title,
    tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
  })
  const specs = [
    journey('looks', 'expected'),
    journey('sells', 'unexpected', '\u001B[31mno button\u001B[0m'),
    journey('pays', 'flaky', Array.from({ length: 30 }, (_, line) => line).join('\n')),
  ]
  const report = {
    stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [{ suites: [{ specs }] }],
  }
  const { failures, unstable, ...counts } = read(report)
  expect(counts).toEqual({ passed: 8, failed: 1, skipped: 0 })
  expect(failures).toEqual(['shop.test.ts:7 sells\n    no button'])
  expect(unstable[0]).toMatch(/^shop\.test\.ts:7 pays\n {4}0\n.*19\n {4}…$/s)
})

test('a missing report counts as a failure', () => {
  expect(readTestReport(join(folder, 'none.json'))).toMatchObject({ passed: 0, failed: 1 })
})
