import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/platform/embedded-postgres/start.ts'

const KILLS = 20
const WRITERS = 4
const WRITES_A_ROUND = 100

let dataDir: string
let server: EmbeddedPostgres

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kill-database-'))
  server = await start()
})

afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

function start(): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir, log: { info() {}, warn() {}, error() {} } })
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ ...server.connection })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

test(`${KILLS} times kill -9 under writes lose no acknowledged write`, {
  timeout: 120_000,
}, async () => {
  const setUp = await connect()
  await setUp.query('create table balance (account int primary key, total int not null)')
  await setUp.query('create table ledger (account int, entry int, primary key (account, entry))')
  await setUp.query(`insert into balance select account, 0 from generate_series(1, ${WRITERS}) account`)
  await setUp.end()

  const acknowledged = Array.from({ length: WRITERS }, () => 0)
  for (let kill = 0; kill < KILLS; kill++) {
    const goal = total(acknowledged) + WRITES_A_ROUND
    const writers = acknowledged.map((_, index) => writeUntilKilled(acknowledged, index))
    await expect.poll(() => total(acknowledged) >= goal, { interval: 5, timeout: 20_000 }).toBe(true)
    process.kill(await postmasterPid(), 'SIGKILL')
    await Promise.all(writers)
    await expectEverything(acknowledged)
  }

  await server.stop()
  server = await start()
  await expectEverything(acknowledged)
})

/** Writes entries 1, 2, 3 … of one account, each in a transaction with its balance, until the connection breaks. */
async function writeUntilKilled(acknowledged: number[], index: number): Promise<void> {
  const account = index + 1
  try {
    const client = await connect()
    // The last commit before a kill may have been made without an answer.
    const { rows } = await client.query('select total from balance where account = $1', [account])
    acknowledged[index] = Number(rows[0]?.total)
    for (;;) {
      const entry: number = (acknowledged[index] ?? 0) + 1
      await client.query('begin')
      await client.query('update balance set total = $2 where account = $1', [account, entry])
      await client.query('insert into ledger values ($1, $2)', [account, entry])
      await client.query('commit')
      acknowledged[index] = entry
    }
  } catch (error) {
    if (error instanceof pg.DatabaseError && !error.code?.startsWith('57P')) throw error
  }
}

async function expectEverything(acknowledged: readonly number[]): Promise<void> {
  let rows: { total: number; entries: number; last: number }[] = []
  const look = async () => {
    const client = await connect()
    // Through the table itself, so that a damaged index would be found.
    await client.query(
      'set enable_indexscan = off; set enable_indexonlyscan = off; set enable_bitmapscan = off',
    )
    rows = (
      await client.query(
        `select total, count(entry)::int as entries, coalesce(max(entry), 0) as last
         from balance left join ledger using (account) group by account, total order by account`,
      )
    ).rows
    await client.end()
  }
  await expect
    .poll(
      () =>
        look().then(
          () => true,
          () => false,
        ),
      { interval: 20, timeout: 20_000 },
    )
    .toBe(true)
  expect(rows).toHaveLength(WRITERS)
  for (const [index, { total: balance, entries, last }] of rows.entries()) {
    expect(balance).toBeGreaterThanOrEqual(acknowledged[index] ?? 0)
    expect({ entries, last }).toEqual({ entries: balance, last: balance })
  }
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

async function postmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(join(server.dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}
