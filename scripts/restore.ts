// Restores a backup into an empty product. With --force it replaces everything in the product.
import { resolve } from 'node:path'
import { openParts } from '../src/application.ts'
import type { Config } from '../src/platform/config.ts'
import { requireEmpty, restoreBackup } from './backup/restore.ts'
import { runScript, ScriptError } from './script.ts'

async function restore(config: Config): Promise<void> {
  const [name, ...rest] = process.argv.slice(2).filter((argument) => argument !== '--force')
  const force = process.argv.includes('--force')
  if (!name || rest.length > 0) throw new ScriptError('Usage: npm run restore -- FILE [--force]')
  // npm changes to the folder of the project.
  const path = resolve(process.env.INIT_CWD ?? '', name)
  const parts = await openParts(config, 'script')
  try {
    if (!force) await requireEmpty(parts)
    const { rows, files, createdAt } = await restoreBackup(parts, path)
    console.log(`Restored the backup of ${createdAt}: ${rows} rows, ${files} files`)
  } finally {
    await parts.close()
  }
}

await runScript(restore)
