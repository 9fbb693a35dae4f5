// Puts a backup into an empty database, or with --force in the place of what there is.
import { resolve } from 'node:path'
import { openParts, type Parts } from '../src/application.ts'
import type { Config } from '../src/platform/config.ts'
import { FILE_FOLDERS } from './backup-format.ts'
import { restoreBackup } from './backup-restore.ts'
import { runScript, ScriptError } from './script.ts'

async function restore(config: Config): Promise<void> {
  const [name, ...rest] = process.argv.slice(2).filter((argument) => argument !== '--force')
  const force = process.argv.includes('--force')
  if (!name || rest.length > 0) throw new ScriptError('Usage: npm run restore -- FILE [--force]')
  // npm changes to the folder of the project
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

/** The first administrator may be there: a product that was started once has it. */
async function requireEmpty({ db, files }: Parts): Promise<void> {
  const { rows } = await db.$client.query<{ holds: string | null }>(
    `SELECT CASE WHEN EXISTS (SELECT FROM job_seekers) THEN 'job seekers'
       WHEN EXISTS (SELECT FROM employers) THEN 'employers'
       WHEN EXISTS (SELECT FROM cvs) THEN 'CVs'
       WHEN (SELECT count(*) FROM administrators) > 1 THEN 'administrators' END AS holds`,
  )
  const holds = rows[0]?.holds ?? (await hasFiles(files))
  if (holds)
    throw new ScriptError(
      `There are ${holds} already: a restore with --force would take the place of everything there is`,
    )
}

async function hasFiles(files: Parts['files']): Promise<string | undefined> {
  for (const folder of FILE_FOLDERS) for await (const _ of files.list(folder)) return 'uploaded files'
  return undefined
}

await runScript(restore)
