import { type Config, ConfigError, readConfig } from '../src/platform/config.ts'
import { StartError } from '../src/platform/embedded-postgres-error.ts'

/** What the operator can put right; the message is the one line that is shown. */
export class ScriptError extends Error {}

/** Runs a script to its end: exit code 1 and one line where the operator can help, the whole error where not. */
export async function runScript(main: (config: Config) => Promise<void>): Promise<void> {
  try {
    // A script speaks to a person: the log's JSON lines are for what goes wrong.
    await main(readConfig({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }))
  } catch (error) {
    console.error(oneLine(error) ?? error)
    process.exitCode = 1
  }
}

function oneLine(error: unknown): string | undefined {
  if (error instanceof ScriptError || error instanceof ConfigError || error instanceof StartError)
    return error.message
  if (!(error instanceof Error) || !('code' in error)) return undefined
  if (error.code === 'ECONNREFUSED' || error.code === 'ENOTFOUND')
    return `DATABASE_URL: ${error.message || error.code}`
  // a file or folder that the operator named, or a full disk
  return 'path' in error || error.code === 'ENOSPC' ? error.message : undefined
}
