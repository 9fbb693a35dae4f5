// Runs the API tests, and those that send thousands of calls, on Debian's PostgreSQL instead of the embedded database;
// then the tests that need several servers: a replica, a standby that takes over, two processes behind nginx; the
// browser tests that look at every page; and the journeys in old and other browsers.
import { mkdirSync } from 'node:fs'
import process from 'node:process'
import { countLine, type Outcome, printFailures, runPart } from './run-part.ts'
import { startThrowawayPostgres } from './throwaway-postgres.ts'

mkdirSync('test-results', { recursive: true })
const outcomes = [
  ...(await testOnServer()),
  await runPart({ script: 'test:machines', report: 'vitest' }),
  await runPart({ script: 'test:sweeps', report: 'playwright' }),
  await runPart({ script: 'test:engines', report: 'vitest' }),
]
printFailures(outcomes)
console.log(`\n${countLine(outcomes)}`)
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0

async function testOnServer(): Promise<Outcome[]> {
  try {
    const postgres = await startThrowawayPostgres()
    console.log(`PostgreSQL ${postgres.version}`)
    process.once('exit', postgres.remove)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
    const onIt = { DATABASE_URL: postgres.url }
    return [
      await runPart({ script: 'test:api', report: 'vitest' }, onIt),
      await runPart({ script: 'test:api-sweeps', report: 'vitest' }, onIt),
    ]
  } catch (error) {
    const failures = [String(error)]
    return [{ script: 'test:server', passed: 0, failed: 1, skipped: 0, failures, unstable: [] }]
  }
}
