/**
 * Measures the CV search with synthetic CVs in an embedded database: 20 kinds of searches through HTTP and, for
 * comparison, as prepared statements on one connection. Then 5 % of the CVs are changed and everything is measured
 * again.
 *
 *   npm run bench -- search [--rows 100000] [--queries 60] [--runs 3] [--data FOLDER]
 *
 * With --data the folder is kept, so that a later run can use its CVs. A million CVs take about ten minutes to make.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { type Application, openParts, startApplication } from '../src/application.ts'
import { planSearch } from '../src/modules/search/plan-search.ts'
import { selectFoundCvs } from '../src/modules/search/queries.ts'
import { CvSearchInput } from '../src/modules/search/schema.ts'
import { selectTerms } from '../src/modules/search/terms-query.ts'
import { countWords } from '../src/modules/search/upkeep-queries.ts'
import { type Config, readConfig } from '../src/platform/config.ts'
import type { Db } from '../src/platform/database/database.ts'
import { formatNumber } from '../src/shared/locale.ts'
import { percentile, printTable } from './figures.ts'
import { addressOf, QUERY_CLASSES, type SearchParameters, searchesOf } from './search-queries.ts'
import { fillWithSyntheticCvs } from './synthetic-cvs.ts'

/** All times are milliseconds. */
type Timing = { p50: number; p95: number; sqlP50: number; sqlP95: number }

type Bench = { app: Application; agent: Agent; rows: number; queries: number; runs: number }

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rows: { type: 'string', default: '100000' },
      queries: { type: 'string', default: '60' },
      runs: { type: 'string', default: '3' },
      data: { type: 'string' },
    },
  })
  const folder = values.data ?? (await mkdtemp(join(tmpdir(), 'painim-wok-bench-')))
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'silent' })
  await fill(config, Number(values.rows))
  const app = await startApplication(config)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const counts = { rows: Number(values.rows), queries: Number(values.queries), runs: Number(values.runs) }
  const bench: Bench = { app, agent, ...counts }
  try {
    const before = await measureRuns(bench)
    const perCv = await changeCvs(bench)
    const after = await measureRuns(bench)
    report(before, after, perCv)
  } finally {
    agent.destroy()
    await app.stop()
    if (!values.data) await rm(folder, { recursive: true, force: true })
  }
}

/** Fills the database while no tasks run: a task that changes a CV writes its search row, which would then exist twice. */
async function fill(config: Config, rows: number): Promise<void> {
  const parts = await openParts(config, 'script')
  try {
    await fillDatabase(parts.db, rows)
  } finally {
    await parts.close()
  }
}

async function fillDatabase(db: Db, rows: number): Promise<void> {
  const { rows: found } = await db.$client.query<{ cvs: number }>('SELECT count(*) AS cvs FROM cvs')
  if ((found[0]?.cvs ?? 0) < rows) {
    const started = performance.now()
    await fillWithSyntheticCvs(db, rows)
    await countWords(db)
    await db.$client.query('VACUUM ANALYZE search_words')
    console.log(`${formatNumber(rows)} CVs made and indexed in ${seconds(started)} s`)
  }
  const { rows: sizes } = await db.$client.query<{ name: string; size: string }>(
    `SELECT relname AS name, pg_size_pretty(pg_table_size(oid)) AS size FROM pg_class
     WHERE relname IN ('cvs', 'cv_texts', 'cv_search', 'cv_search_lexemes_idx', 'cv_search_date_idx', 'cv_ranking', 'search_words')
     ORDER BY relname`,
  )
  console.log(sizes.map(({ name, size }) => `${name} ${size}`).join(', '))
}

/** Takes the best run of each kind, because other work on the machine makes runs slower. */
async function measureRuns(bench: Bench): Promise<Map<string, Timing>> {
  const best = new Map<string, Timing>()
  for (let run = 0; run <= bench.runs; run++) {
    for (const kind of Object.keys(QUERY_CLASSES)) {
      const timing = await measure(bench, searchesOf(kind, bench.queries, 1000 + run))
      const known = best.get(kind)
      // Run 0 warms up.
      if (run > 0 && (!known || timing.p95 < known.p95)) best.set(kind, timing)
    }
  }
  return best
}

/** Measures through HTTP and as statements, one after the other, in alternating order. */
async function measure({ app, agent }: Bench, searches: SearchParameters[]): Promise<Timing> {
  const http: number[] = []
  const sql: number[] = []
  for (const [index, search] of searches.entries()) {
    const input = v.parse(CvSearchInput, search)
    const { query } = await planSearch(input, (texts) => selectTerms(app.db, texts))
    const statements = async () => {
      if (input.query || input.location || input.category || input.skills.length > 0)
        await selectTerms(app.db, { ...input, excluded: [] })
      const page = {
        sort: input.sortBy,
        skip: (input.page - 1) * input.limit,
        size: input.limit,
        audience: null,
        employerId: null,
      }
      if (query) await selectFoundCvs(app.db, query, page)
    }
    const address = app.url + addressOf(search)
    if (index % 2 === 0) http.push(await time(() => request(agent, address)))
    sql.push(await time(statements))
    if (index % 2 === 1) http.push(await time(() => request(agent, address)))
  }
  return {
    p50: percentile(http, 0.5),
    p95: percentile(http, 0.95),
    sqlP50: percentile(sql, 0.5),
    sqlP95: percentile(sql, 0.95),
  }
}

async function time(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

function request(agent: Agent, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} for ${address}`))
      response.resume().on('end', resolve).on('error', reject)
    }).on('error', reject)
  })
}

/**
 * Changes every twentieth CV as its owner would, one at a time. Returns milliseconds per CV, with and without search
 * rows.
 */
async function changeCvs({ app }: Bench): Promise<{ indexed: number; plain: number }> {
  const { rows: chosen } = await app.db.$client.query<{ id: number }>(
    'SELECT id FROM cvs WHERE hashint4(id) % 20 = 0',
  )
  let started = performance.now()
  for (const { id } of chosen.slice(0, 1000)) {
    await app.db.$client.query({
      name: 'plain',
      text: "UPDATE cvs SET phone = '7123 4567' WHERE id = $1",
      values: [id],
    })
  }
  const plain = (performance.now() - started) / Math.min(1000, chosen.length)
  started = performance.now()
  for (const { id } of chosen) {
    await app.db.$client.query({
      name: 'change',
      text: "UPDATE cvs SET summary = summary || ' Changed.' WHERE id = $1",
      values: [id],
    })
  }
  return { plain, indexed: (performance.now() - started) / chosen.length }
}

function report(
  before: Map<string, Timing>,
  after: Map<string, Timing>,
  perCv: { indexed: number; plain: number },
): void {
  const lines = [...before].map(([kind, timing]) => {
    const later = after.get(kind) ?? timing
    return [
      kind,
      ...[timing.p50, timing.p95, timing.sqlP50, timing.sqlP95].map((ms) => ms.toFixed(1)),
      (timing.p95 / timing.sqlP95).toFixed(2),
      ...[later.p50, later.p95].map((ms) => ms.toFixed(1)),
      (later.p95 / timing.p95).toFixed(2),
    ]
  })
  printTable(
    ['milliseconds', 'p50', 'p95', 'SQL p50', 'SQL p95', 'ratio', 'p50 after', 'p95 after', 'after / before'],
    lines,
  )
  const slowest = (timings: Map<string, Timing>) =>
    Math.max(...[...timings.values()].map(({ p95 }) => p95)).toFixed(1)
  console.log(`slowest p95: ${slowest(before)} ms, ${slowest(after)} ms after 5 % of the CVs were changed`)
  console.log(
    `a change of a CV: ${perCv.indexed.toFixed(2)} ms, ${perCv.plain.toFixed(2)} ms where nothing searched changes`,
  )
}

function seconds(started: number): number {
  return Math.round((performance.now() - started) / 1000)
}
