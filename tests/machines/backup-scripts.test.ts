import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { writeBackup } from '../../scripts/backup/write.ts'
import { openAsScript, startTestApp } from '../support/app.ts'
import { uploadCv } from '../support/cvs.ts'
import { createEmployer, createJobSeeker } from '../support/people.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const app = await startTestApp()
const { dir } = temporaryFolder()
const file = join(dir, 'backup.tgz')

test('the scripts back up a product and restore it into a new DATA_DIR', async () => {
  const cvId = await uploadCv(await createJobSeeker(app))
  await uploadCv(await createJobSeeker(app))
  const employer = await createEmployer(app, { credits: 30 })
  expect((await employer.get(`/api/cvs/${cvId}/view`)).status).toBe(200)
  await writeBackup({ ...app, db: openAsScript(app) }, file)
  const { DATABASE_URL: _, ...rest } = process.env
  const env = { ...rest, DATA_DIR: join(dir, 'data'), INIT_CWD: dir }
  const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { env })
  expect((await run('scripts/restore.ts', 'backup.tgz')).stdout).toMatch(
    /^Restored the backup of .*, 2 files\n$/,
  )
  await expect(run('scripts/restore.ts', 'backup.tgz')).rejects.toMatchObject({ code: 1, stdout: '' })
  expect((await run('scripts/backup.ts', 'again.tgz')).stdout).toContain('again.tgz: ')
  const summary = (path: string) =>
    /\{\s*"tables".*\}/s.exec(gunzipSync(readFileSync(path)).toString('latin1'))?.[0]
  expect(summary(join(dir, 'again.tgz'))).toEqual(summary(file))
  await expect(run('scripts/backup.ts')).rejects.toMatchObject({ stderr: 'Usage: npm run backup -- FILE\n' })
})
