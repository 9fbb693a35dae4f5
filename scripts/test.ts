// Every check. A failing part does not keep the others from running, so that one run shows all failures.
import { mkdirSync } from 'node:fs'
import process from 'node:process'
import { countLine, type Outcome, type Part, printFailures, runPart } from './run-part.ts'

/** The longest come first, so that both processors have work until the end. */
const CHECKS: Part[] = [
  { script: 'check:types' },
  { script: 'build' },
  { script: 'check:unused' },
  { script: 'check:imports' },
  { script: 'check:structure' },
  { script: 'check:format' },
]

const TESTS: Part[] = [
  { script: 'test:unit', report: 'vitest' },
  { script: 'test:api', report: 'vitest' },
  { script: 'test:browser', report: 'playwright' },
]

mkdirSync('test-results', { recursive: true })
const outcomes = await inPairs(CHECKS)
for (const part of TESTS) outcomes.push(await runPart(part))

printFailures(outcomes)
console.log(`\n${countLine(outcomes)}`)
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0

/** Two at a time: most of a check is start-up on one processor. */
async function inPairs(parts: Part[]): Promise<Outcome[]> {
  const waiting = [...parts]
  const outcomes: Outcome[] = []
  const worker = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) outcomes.push(await runPart(part))
  }
  await Promise.all([worker(), worker()])
  return outcomes
}
