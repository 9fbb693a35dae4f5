/**
 * Measures how many CVs a second employers can open: through HTTP and, for comparison, as the same transaction in plain
 * SQL (`unlock-sql.ts`) with the same number of connections. Uses a temporary database and takes about a minute.
 *
 *   npm run bench -- unlock [--rows 10000] [--seconds 5] [--runs 2]
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { type Application, startApplication } from '../src/application.ts'
import { startSession } from '../src/modules/accounts/sessions.ts'
import { aiSearchTasks } from '../src/modules/ai-search/tasks.ts'
import { readConfig } from '../src/platform/config.ts'
import { formatNumber } from '../src/shared/locale.ts'
import { percentile, printTable } from './figures.ts'
import { fillWithSyntheticCvs } from './synthetic-cvs.ts'
import { unlockInSql } from './unlock-sql.ts'

/** The number of the product's connections to its database. */
const AT_ONCE = 10
const MANY = 50
const CREDITS = 1_000_000

type Employer = { id: number; cookie: string }
type Unlock = (employer: Employer, cvId: number) => Promise<void>
/** `times`: milliseconds of each call. */
type Outcome = { aSecond: number; times: number[] }

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rows: { type: 'string', default: '10000' },
      seconds: { type: 'string', default: '5' },
      runs: { type: 'string', default: '2' },
    },
  })
  const folder = await mkdtemp(join(tmpdir(), 'painim-wok-bench-'))
  const environment = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'silent' }
  const app = await startApplication(readConfig({ ...environment, RATE_LIMIT_FACTOR: '1000000' }))
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  try {
    const cvs = await fill(app, Number(values.rows))
    const ways: Record<'http' | 'sql', Unlock> = {
      http: (employer, cvId) => request(agent, `${app.url}/api/cvs/${cvId}/view`, employer.cookie),
      sql: (employer, cvId) => unlockInSql(poolOf(app), employer.id, cvId),
    }
    const lines: string[][] = []
    for (const [kind, employers] of [
      ['one employer', 1],
      [`${MANY} employers`, MANY],
    ] as const) {
      const best = { http: { aSecond: 0, times: [0] }, sql: { aSecond: 0, times: [0] } }
      // Run 0 warms up.
      for (let run = 0; run <= Number(values.runs); run++) {
        for (const way of ['http', 'sql'] as const) {
          const outcome = await measure(ways[way], await openEmployers(app, employers), cvs, {
            seconds: run === 0 ? 1 : Number(values.seconds),
          })
          if (run > 0 && outcome.aSecond > best[way].aSecond) best[way] = outcome
        }
      }
      lines.push(lineOf(kind, best.http, best.sql))
    }
    printTable(
      ['unlocks a second', 'HTTP', 'p50 ms', 'p95 ms', 'SQL', 'SQL p50', 'SQL p95', 'HTTP / SQL'],
      lines,
    )
    await checkLedger(app)
  } finally {
    agent.destroy()
    await app.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the ids of the CVs that can be opened. */
async function fill(app: Application, rows: number): Promise<number[]> {
  const client = await poolOf(app).connect()
  await fillWithSyntheticCvs(client, rows)
  client.release(true)
  // Otherwise this background work would begin during the measurements.
  await aiSearchTasks.handlers['profile-cvs']?.(app.makeContext(), {})
  const { rows: found } = await app.db.$client.query<{ id: number }>(
    `SELECT c.id FROM cvs c JOIN job_seekers j ON j.id = c.job_seeker_id
     WHERE c.is_active AND c.blocked_at IS NULL AND c.status <> 'hired' AND j.is_active AND j.is_available ORDER BY c.id`,
  )
  return found.map(({ id }) => id)
}

/** Makes new employers for each run, so that no CV is paid for yet. */
async function openEmployers(app: Application, count: number): Promise<Employer[]> {
  const { rows } = await app.db.$client.query<{ id: number }>(
    `INSERT INTO employers (company_name, contact_person, email, password_hash)
     SELECT 'Bench', 'Bench', gen_random_uuid() || '@example.org', '' FROM generate_series(1, $1) RETURNING id`,
    [count],
  )
  await app.db.$client.query(
    "INSERT INTO credit_transactions (employer_id, type, amount) SELECT unnest($1::int[]), 'admin_adjustment', $2",
    [rows.map(({ id }) => id), CREDITS],
  )
  const open = async ({ id }: { id: number }) => ({
    id,
    cookie: `employer_session=${await startSession(app.makeContext(), 'employer', id)}`,
  })
  return Promise.all(rows.map(open))
}

/** Each caller opens the next CV for the next employer until the time is up or every CV is open. */
async function measure(
  unlock: Unlock,
  employers: readonly Employer[],
  cvs: readonly number[],
  { seconds }: { seconds: number },
): Promise<Outcome> {
  const times: number[] = []
  const started = performance.now()
  const end = started + seconds * 1000
  let next = 0
  const caller = async () => {
    while (performance.now() < end) {
      const turn = next++
      const employer = employers[turn % employers.length]
      const cvId = cvs[Math.floor(turn / employers.length)]
      if (!employer || cvId === undefined) return
      const began = performance.now()
      await unlock(employer, cvId)
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, caller))
  return { aSecond: (times.length / (performance.now() - started)) * 1000, times }
}

function request(agent: Agent, address: string, cookie: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} for ${address}`))
      response.resume().on('end', resolve).on('error', reject)
    }).on('error', reject)
  })
}

function lineOf(kind: string, http: Outcome, sql: Outcome): string[] {
  const figures = ({ aSecond, times }: Outcome) => [
    aSecond.toFixed(0),
    percentile(times, 0.5).toFixed(1),
    percentile(times, 0.95).toFixed(1),
  ]
  return [kind, ...figures(http), ...figures(sql), (http.aSecond / sql.aSecond).toFixed(2)]
}

async function checkLedger(app: Application): Promise<void> {
  const { rows } = await app.db.$client.query<{ opened: number; wrong: number }>(
    `SELECT (SELECT count(*) FROM cv_access) AS opened, (SELECT count(*) FROM credit_accounts a
       WHERE credits <> (SELECT sum(amount) FROM credit_transactions t WHERE t.employer_id = a.employer_id)) AS wrong`,
  )
  const { opened = 0, wrong = 0 } = rows[0] ?? {}
  console.log(`${formatNumber(opened)} opened, ${wrong} balances differ from their rows`)
}

function poolOf({ db }: Application): pg.Pool {
  if (!(db.$client instanceof pg.Pool)) throw new Error('the application has a pool')
  return db.$client
}
