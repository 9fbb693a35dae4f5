import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Application, startApplication } from './application.ts'
import { ConfigError, readConfig } from './platform/config.ts'
import { describeError, isOutage, StartError } from './platform/database/errors.ts'

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const starting = startApplication(config)
  stopOnSignal(starting)
  const { firstAdministrator, url } = await starting
  if (firstAdministrator) {
    const { username, password } = firstAdministrator
    // The operator knows a password that they chose themselves, and it must not appear in a log.
    const shown = config.adminPassword ? 'as set in ADMIN_PASSWORD' : `${password}  (shown once)`
    console.log(`Administrator: ${username}  Password: ${shown}`)
  }
  console.log(`Painim Wok serves ${config.publicUrl} (${url})`)
  returnStartMemory()
}

/** Milliseconds for the whole stop: connections get 5 seconds, tasks get 3, and the database gets the rest. */
const MOST_TO_STOP = 9_500

/** Finishes the requests under way, or the start, before the process ends. A second signal ends the process at once. */
function stopOnSignal(starting: Promise<Application>): void {
  const stop = () => {
    setTimeout(
      () => fail('Stopping took too long: what was still under way is cut off.'),
      MOST_TO_STOP,
    ).unref()
    process.on('SIGTERM', () => process.exit(1)).on('SIGINT', () => process.exit(1))
    starting
      .then((application) => application.stop())
      .then(
        () => process.exit(0),
        (error) => fail(error),
      )
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
}

function fail(error: unknown): never {
  if (error instanceof ConfigError || error instanceof StartError) console.error(error.message)
  else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    console.error(`PORT: ${error.message}`)
  else if (isOutage(error)) console.error(`The database does not answer: ${describeError(error).error}`)
  else console.error(error)
  process.exit(1)
}

/**
 * Frees the memory that the start used: reading the sources leaves 100 MB of garbage that V8 does not collect on a
 * machine with much memory (measured at rest: 323 MB before, 135 MB after). Call it when the server accepts requests.
 */
function returnStartMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

main().catch(fail)
