import { type Application, startApplication } from './application.ts'
import { ConfigError, readConfig } from './platform/config.ts'
import { StartError } from './platform/embedded-postgres.ts'
import { returnStartMemory } from './platform/start-memory.ts'

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const starting = startApplication(config)
  stopOnSignal(starting)
  const { firstAdministrator, url } = await starting
  if (firstAdministrator) {
    const { username, password } = firstAdministrator
    // A password that the operator chose is known, and has no business in a log.
    const shown = config.adminPassword ? 'as set in ADMIN_PASSWORD' : `${password}  (shown once)`
    console.log(`Administrator: ${username}  Password: ${shown}`)
  }
  console.log(`Painim Wok serves ${config.publicUrl} (${url})`)
  returnStartMemory()
}

/** The requests under way are finished, a start that is under way too; a second signal ends the process at once. */
function stopOnSignal(starting: Promise<Application>): void {
  const stop = () => {
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
  else console.error(error)
  process.exit(1)
}

main().catch(fail)
