import { expect, test } from 'vitest'
import { openDatabase } from '../src/platform/database/database.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { startTestApp } from './support/app.ts'

const app = await startTestApp()

test('a database that recorded migrations under other numbers runs none of them again', async () => {
  const { pool, close } = openDatabase(app.connection)
  const readNames = async () => (await pool.query('SELECT name FROM migrations ORDER BY 1')).rows
  await pool.query(`UPDATE migrations SET name = regexp_replace(name, '^\\d+', '0053') WHERE name > '0053'`)
  const before = await readNames()
  expect(before).toContainEqual({ name: '0053_saved_searches.sql' })
  expect(await migrate(pool)).toEqual([])
  expect(await readNames()).toEqual(before)
  await close()
})
