// Writes the database and the uploads into one file. The server may run or not.
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { openParts } from '../src/application.ts'
import type { Config } from '../src/platform/config.ts'
import { writeBackup } from './backup/write.ts'
import { runScript, ScriptError } from './script.ts'

async function backUp(config: Config): Promise<void> {
  const [name, ...rest] = process.argv.slice(2)
  if (!name || rest.length > 0) throw new ScriptError('Usage: npm run backup -- FILE')
  // npm changes to the folder of the project.
  const path = resolve(process.env.INIT_CWD ?? '', name)
  const parts = await openParts(config, 'script')
  try {
    const { tables, files, missingFiles } = await writeBackup(parts, path)
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    const { size } = await stat(path)
    const gone = missingFiles > 0 ? ` (${missingFiles} more were deleted meanwhile)` : ''
    console.log(`${path}: ${rows} rows, ${files.count} files${gone}, ${(size / 1e6).toFixed(1)} MB`)
  } finally {
    await parts.close()
  }
}

await runScript(backUp)
