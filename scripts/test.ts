// Every check. A failing part does not keep the others from running, so that one run shows all failures.
import { mkdirSync } from 'node:fs'
import process from 'node:process'
import { countLine, type Outcome, type Part, printFailures, runPart } from './run-part.ts'

/** The tests need the build. It and the check of the types take equally long, each on one processor. */
const FIRST: Part[] = [{ script: 'build' }, { script: 'check:types' }]

/** The longest come first, so that both processors have work until the end. */
const THEN: Part[] = [
  { script: 'test:browser', report: 'playwright' },
  { script: 'test:api', report: 'vitest' },
  { script: 'test:unit', report: 'vitest' },
  { script: 'check:unused' },
  { script: 'check:engines' },
  { script: 'check:imports' },
  { script: 'check:structure' },
  { script: 'check:format' },
]

mkdirSync('test-results', { recursive: true })
const outcomes = [...(await inPairs(FIRST)), ...(await inPairs(THEN))]

printFailures(outcomes)
console.log(`\n${countLine(outcomes)}`)
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0

/** Two at a time: tests wait for answers and tasks almost as long as they compute, and a check is mostly start-up. */
async function inPairs(parts: Part[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const waiting = parts.entries()
  const worker = async () => {
    for (const [place, part] of waiting) outcomes[place] = await runPart(part)
  }
  await Promise.all([worker(), worker()])
  return outcomes
}
