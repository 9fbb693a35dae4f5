import type { Parts } from '../src/application.ts'
import { FILE_FOLDERS } from './backup-format.ts'
import { ScriptError } from './script.ts'

/** The first administrator may be there: a product that was started once has it. */
export async function requireEmpty({ db, files }: Parts): Promise<void> {
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
