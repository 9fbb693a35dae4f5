import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { MINUTE } from '../src/shared/time.ts'
import { readTestReport, type TestReport } from './test-report.ts'

/** One npm script. A check counts as one; tests are counted from the report of their runner. */
export type Part = { script: string; report?: 'vitest' | 'playwright' }
export type Outcome = TestReport & { script: string }

/** A part that hangs is ended and counted as a failure. The longest takes 13 minutes on two processors that are not busy. */
const LIMIT_MS = 30 * MINUTE

/** Runs a part and prints its duration, its outcome and its output. The output of a check is printed if it failed. */
export async function runPart(part: Part, env: Record<string, string> = {}): Promise<Outcome> {
  const start = performance.now()
  const file = `test-results/${part.script.replace(':', '-')}.json`
  rmSync(file, { force: true })
  if (part.report) console.log(`\n── ${part.script}`)
  const { code, output } = await runScript(part, file, env)
  const outcome = { script: part.script, ...reportOf(part, file, code) }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    `${outcome.failed > 0 ? 'FAILED' : 'passed'}  ${part.script}  ${seconds} s  ${countLine([outcome])}`,
  )
  if (outcome.failed > 0 && output) console.log(output.replace(/^/gm, '    '))
  return outcome
}

/** Prints each failure and each unstable test again, so that they are at the end of a long log. */
export function printFailures(outcomes: Outcome[]): void {
  for (const { script, failed, failures, unstable } of outcomes) {
    if (failed > 0) printTests(`Failed: ${script}`, failures)
    if (unstable.length > 0) printTests(`Passed only at the second try, to be repaired: ${script}`, unstable)
  }
}

function printTests(title: string, tests: string[]): void {
  console.log(`\n${title}`)
  for (const test of tests) console.log(test.replace(/^/gm, '  '))
}

/** Returns `N passed, N failed`, and the number of skipped tests if there are any. */
export function countLine(outcomes: Outcome[]): string {
  const sum = (key: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, it) => total + it[key], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function runScript({ script, report }: Part, file: string, env: Record<string, string>) {
  const reporters = ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = ['run', '--silent', script, ...(report === 'vitest' ? reporters : [])]
  const child = spawn('npm', args, {
    env: { ...process.env, NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT_MS,
  })
  const lines: string[] = []
  // Whole lines, because two parts may print at the same time.
  const keep = report ? (line: string) => console.log(line) : (line: string) => lines.push(line)
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', keep)
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output: lines.join('\n').trim() }))
  })
}

function reportOf({ report }: Part, file: string, code: number): TestReport {
  const counts = report
    ? readTestReport(file)
    : { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0, failures: [], unstable: [] }
  // A run can also fail outside its tests: a file does not load, an error after the last test, a crash.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
