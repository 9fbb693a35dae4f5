import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import process from 'node:process'

/** One npm script. A check counts as one; tests are counted from the report that their runner writes. */
export type Part = { script: string; report?: 'vitest' | 'playwright' }
export type Outcome = { script: string; passed: number; failed: number; skipped: number }

/** A part that hangs ends as a failure, long before the machine that runs it loses patience. */
const LIMIT_MS = 15 * 60_000

/** Colours are for people: a log gets none. */
const PLAIN: Record<string, string> = process.stdout.isTTY ? {} : { NO_COLOR: '1' }

/** Runs a part, prints its duration and outcome, and what it wrote unless it is a check that passed. */
export async function runPart(part: Part, env: Record<string, string> = {}): Promise<Outcome> {
  const start = performance.now()
  const file = `test-results/${part.script.replace(':', '-')}.json`
  rmSync(file, { force: true })
  if (part.report) console.log(`\n── ${part.script}`)
  const { code, output } = await runScript(part, file, env)
  const outcome = { script: part.script, ...count(part, file, code) }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    `${outcome.failed > 0 ? 'FAILED' : 'passed'}  ${part.script}  ${seconds} s  ${countLine([outcome])}`,
  )
  if (outcome.failed > 0 && output) console.log(output.replace(/^/gm, '    '))
  return outcome
}

/** `N passed, N failed`, and what was skipped if anything was. */
export function countLine(outcomes: Outcome[]): string {
  const sum = (key: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, it) => total + it[key], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function runScript({ script, report }: Part, file: string, env: Record<string, string>) {
  const reporters = ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = ['run', '--silent', script, ...(report === 'vitest' ? reporters : [])]
  const child = spawn('npm', args, {
    env: { ...process.env, ...PLAIN, ...env },
    stdio: ['ignore', report ? 'inherit' : 'pipe', report ? 'inherit' : 'pipe'],
    timeout: LIMIT_MS,
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString().trim() }),
    )
  })
}

type Counts = Omit<Outcome, 'script'>

function count({ report }: Part, file: string, code: number): Counts {
  const counts = report ? readReport(file) : { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 }
  // A run may also fail outside its tests: a file that does not load, an error after the last test, a crash.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

type Report = {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  numTodoTests?: number
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number }
}

function readReport(file: string): Counts {
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'))
    const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0, stats } = report
    if (stats)
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
