import { afterAll, expect, test } from 'vitest'
import { startApplication } from '../src/application.ts'
import { readConfig } from '../src/platform/config.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { createTestDatabase } from './support/database.ts'
import { openLink } from './support/link.ts'
import { createEmployer } from './support/people.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const { dir } = temporaryFolder()
const own = await createTestDatabase()
const { pool, db, close } = openDatabase(own.connection)
const link = await openLink(own.connection)
const config = readConfig({ PORT: '0', DATA_DIR: dir, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000' })
const product = await startApplication(config, { connection: link.connection })
afterAll(async () => {
  await product.stop()
  link.close()
  await close()
  await own.drop()
})

// Rule (outages): A task that loses its database is done again soon after the database is back
test('a task that loses its database is done soon after the database is back, and once', async () => {
  await pool.query("UPDATE system_settings SET setting_value = '7' WHERE setting_key = 'trial_credits'")
  const gate = await pool.connect()
  await gate.query('BEGIN')
  await gate.query('LOCK TABLE credit_transactions IN ACCESS EXCLUSIVE MODE')
  await createEmployer({ url: product.url, db })
  const waiting = "SELECT FROM pg_locks WHERE relation = 'credit_transactions'::regclass AND NOT granted"
  await expect.poll(async () => (await gate.query(waiting)).rowCount).toBe(1)
  link.cut()
  await gate.query('COMMIT')
  gate.release()
  await expect.poll(link.refused).toBeGreaterThan(3)
  link.mend()
  // Less than the minute after which a silent task counts as lost.
  const credits = async () => (await pool.query('SELECT amount FROM credit_transactions')).rows
  await expect.poll(credits, { timeout: 45_000 }).toEqual([{ amount: 7 }])
})
