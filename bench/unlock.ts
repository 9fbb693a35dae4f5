/**
 * Measures how many CVs a second employers can open, how many jobs they can publish, and how many payments an
 * administrator can approve, through HTTP, and for comparison the same statements without the product.
 *
 * The statements are those of one recorded call (`replay-statements.ts`), the look-up of the session included. They are
 * asked on as many connections, in the same order and the same transaction, and what the product sends together is
 * sent together. So the ratio is the part of the work that the database and its driver need anyway. Fewer statements do not change it much, because both sides become faster. A
 * list of statements that is written by hand is another program, and the ratio depends on what its author thinks
 * necessary: it was 0.3 with a short list and 1.0 with a long one.
 *
 * The last column compares processor time instead of calls a second, because other work on the machine disturbs it
 * less. The time of the HTTP client counts as the product's. Uses a temporary database and takes about two minutes.
 *
 *   npm run bench -- unlock [--rows 10000] [--seconds 5] [--runs 2]
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { type Application, startApplication } from '../src/application.ts'
import { startSession } from '../src/modules/accounts/sessions.ts'
import { aiSearchTasks } from '../src/modules/ai-search/tasks.ts'
import { readConfig } from '../src/platform/config.ts'
import { openPool } from '../src/platform/database/database.ts'
import { formatNumber } from '../src/shared/locale.ts'
import { percentile, printTable } from './figures.ts'
import { JOB_FORM } from './job-form.ts'
import { costsOfAll } from './load/process-costs.ts'
import { type Ids, idsToRecord, recordStatements, replay } from './replay-statements.ts'
import { fillWithSyntheticCvs } from './synthetic-cvs.ts'
import { addPaymentRequests, addRecordedCv, openEmployers, setNextIds } from './unlock-world.ts'

/** The number of the product's connections to its database. */
const AT_ONCE = 10
const MANY = 50
/** Payment requests for each run; each can be approved once. */
const REQUESTS = 4000

export type Employer = { id: number; cookie: string }
/** `subject`: the CV or the payment request. */
type Call = { employer: Employer; subject: number }
type Act = {
  name: string
  /** Makes employers, and calls that nobody has made yet. */
  prepare: () => Promise<Call[]>
  send: (call: Call) => Promise<void>
}
/** `times`: milliseconds of each call. `cpu`: processor milliseconds a call, of the product, the database and the caller. */
type Outcome = { aSecond: number; times: number[]; cpu: number }

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
  const pool = openPool({ ...poolOf(app).options, max: AT_ONCE })
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  try {
    const cvs = await fill(app, Number(values.rows))
    const lines: string[][] = []
    for (const [round, act] of (await actsOf(app, agent, cvs)).entries())
      lines.push(
        await compare(app, pool, act, round, { seconds: Number(values.seconds), runs: Number(values.runs) }),
      )
    const figures = ['a second', 'p50 ms', 'p95 ms', 'cpu ms']
    const head = ['', 'statements', ...figures, ...figures.map((one) => `SQL: ${one}`)]
    printTable([...head, 'HTTP / SQL', 'by cpu'], lines)
    await checkLedger(app)
  } finally {
    agent.destroy()
    await pool.end()
    await app.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the ids of the CVs that can be opened. */
async function fill(app: Application, rows: number): Promise<number[]> {
  await fillWithSyntheticCvs(app.db, rows)
  // Otherwise this background work would begin during the measurements.
  await aiSearchTasks.handlers['profile-cvs']?.(app.makeContext(), {})
  const { rows: found } = await app.db.$client.query<{ id: number }>(
    `SELECT id FROM visible_cvs(0) WHERE status <> 'hired' ORDER BY id`,
  )
  return found.map(({ id }) => id)
}

async function actsOf(app: Application, agent: Agent, cvs: readonly number[]): Promise<Act[]> {
  const ask = (method: string, path: string, cookie: string, body?: object) =>
    send(agent, `${app.url}/api${path}`, { method, cookie, body })
  const opening = (name: string, employers: number): Act => ({
    name,
    async prepare() {
      const opened = await openEmployers(app, employers)
      return cvs.flatMap((subject) => opened.map((employer) => ({ employer, subject })))
    },
    send: ({ employer, subject }) => ask('GET', `/cvs/${subject}/view`, employer.cookie),
  })
  const { rows } = await app.db.$client.query<{ id: number }>('SELECT id FROM administrators LIMIT 1')
  const token = await startSession(app.makeContext(), 'administrator', rows[0]?.id ?? 0)
  return [
    opening('open a CV, one employer', 1),
    opening(`open a CV, ${MANY} employers`, MANY),
    {
      name: `publish a job, ${MANY} employers`,
      async prepare() {
        const opened = await openEmployers(app, MANY)
        return Array.from({ length: 400 }, () => opened.map((employer) => ({ employer, subject: 0 }))).flat()
      },
      send: ({ employer }) => ask('POST', '/employer/job-postings', employer.cookie, JOB_FORM),
    },
    {
      name: `approve a payment, ${MANY} employers`,
      prepare: async () => addPaymentRequests(app, await openEmployers(app, MANY), REQUESTS),
      send: ({ subject }) =>
        ask('POST', `/admin/payment-requests/${subject}/process`, `admin_session=${token}`, {
          status: 'approved',
          adminNotes: '',
        }),
    },
  ]
}

async function compare(
  app: Application,
  pool: pg.Pool,
  act: Act,
  round: number,
  { seconds, runs }: { seconds: number; runs: number },
): Promise<string[]> {
  const recording = await record(app, act, idsToRecord(round))
  const ways = {
    http: act.send,
    sql: ({ employer, subject }: Call) =>
      replay(pool, recording, { employer: employer.id, subject, person: subject }),
  }
  const none = { aSecond: 0, times: [0], cpu: 0 }
  const best: Record<keyof typeof ways, Outcome> = { http: none, sql: none }
  // Run 0 warms up.
  for (let run = 0; run <= runs; run++) {
    for (const way of ['http', 'sql'] as const) {
      const outcome = await measure(ways[way], await act.prepare(), run === 0 ? 1 : seconds)
      if (run > 0 && outcome.aSecond > best[way].aSecond) best[way] = outcome
    }
  }
  const figures = ({ aSecond, times, cpu }: Outcome) => [
    aSecond.toFixed(0),
    percentile(times, 0.5).toFixed(1),
    percentile(times, 0.95).toFixed(1),
    cpu.toFixed(1),
  ]
  const ratios = [best.http.aSecond / best.sql.aSecond, best.sql.cpu / best.http.cpu]
  const count = String(recording.statements.length)
  return [
    act.name,
    count,
    ...figures(best.http),
    ...figures(best.sql),
    ...ratios.map((one) => one.toFixed(2)),
  ]
}

/** Records one call whose rows have these ids. A call before it leaves nothing to be prepared. */
async function record(app: Application, act: Act, ids: Ids) {
  const [warm] = await act.prepare()
  if (warm) await act.send(warm)
  await setNextIds(app, ids)
  const [employer] = await openEmployers(app, 1)
  if (!employer) throw new Error('no employer')
  if (act.name.startsWith('open')) await addRecordedCv(app)
  if (act.name.startsWith('approve')) await addPaymentRequests(app, [employer], 1)
  const recording = await recordStatements(ids, () => act.send({ employer, subject: ids.subject }))
  await setNextIds(app)
  return recording
}

/** Each caller makes the next call until the time is up or no call is left. */
async function measure(send: Act['send'], calls: readonly Call[], seconds: number): Promise<Outcome> {
  const times: number[] = []
  const costs = costsOfAll(process.pid).cpu
  const started = performance.now()
  const end = started + seconds * 1000
  let next = 0
  const caller = async () => {
    while (performance.now() < end) {
      const call = calls[next++]
      if (!call) return
      const began = performance.now()
      await send(call)
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, caller))
  const aSecond = (times.length / (performance.now() - started)) * 1000
  return { aSecond, times, cpu: (costsOfAll(process.pid).cpu - costs) / times.length }
}

function send(
  agent: Agent,
  address: string,
  { method, cookie, body }: { method: string; cookie: string; body: object | undefined },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
    const asking = request(address, { agent, method, headers }, (response) => {
      const { statusCode = 0 } = response
      if (statusCode >= 300) reject(new Error(`${statusCode} for ${address}`))
      response.resume().on('end', resolve).on('error', reject)
    })
    asking.on('error', reject).end(body && JSON.stringify(body))
  })
}

async function checkLedger(app: Application): Promise<void> {
  const { rows } = await app.db.$client.query<{ opened: number; wrong: number }>(
    `SELECT (SELECT count(*) FROM cv_access) AS opened, (SELECT count(*) FROM credit_accounts a
       WHERE credits <> (SELECT sum(amount) FROM credit_transactions t WHERE t.employer_id = a.employer_id)) AS wrong`,
  )
  const { opened = 0, wrong = 0 } = rows[0] ?? {}
  console.log(`${formatNumber(opened)} opened, ${wrong} balances differ from their rows`)
}

export function poolOf({ db }: Pick<Application, 'db'>): pg.Pool {
  if (!(db.$client instanceof pg.Pool)) throw new Error('the application has a pool')
  return db.$client
}
