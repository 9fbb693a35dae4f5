// The API tests against a PostgreSQL server of Debian's, as an operator may run one instead of the embedded database.
import { mkdirSync } from 'node:fs'
import process from 'node:process'
import { countLine, type Outcome, runPart } from './run-part.ts'
import { startThrowawayPostgres } from './throwaway-postgres.ts'

mkdirSync('test-results', { recursive: true })
const outcome = await testOnServer()
console.log(`\n${countLine([outcome])}`)
process.exitCode = outcome.failed > 0 ? 1 : 0

async function testOnServer(): Promise<Outcome> {
  try {
    const postgres = await startThrowawayPostgres()
    console.log(`PostgreSQL ${postgres.version}`)
    process.once('exit', postgres.stop)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
    return await runPart({ script: 'test:api', report: 'vitest' }, { DATABASE_URL: postgres.url })
  } catch (error) {
    console.error(error)
    return { script: 'test:server', passed: 0, failed: 1, skipped: 0 }
  }
}
