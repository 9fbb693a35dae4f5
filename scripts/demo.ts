// Fills an empty database with the demo world. Works beside a running server, and without one.
import { openParts, type Parts, TASK_MODULES } from '../src/application.ts'
import { createFirstAdministrator } from '../src/modules/accounts/create-first-administrator.ts'
import type { Config } from '../src/platform/config.ts'
import { administrator, demoPassword } from './demo/cast.ts'
import { employers } from './demo/employers.ts'
import { fillWorld } from './demo/fill-world.ts'
import { finishTasks } from './demo/finish-tasks.ts'
import { runScript, ScriptError } from './script.ts'

async function fill(config: Config): Promise<void> {
  if (config.publicUrl.startsWith('https:'))
    throw new ScriptError(
      'PUBLIC_URL begins with https: the demo world, whose password everybody knows, is not for a product on the internet',
    )
  const started = performance.now()
  const parts = await openParts(config, 'script')
  try {
    const first = await createFirstAdministrator(parts.makeContext())
    if (first) console.log(`Administrator: ${first.username}  Password: ${first.password}  (shown once)`)
    await requireEmpty(parts)
    console.log('Filling the database with the demo world …')
    await fillWorld(parts)
    await finishTasks(parts, TASK_MODULES)
    await report(parts, (performance.now() - started) / 1000)
  } finally {
    await parts.close()
  }
}

async function requireEmpty({ db }: Parts): Promise<void> {
  const { rows } = await db.$client.query<{ is_empty: boolean }>(
    `SELECT NOT EXISTS (SELECT FROM job_seekers) AND NOT EXISTS (SELECT FROM employers)
       AND (SELECT count(*) FROM administrators) < 2 AS is_empty`,
  )
  if (!rows[0]?.is_empty)
    throw new ScriptError(
      'The database holds people already: the demo world goes into an empty one only (choose another DATA_DIR)',
    )
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

Everybody's password is ${demoPassword}. Log in as
  job seeker      ana or koivi
  employer        ${boroko?.email} or ${lae?.email}
  administrator   ${administrator.username}`)
}

await runScript(fill)
