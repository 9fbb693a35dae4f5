// Turns off the second factor of an administrator who lost the phone and the recovery codes. The server may run.
import { openParts } from '../src/application.ts'
import { clearFactor } from '../src/modules/second-factors/switch-factor.ts'
import type { Config } from '../src/platform/config.ts'
import { AppError } from '../src/shared/errors.ts'
import { runScript, ScriptError } from './script.ts'

async function clear(config: Config): Promise<void> {
  const [username, ...rest] = process.argv.slice(2)
  if (!username || rest.length > 0) throw new ScriptError('Usage: npm run clear-second-factor -- USERNAME')
  const parts = await openParts(config, 'script')
  try {
    const wasOn = await clearFactor(parts.makeContext(), username)
    console.log(
      wasOn ? `${username} can now log in with the password alone.` : `${username} has no second factor.`,
    )
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found')
      throw new ScriptError(`There is no administrator called ${username}.`)
    throw error
  } finally {
    await parts.close()
  }
}

await runScript(clear)
