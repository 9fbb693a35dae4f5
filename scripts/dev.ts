// The product while it is written: `node --watch` starts it again when the server's code changes, Vite renews the pages by itself.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { startApplication } from '../src/application.ts'
import { openDevBuild } from './dev-build.ts'
import { runScript } from './script.ts'

const ROOT = join(import.meta.dirname, '..')
process.env.DATA_DIR ??= join(ROOT, 'data-dev')

const isNew = !existsSync(process.env.DATA_DIR)
if (isNew) spawnSync(process.execPath, [join(ROOT, 'scripts/demo.ts')], { stdio: 'inherit' })

await runScript(async (config) => {
  const { build, close } = await openDevBuild(ROOT)
  const application = await startApplication(config, { build })
  console.log(`Painim Wok serves ${application.url} from its sources, with the data of ${config.dataDir}`)
  // `node --watch` says SIGTERM: the database goes on and the next start takes it over, which saves eight seconds.
  process.once('SIGTERM', () => process.exit(0))
  process.once('SIGINT', async () => {
    await Promise.all([close(), application.stop()])
    process.exit(0)
  })
})
