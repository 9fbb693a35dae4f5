/**
 * Measures the product under the load of 200 visitors, 20 employers and 2 administrators. Requests are sent when they
 * are due, whether earlier ones are answered or not, and their time counts from then on. The product and its database
 * share one core; the bench takes the other. Needs Linux.
 *
 *   npm run bench -- load [--rate 100] [--seconds 60] [--only KIND] [--profile]
 *
 * Prints times, errors, processor time and memory, and then what each kind of request costs by itself. `--only` sends
 * requests of one kind. `--profile` shows where the server's processor time goes.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { percentile, printTable } from './figures.ts'
import { MIX } from './load/mix.ts'
import { type Answer, type Load, send } from './load/send.ts'
import { enterWorld } from './load/world.ts'
import { type PageServer, startPageServer, TASKSET } from './pages/server.ts'

/** Until the server's code is compiled and the pages are kept, as they are in a process that runs for days. */
const WARM_SECONDS = 20
/** For what a kind of request costs by itself. */
const ALONE = { rate: 40, seconds: 5 }

type Measured = { answers: Answer[]; server: Spent; database: Spent }
/** Milliseconds of processor time; bytes. */
type Spent = { cpu: number; memory: number }

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rate: { type: 'string', default: '100' },
      seconds: { type: 'string', default: '60' },
      only: { type: 'string' },
      profile: { type: 'boolean', default: false },
    },
  })
  const kinds = values.only === undefined ? MIX : MIX.filter(({ name }) => name === values.only)
  if (kinds.length === 0) throw new Error(`--only takes one of: ${MIX.map(({ name }) => name).join(', ')}`)
  execFileSync(TASKSET, ['-cp', '1', String(process.pid)])
  const server = await startPageServer(values.profile ? ['--cpu-prof'] : [])
  try {
    const world = await enterWorld(server.url)
    const load = { url: server.url, world, kinds, rate: Number(values.rate), seconds: Number(values.seconds) }
    await send({ ...load, seconds: WARM_SECONDS })
    printLoad(load, await measure(server, load))
    if (kinds.length > 1 && !values.profile) await printEach(server, load)
    if (values.profile) await printProfile(server)
  } finally {
    await server.stop()
  }
}

async function measure({ costs }: PageServer, load: Load): Promise<Measured> {
  const before = costs()
  const answers = await send(load)
  const after = costs()
  const spent = (who: 'server' | 'database') => ({ ...after[who], cpu: after[who].cpu - before[who].cpu })
  return { answers, server: spent('server'), database: spent('database') }
}

function printLoad({ kinds, rate }: Load, { answers, server, database }: Measured): void {
  console.log(`\n${rate} requests a second, server and database on one core; times in milliseconds\n`)
  const groups = kinds.map(({ name }) => [name, answers.filter(({ kind }) => kind === name)] as const)
  const rows = [...groups, ['all', answers] as const].map(([kind, own]) => {
    const times = own.map(({ ms }) => ms)
    const failed = own.filter(({ error }) => error !== undefined).length
    const shown = [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(1))
    return [kind, String(own.length), ...shown, String(failed)]
  })
  printTable(['request', 'requests', 'p50', 'p99', 'slowest', 'errors'], rows)
  for (const error of new Set(answers.flatMap(({ error }) => error ?? []))) console.log(`error: ${error}`)
  const each = ({ cpu }: Spent) => `${(cpu / answers.length).toFixed(2)} ms a request`
  const core = (server.cpu + database.cpu) / (answers.length / rate) / 10
  const memory = (spent: Spent) => `${Math.round(spent.memory / 1e6)} MB`
  console.log(
    `\nserver: ${each(server)}, ${memory(server)}; database: ${each(database)}, ${memory(database)}`,
  )
  console.log(`the core was busy with them for ${core.toFixed(0)} % of the time`)
}

/** What each kind of request costs by itself. */
async function printEach(server: PageServer, load: Load): Promise<void> {
  const rows: [costs: number, row: string[]][] = []
  for (const kind of load.kinds) {
    const { answers, ...spent } = await measure(server, { ...load, ...ALONE, kinds: [kind] })
    const [own, sql] = [spent.server.cpu / answers.length, spent.database.cpu / answers.length]
    rows.push([own + sql, [kind.name, own.toFixed(1), sql.toFixed(1), (own + sql).toFixed(1)]])
  }
  console.log('\nMilliseconds of processor time of each kind by itself, the most expensive first\n')
  const sorted = rows.sort(([some], [others]) => others - some).map(([, row]) => row)
  printTable(['request', 'server', 'database', 'both'], sorted)
}

type Profile = {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[]
  samples: number[]
  timeDeltas: number[]
}

/** The functions that took most of the server's processor time themselves, logins and start included. */
async function printProfile(server: PageServer): Promise<void> {
  await server.end()
  const file = readdirSync(server.dataDir).find((name) => name.endsWith('.cpuprofile'))
  const profile: Profile = JSON.parse(readFileSync(join(server.dataDir, file ?? ''), 'utf8'))
  const names = new Map(
    profile.nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => [
      id,
      `${functionName || '(anonymous)'} ${url.replace(/^.*?\/(node_modules|src|dist)\//, '$1/')}:${lineNumber + 1}`,
    ]),
  )
  const spent = new Map<string, number>()
  for (const [index, node] of profile.samples.entries()) {
    const name = names.get(node) ?? ''
    if (!name.startsWith('(idle)')) spent.set(name, (spent.get(name) ?? 0) + (profile.timeDeltas[index] ?? 0))
  }
  const total = [...spent.values()].reduce((sum, one) => sum + one, 0)
  const first = [...spent].sort(([, some], [, others]) => others - some).slice(0, 15)
  console.log('\nWhere the server spent its time\n')
  printTable(
    ['function', 'share'],
    first.map(([name, micros]) => [name, `${((micros / total) * 100).toFixed(1)} %`]),
  )
}
