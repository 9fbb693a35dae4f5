// Fills an empty database with the demo data. The server may run or not.

import { setTimeout as wait } from 'node:timers/promises'
import { openParts, type Parts } from '../src/application.ts'
import { createFirstAdministrator } from '../src/modules/accounts/create-first-administrator.ts'
import type { Config } from '../src/platform/config.ts'
import { TASK_MODULES } from '../src/tasks.ts'
import { employers } from './demo/employers.ts'
import { fillWorld, refuseInternet, requireEmpty } from './demo/fill-world.ts'
import { administrator, demoPassword } from './demo/world.ts'
import { runScript } from './script.ts'

async function fill(config: Config): Promise<void> {
  refuseInternet(config)
  const started = performance.now()
  const parts = await openParts(config, 'script')
  try {
    const first = await createFirstAdministrator(parts.makeContext())
    if (first) console.log(`Administrator: ${first.username}  Password: ${first.password}  (shown once)`)
    await requireEmpty(parts)
    console.log('Filling the database with the demo data …')
    await fillWorld(parts)
    await finishTasks(parts)
    await report(parts, (performance.now() - started) / 1000)
  } finally {
    await parts.close()
  }
}

async function report({ db, config }: Parts, seconds: number): Promise<void> {
  const { rows } = await db.$client.query<Record<string, number>>(
    `SELECT (SELECT count(*) FROM job_seekers) AS people, (SELECT count(*) FROM cvs) AS cvs,
       (SELECT count(*) FROM employers) AS companies, (SELECT count(*) FROM job_postings) AS jobs,
       (SELECT count(*) FROM job_applications) AS applications`,
  )
  const counts = Object.entries(rows[0] ?? {}).map(([what, count]) => `${count} ${what}`)
  const [boroko, lae] = employers
  console.log(`${counts.join(', ')} in ${seconds.toFixed(0)} s. See ${config.publicUrl}

Every account has the password ${demoPassword}. Log in as
  job seeker      ana or koivi
  employer        ${boroko?.email} or ${lae?.email}
  administrator   ${administrator.username}`)
}

const PATIENCE_MS = 60_000

/** Does all waiting tasks, whether a server is running or not. Waits a minute at most. */
async function finishTasks(parts: Parts): Promise<void> {
  await parts.tasks.enqueue(parts, 'refresh-search', {})
  await parts.tasks.work(TASK_MODULES, parts.makeContext)
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end && (await isBusy(parts))) await wait(100)
}

async function isBusy({ db }: Parts): Promise<boolean> {
  const { rows } = await db.$client.query<{ busy: boolean }>(
    `SELECT EXISTS (SELECT FROM pgboss.job WHERE state IN ('created', 'active') AND start_after <= now()) AS busy`,
  )
  return rows[0]?.busy === true
}

await runScript(fill)
