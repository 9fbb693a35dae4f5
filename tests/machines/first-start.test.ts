import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { administer, dropDatabase } from '../support/database.ts'

const database = `empty_${process.pid}`
const template = inject('template')
beforeAll(() => administer(template, `CREATE DATABASE ${database}`))
afterAll(() => dropDatabase(template, database))

/** A process that does what a server does at its start, until it listens. */
const START = `
  const { openParts } = await import(${JSON.stringify(join(import.meta.dirname, '../../src/application.ts'))})
  const { readConfig } = await import(${JSON.stringify(join(import.meta.dirname, '../../src/platform/config.ts'))})
  const { createFirstAdministrator } = await import(${JSON.stringify(join(import.meta.dirname, '../../src/modules/accounts/create-first-administrator.ts'))})
  const parts = await openParts(readConfig({ LOG_LEVEL: 'silent' }), 'script', JSON.parse(process.env.CONNECTION))
  const created = await createFirstAdministrator(parts.makeContext())
  await parts.close()
  console.log(created ? 'created' : 'found')`

async function startProcess(): Promise<{ code: number; said: string }> {
  const env = { ...process.env, CONNECTION: JSON.stringify({ ...template, database }) }
  const child = spawn(process.execPath, ['--input-type=module', '--eval', START], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  const [code] = await once(child, 'close')
  return { code, said: said.trim() }
}

// Rule (settings and mail): A new installation gets its settings once, however many processes start
test('four processes that start at once on an empty database all start, and one of them seeds it', async () => {
  const outcomes = await Promise.all([startProcess(), startProcess(), startProcess(), startProcess()])
  expect(outcomes.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  expect(outcomes.filter(({ said }) => said === 'created')).toHaveLength(1)
  const client = new pg.Client({ ...template, database })
  await client.connect()
  const { rows } = await client.query(`SELECT (SELECT count(*) FROM administrators)::int AS administrators,
    (SELECT count(*) FROM locations)::int AS locations, (SELECT count(*) FROM categories)::int AS categories,
    (SELECT count(*) FROM credit_packages)::int AS packages,
    (SELECT json_object_agg(setting_key, setting_value) FROM system_settings) AS settings`)
  await client.end()
  expect(rows[0]).toMatchObject({
    administrators: 1,
    locations: 56,
    categories: 18,
    packages: 4,
    settings: {
      cv_view_cost: '2',
      cv_download_cost: '5',
      job_posting_cost: '5',
      default_credit_package: '10',
      maintenance_mode: 'false',
      registration_enabled: 'true',
      email_notifications_enabled: 'true',
    },
  })
})
