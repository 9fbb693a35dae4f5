/**
 * Compares one process with two behind nginx, of which the second machine's reads go to a replica, on the same pages and
 * searches. Each request's processor time is counted with that of nginx, the databases and the replica's replay. From
 * it follows how many requests a second an added core brings. Needs Linux.
 *
 *   npm run bench -- scaling [--rate 60] [--seconds 40]
 *
 * `--rate`: requests a second for each process.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { freePort } from '../scripts/free-port.ts'
import { startThrowawayPostgres, type ThrowawayPostgres } from '../scripts/throwaway-postgres.ts'
import { type Nginx, startNginx } from '../tests/support/nginx.ts'
import { type ServerProcess, startServerProcess } from '../tests/support/server-process.ts'
import { printTable } from './figures.ts'
import { MIX } from './load/mix.ts'
import { costsOf, costsOfAll } from './load/process-costs.ts'
import { send } from './load/send.ts'
import { enterWorld, type World } from './load/world.ts'

const WARM_SECONDS = 20
const KINDS = MIX.filter(({ name }) => /page|search/i.test(name))
const ROOT = join(import.meta.dirname, '..')

/** Milliseconds of processor time a request. */
type Costs = { first: number; second: number; primary: number; replica: number; nginx: number }
type Place = { folder: string; data: string; port: number; primary: ThrowawayPostgres }

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { rate: { type: 'string', default: '60' }, seconds: { type: 'string', default: '40' } },
  })
  const pace = { rate: Number(values.rate), seconds: Number(values.seconds) }
  const folder = mkdtempSync(join(tmpdir(), 'painim-wok-bench-'))
  const primary = await startThrowawayPostgres()
  try {
    const place = { folder, data: join(folder, 'data'), port: await freePort(), primary }
    execFileSync(process.execPath, [join(ROOT, 'scripts/demo.ts')], {
      env: { ...process.env, DATA_DIR: place.data, DATABASE_URL: primary.url, PORT: '0' },
      stdio: 'ignore',
    })
    const one = await measure(place, pace)
    const two = await measure(place, pace, await primary.startReplica())
    print(one, two)
  } finally {
    primary.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One process with the primary alone, or two that read from the replica. */
async function measure(
  place: Place,
  pace: { rate: number; seconds: number },
  replica?: ThrowawayPostgres,
): Promise<Costs> {
  const { primary, port } = place
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: primary.url,
    ...(replica && { DATABASE_REPLICA_URL: replica.url }),
    PUBLIC_URL: `https://localhost:${port}`,
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMIT_FACTOR: '100000',
  }
  const servers: ServerProcess[] = []
  let nginx: Nginx | undefined
  try {
    for (let count = 0; count < (replica ? 2 : 1); count++)
      servers.push(await startServerProcess(place.data, environment))
    const folder = join(place.folder, `nginx-${servers.length}`)
    const products = servers.map(({ url }) => url)
    nginx = await startNginx(folder, { https: port, http: await freePort(), products })
    const world: World = await enterWorld(environment.PUBLIC_URL)
    // Each process gets as many requests a second as one alone: with fewer, what runs all the time weighs more.
    const load = {
      url: environment.PUBLIC_URL,
      world,
      kinds: KINDS,
      ...pace,
      rate: pace.rate * servers.length,
    }
    await send({ ...load, seconds: WARM_SECONDS })

    const read = (): Costs => ({
      first: costsOf(servers[0]?.child.pid ?? 0).cpu,
      second: costsOf(servers[1]?.child.pid ?? 0).cpu,
      primary: costsOfAll(pidIn(join(primary.cluster, 'postmaster.pid'))).cpu,
      replica: replica ? costsOfAll(pidIn(join(replica.cluster, 'postmaster.pid'))).cpu : 0,
      nginx: costsOfAll(pidIn(join(folder, 'pid'))).cpu,
    })
    const before = read()
    const answers = await send(load)
    const after = read()
    // nginx closes a connection after a thousand requests; one that is on its way then is sent again by browsers.
    const failed = answers.flatMap(({ error }) => (error && error !== 'read ECONNRESET' ? [error] : []))
    if (failed.length > 0) throw new Error(`${failed.length} failed: ${failed[0]}`)
    const each = (part: keyof Costs) => (after[part] - before[part]) / answers.length
    return {
      first: each('first'),
      second: each('second'),
      primary: each('primary'),
      replica: each('replica'),
      nginx: each('nginx'),
    }
  } finally {
    await nginx?.stop()
    for (const server of servers) await server.end('SIGTERM')
  }
}

function pidIn(file: string): number {
  return Number.parseInt(readFileSync(file, 'utf8'), 10)
}

function print(one: Costs, two: Costs): void {
  const sum = (costs: Costs) => Object.values(costs).reduce((total, cost) => total + cost, 0)
  const row = (name: string, costs: Costs) => [
    name,
    ...Object.values(costs).map((cost) => cost.toFixed(2)),
    sum(costs).toFixed(2),
    (1000 / sum(costs)).toFixed(0),
  ]
  console.log('\nMilliseconds of processor time a request: pages and searches\n')
  printTable(
    ['', 'first process', 'second', 'primary', 'replica', 'nginx', 'all', 'a second per core'],
    [row('one process', one), row('two and a replica', two)],
  )
  const times = (2 * sum(one)) / sum(two)
  console.log(`\nTwo cores with two processes and a replica do ${times.toFixed(2)} times what one core does`)
}
