// Every check. A failing part does not keep the others from running, so that one run shows all failures.
import { mkdirSync } from 'node:fs'
import process from 'node:process'
import { countLine, type Outcome, type Part, printFailures, runPart } from './run-part.ts'

/** The tests need the build. It and the check of the types take equally long, each on one processor. */
const FIRST: Part[][] = [[{ script: 'build' }], [{ script: 'check:types' }]]

/**
 * Tests wait for answers and tasks almost as long as they compute, so the rows run at the same time. Both need about the
 * same processor time.
 */
const THEN: Part[][] = [
  [
    { script: 'check:unused' },
    { script: 'check:imports' },
    { script: 'check:structure' },
    { script: 'check:format' },
    { script: 'test:unit', report: 'vitest' },
    { script: 'test:api', report: 'vitest' },
  ],
  [{ script: 'test:browser', report: 'playwright' }],
]

mkdirSync('test-results', { recursive: true })
const outcomes = [...(await runBeside(FIRST)), ...(await runBeside(THEN))]

printFailures(outcomes)
console.log(`\n${countLine(outcomes)}`)
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0

/** Runs the rows at the same time, and the parts of a row one after another. */
async function runBeside(rows: Part[][]): Promise<Outcome[]> {
  return (await Promise.all(rows.map(runRow))).flat()
}

async function runRow(parts: Part[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const part of parts) outcomes.push(await runPart(part))
  return outcomes
}
