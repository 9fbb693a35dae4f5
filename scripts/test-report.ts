import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * The result of a test run. `failures` has the name of each failed test with the beginning of its message. `unstable`
 * has the same for each test that passed only at its second try.
 */
export type TestReport = {
  passed: number
  failed: number
  skipped: number
  failures: string[]
  unstable: string[]
}

type Vitest = {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  numTodoTests?: number
  testResults?: { name: string; message?: string; assertionResults: VitestTest[] }[]
}
type VitestTest = { status: string; fullName: string; failureMessages?: string[] | null }

type Playwright = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites?: Suite[]
  errors?: { message?: string }[]
}
type Suite = { suites?: Suite[]; specs?: Spec[] }
type Spec = { file: string; line: number; title: string; tests: { status: string; results: Result[] }[] }
type Result = { errors?: { message?: string }[] }

/** Reads the JSON report of Vitest or Playwright. A missing or unreadable report counts as one failure. */
export function readTestReport(file: string): TestReport {
  try {
    const report: Vitest | Playwright = JSON.parse(readFileSync(file, 'utf8'))
    return 'stats' in report ? ofPlaywright(report) : ofVitest(report)
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [], unstable: [] }
  }
}

function ofVitest(report: Vitest): TestReport {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numTodoTests = 0,
    testResults = [],
  } = report
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message ? [failure(name, message)] : []
    return failed.map(describeTest)
  })
  const unstable = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
    .map(describeTest)
  const skipped = numPendingTests + numTodoTests
  return { passed: numPassedTests, failed: numFailedTests, skipped, failures, unstable }
}

const describeTest = ({ fullName, failureMessages }: VitestTest) =>
  failure(fullName, failureMessages?.join('\n'))

function ofPlaywright({ stats, suites = [], errors = [] }: Playwright): TestReport {
  const ended = (as: string) =>
    specsOf(suites).flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === as)
        .map(({ results }) => failure(`${file}:${line} ${title}`, messageOf(results))),
    )
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: [...errors.map(({ message }) => failure('outside the tests', message)), ...ended('unexpected')],
    unstable: ended('flaky'),
  }
}

const specsOf = (suites: Suite[]): Spec[] =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)])

const messageOf = (results: Result[]) =>
  results
    .flatMap(({ errors = [] }) => errors)
    .map(({ message }) => message)
    .join('\n')

/** Lines of a message. Enough to see what happened; a call log can have hundreds of lines. */
const LINES = 20

function failure(name: string, message = 'no message'): string {
  const lines = stripVTControlCharacters(message).trim().split('\n')
  const shown = lines.length > LINES ? [...lines.slice(0, LINES), '…'] : lines
  return `${name}\n${shown.join('\n').replace(/^/gm, '    ')}`
}
