// Fills an empty database with the demo world. Works beside a running server, and without one.
import { openParts, type Parts, TASK_MODULES } from '../src/application.ts'
import { createFirstAdministrator } from '../src/modules/accounts/create-first-administrator.ts'
import type { Config } from '../src/platform/config.ts'
import { administrator, demoPassword } from './demo/cast.ts'
import { employers } from './demo/employers.ts'
import { fillWorld } from './demo/fill-world.ts'
import { finishTasks } from './demo/finish-tasks.ts'
import { refuseInternet, requireEmpty } from './demo/refusals.ts'
import { runScript } from './script.ts'

async function fill(config: Config): Promise<void> {
  refuseInternet(config)
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
