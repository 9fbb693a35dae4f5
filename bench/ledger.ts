/**
 * Spends, buys, refunds and adjusts credits at random, 200 operations at a time, with the product's own commands. At
 * the end every balance must equal the sum of the operations and the sum of its rows. Uses a temporary database.
 *
 *   npm run bench -- ledger [--operations 1000000] [--seed 1]
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openParts, type Parts } from '../src/application.ts'
import { createFirstAdministrator } from '../src/modules/accounts/create-first-administrator.ts'
import { readConfig } from '../src/platform/config.ts'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/start.ts'
import { formatNumber } from '../src/shared/locale.ts'
import { checkLedger, type LedgerFaults } from './ledger-check.ts'
import { type Employer, operate, type World } from './ledger-operations.ts'
import { randomNumbers } from './synthetic-words.ts'

const AT_ONCE = 200
const EMPLOYERS = 200
const CVS = 5000
const FIRST_CREDITS = 20

type Outcome = LedgerFaults & { operations: number; seconds: number } & Pick<World, 'refusals' | 'failures'>

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      operations: { type: 'string', default: '1000000' },
      seed: { type: 'string', default: '1' },
    },
  })
  console.log(`ledger: seed ${values.seed}`)
  const outcome = await moveCredits(Number(values.operations), Number(values.seed), (done, seconds) => {
    if (process.stdout.isTTY) process.stdout.write(`\r${done} in ${seconds.toFixed(0)} s`)
  })
  print(outcome)
  if (!isRight(outcome)) process.exitCode = 1
}

function isRight({ negative, doubled, differing, failures }: Outcome): boolean {
  return negative + doubled + differing + failures.length === 0
}

function print({ operations, seconds, negative, doubled, differing, refusals, failures }: Outcome): void {
  const rate = operations / seconds
  console.log(
    `${process.stdout.isTTY ? '\r' : ''}${formatNumber(operations)} operations, ${AT_ONCE} at a time, in ${seconds.toFixed(0)} s: ` +
      `${rate.toFixed(0)} a second, a million in ${(1_000_000 / rate / 60).toFixed(0)} minutes`,
  )
  const told = [...refusals].sort(([, a], [, b]) => b - a).map(([code, times]) => `${code} ${times}`)
  console.log(`refused: ${told.join(', ')}`)
  for (const failure of new Set(failures)) console.log(`failed: ${failure}`)
  console.log(`negative ${negative}, doubled ${doubled}, differing ${differing}, failed ${failures.length}`)
}

/** The same seed chooses the same operations. The order in which they get their locks still varies. */
export async function moveCredits(
  operations: number,
  seed: number,
  tell: (done: number, seconds: number) => void = () => undefined,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'painim-wok-bench-'))
  const log = { info: () => undefined, warn: () => undefined, error: console.error }
  // This bench checks sums, not power cuts, so it need not wait until each commit is on disk.
  const settings = { fsync: 'off', synchronous_commit: 'off' }
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log, role: 'script', settings })
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000000' })
  const parts = await openParts(config, 'script', postgres.connection)
  try {
    const world = await fill(parts)
    const employers = await createEmployers(parts)
    const started = performance.now()
    const elapsed = () => (performance.now() - started) / 1000
    let next = 0
    const caller = async () => {
      while (next < operations) {
        const turn = next++
        const random = randomNumbers(seed * 1_000_003 + turn)
        // Squared, so that a few employers get most operations and these wait for each other's locks.
        const employer = employers[Math.floor(random() ** 2 * employers.length)]
        if (employer) await operate(world, employer, random)
        if (turn % 1000 === 0) tell(turn, elapsed())
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, caller))
    const seconds = elapsed()
    const faults = await checkLedger(async (text) => (await parts.db.$client.query(text)).rows)
    return {
      ...faults,
      doubled: faults.doubled + world.doubled,
      differing: faults.differing + (await countDiffering(parts, employers)),
      operations,
      seconds,
      refusals: world.refusals,
      failures: world.failures,
    }
  } finally {
    await parts.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(parts: Parts): Promise<World> {
  await createFirstAdministrator(parts.makeContext())
  const ids = async (text: string, values: unknown[] = []) =>
    (await parts.db.$client.query<{ id: number }>(text, values)).rows.map(({ id }) => id)
  await parts.db.$client.query(
    `UPDATE system_settings SET setting_value = (setting_key = 'hold_first_job')::text
     WHERE setting_key IN ('email_notifications_enabled', 'hold_first_job')`,
  )
  const [administratorId = 0] = await ids('SELECT id FROM administrators')
  // One CV per person, because a second CV of the same person would be free.
  const cvs = await ids(
    `WITH people AS (
       INSERT INTO job_seekers (username, email, password_hash, full_name)
       SELECT 'person' || n, 'person' || n || '@example.org', '', 'Ana Kila' FROM generate_series(1, $1) n RETURNING id, email)
     INSERT INTO cvs (job_seeker_id, full_name, email, job_title, location, experience, category)
     SELECT id, 'Ana Kila', email, 'Nurse', 'Lae', 'mid', 'healthcare' FROM people RETURNING id`,
    [CVS],
  )
  const { rows: packages } = await parts.db.$client.query<{ id: number; credits: number }>(
    'SELECT id, credits FROM credit_packages WHERE is_active',
  )
  return { parts, administratorId, cvs, packages, doubled: 0, refusals: new Map(), failures: [] }
}

/** Every second employer has no badge, so its jobs are held, and their price is refunded when they are deleted. */
async function createEmployers({ db }: Parts): Promise<Employer[]> {
  const { rows } = await db.$client.query<{ id: number }>(
    `INSERT INTO employers (company_name, contact_person, email, password_hash, is_approved)
     SELECT 'Bench', 'Bench', 'bench' || n || '@example.org', '', n % 2 = 0 FROM generate_series(1, $1) n RETURNING id`,
    [EMPLOYERS],
  )
  await db.$client.query(
    "INSERT INTO credit_transactions (employer_id, type, amount) SELECT unnest($1::int[]), 'admin_adjustment', $2",
    [rows.map(({ id }) => id), FIRST_CREDITS],
  )
  return rows.map(({ id }) => ({
    id,
    credits: FIRST_CREDITS,
    paid: new Set(),
    opened: [],
    jobs: [],
    pending: [],
  }))
}

/** Counts employers whose balance differs from the sum of the operations. */
async function countDiffering({ db }: Parts, employers: readonly Employer[]): Promise<number> {
  const { rows } = await db.$client.query<{ employer_id: number; credits: number }>(
    'SELECT employer_id, credits FROM credit_accounts',
  )
  const balances = new Map(rows.map(({ employer_id, credits }) => [employer_id, credits]))
  return employers.filter(({ id, credits }) => balances.get(id) !== credits).length
}
