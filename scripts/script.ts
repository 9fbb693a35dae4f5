import { type Config, ConfigError, readConfig } from '../src/platform/config.ts'
import { StartError } from '../src/platform/database/errors.ts'

/** An error that the operator can correct. The script prints only its message, as one line. */
export class ScriptError extends Error {}

/**
 * Runs a script. On failure it prints one line if the operator can correct the error, else the whole error; exit code
 * 1.
 */
export async function runScript(main: (config: Config) => Promise<void>): Promise<void> {
  try {
    // A person reads the output of a script: log lines (JSON) only for warnings and errors.
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
  // A wrong file or folder name, or a full disk.
  return 'path' in error || error.code === 'ENOSPC' ? error.message : undefined
}
