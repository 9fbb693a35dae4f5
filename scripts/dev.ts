// Runs the product for development: `node --watch` restarts it when the server's code changes, Vite updates the pages.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { startApplication } from '../src/application.ts'
import { openDevBuild } from './build/dev-build.ts'
import { runScript } from './script.ts'

const ROOT = join(import.meta.dirname, '..')
process.env.DATA_DIR ??= join(ROOT, 'data-dev')
// Developers may try mail with a mail server on the same machine.
process.env.ALLOW_PRIVATE_ADDRESSES ??= 'localhost, 127.0.0.0/8, ::1'

const isNew = !existsSync(process.env.DATA_DIR)
if (isNew) spawnSync(process.execPath, [join(ROOT, 'scripts/demo.ts')], { stdio: 'inherit' })

await runScript(async (config) => {
  const { build, close } = await openDevBuild(ROOT)
  const application = await startApplication(config, { build })
  console.log(`Painim Wok serves ${application.url} from its sources, with the data of ${config.dataDir}`)
  // `node --watch` sends SIGTERM. The database keeps running for the next start, which saves eight seconds.
  process.once('SIGTERM', () => process.exit(0))
  process.once('SIGINT', async () => {
    await Promise.all([close(), application.stop()])
    process.exit(0)
  })
})
