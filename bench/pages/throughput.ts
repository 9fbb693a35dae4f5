import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import * as v from 'valibot'
import { openParts } from '../../src/application.ts'
import { countWords } from '../../src/modules/search/upkeep-queries.ts'
import { readConfig } from '../../src/platform/config.ts'
import { STYLE_COOKIE } from '../../src/shared/rendering.ts'
import { percentile, printTable } from '../figures.ts'
import { addressOf, searchesOf } from '../search-queries.ts'
import { fillWithSyntheticCvs } from '../synthetic-cvs.ts'
import { type PageServer, TASKSET } from './server.ts'

const LOAD_SECONDS = 5
const CONNECTIONS = 16
const JOBS = 5000
const CVS = 10_000

/** Debian's program that sends requests from the other core faster than any server of ours answers them. */
const WRK = 'wrk'

type Server = Pick<PageServer, 'url' | 'isPinned' | 'costs' | 'dataDir'>

/** Prints how many pages a second the server sends. `cookie`: of somebody who is logged in. */
export async function printThroughput(
  server: Server,
  pages: readonly { path: string }[],
  cookie: string,
): Promise<void> {
  const { url, isPinned } = server
  console.log(
    `\nPages a second ${isPinned ? 'of one core' : '(not pinned to a core: no taskset)'}, ${CONNECTIONS} connections, brotli\n`,
  )
  const [, style = ''] =
    /<style data-file="[^"]*?([^/"]+)\.css"/.exec(await (await fetch(`${url}/jobs`)).text()) ?? []
  const hasWrk = spawnSync(WRK, ['-v']).error === undefined
  if (!hasWrk) console.log('Without the program wrk, autocannon limits what kept pages can show.\n')
  const rows: string[][] = []
  const measured = pages.slice(0, 5)
  // Otherwise the first page would be measured while the engine still optimizes code that all pages run.
  for (const { path } of measured) await load(server, path, { cookie })
  for (const { path } of measured) {
    const cached = hasWrk && isPinned ? await loadWithWrk(server, path) : await load(server, path, {})
    // A browser that is logged in has seen a page before, so it mostly has the style; not if it was just cleared.
    const loggedIn = await load(server, path, { cookie })
    const withStyle = await load(server, path, { cookie: `${cookie}; ${STYLE_COOKIE}=${style}` })
    rows.push([path, ...[cached, loggedIn, withStyle].flatMap(figuresOf)])
  }
  printTable(['page', ...titles('kept'), ...titles('logged in'), ...titles('with the style')], rows)
  // Addresses that nobody has asked for: searches with a pay of their own, and for words that nobody has written.
  const addresses = [
    '/jobs?salaryMin=',
    '/search?query=nurse&maxSalary=',
    '/jobs?query=word',
    '/search?query=word',
  ]
  const searches: string[][] = []
  for (const address of addresses) await loadNew(server, (count) => `${address}${1000 + count}`)
  for (const address of addresses)
    searches.push([
      `${address}…`,
      ...figuresOf(await loadNew(server, (count) => `${address}${9000 + count}`)),
    ])
  printTable(['address of its own', ...titles('rendered')], searches)
}

const Jobs = v.object({
  jobPostings: v.array(v.object({ title: v.string() })),
  facets: v.object({
    category: v.record(v.string(), v.number()),
    location: v.record(v.string(), v.number()),
  }),
})

/** Prints how many searches a second the server answers among many jobs. Only the first kind repeats a search. */
export async function printManyJobs(server: Server): Promise<void> {
  const { url } = server
  const total = await fillJobs(server.dataDir)
  console.log(`\nSearches a second among ${total} open jobs, ${CONNECTIONS} connections\n`)
  const all = await (await fetch(`${url}/api/jobs/search?facets=true&limit=50`)).json()
  const { facets, jobPostings } = v.parse(Jobs, all)
  const categories = Object.keys(facets.category)
  const places = Object.keys(facets.location)
  const names = jobPostings.map(({ title }) => encodeURIComponent(title.replace(/ \d+$/, '')))
  const kinds: Record<string, (count: number) => string> = {
    'the same list again': () => '',
    'a page of the list': (count) => `page=${1 + (count % 100)}&limit=${10 + (Math.floor(count / 100) % 40)}`,
    'category and pay': (count) => `category=${categories[count % categories.length]}&salaryMin=${count}`,
    'place and pay': (count) => `location=${places[count % places.length]}&salaryMin=${count}`,
    'words of a title': (count) => `query=${names[count % names.length]}&salaryMin=${count}`,
  }
  // Otherwise the first kind would be measured while the engine still optimizes code that all kinds run.
  await loadNew(server, (count) => `/api/jobs/search?salaryMin=${count}&limit=20`)
  await loadNew(server, (count) => `/api/jobs/search?salaryMin=${count}&limit=20&facets=true`)
  const rows: string[][] = []
  for (const [name, query] of Object.entries(kinds)) {
    const plain = await loadNew(server, (count) => `/api/jobs/search?${query(count)}`)
    const counted = await loadNew(server, (count) => `/api/jobs/search?${query(count)}&facets=true`)
    rows.push([name, ...figuresOf(plain), ...figuresOf(counted)])
  }
  printTable(['search', ...titles('plain'), ...titles('with counts')], rows)
}

/** Prints how many searches a second the server answers among many CVs: repeated ones of each kind, then new ones. */
export async function printManyCvs(server: Server): Promise<void> {
  console.log(`\nSearches a second among ${CVS} CVs, ${CONNECTIONS} connections\n`)
  const kinds = ['common word', 'mid word', 'title phrase', 'three words', 'name', 'location, education, pay']
  const rows: string[][] = []
  for (const [turn, kind] of [...kinds.slice(0, 1), ...kinds].entries()) {
    const searches = searchesOf(kind, 60, 1).map(addressOf)
    const loaded = await loadNew(server, (count) => searches[count % searches.length] ?? '')
    // The first kind is measured again: the engine still optimizes code that all kinds run.
    if (turn > 0) rows.push([kind, ...figuresOf(loaded)])
  }
  const payOf = (count: number) => `/api/cvs/search?query=nurse&salaryMin=${1000 + count}`
  rows.push(['a word and a pay of its own', ...figuresOf(await loadNew(server, payOf))])
  const names = searchesOf('name', 100_000, 2).map(addressOf)
  rows.push(['another name', ...figuresOf(await loadNew(server, (count) => names[count] ?? ''))])
  printTable(['search', ...titles('answered')], rows)
}

/** Fills the database of a server that has not started. */
export async function fillCvs(dataDir: string): Promise<void> {
  const parts = await openParts(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), 'script')
  try {
    await fillWithSyntheticCvs(parts.db, CVS)
    await countWords(parts.db)
  } finally {
    await parts.close()
  }
}

/** Copies the open jobs of the demo data, with other titles, pay and times, and returns how many are open. */
async function fillJobs(dataDir: string): Promise<number> {
  const parts = await openParts(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), 'script')
  try {
    const { $client } = parts.db
    const columns = `employer_id, description, requirements, location, salary_range, salary_period, employment_type, category,
      skills, experience_level, is_active, is_paid, expires_at, work_pattern, work_site, licence_classes, questions`
    await $client.query(
      `INSERT INTO job_postings (title, salary_min, salary_max, published_at, ${columns})
       SELECT title || ' ' || copy, salary_min + copy, salary_max + copy, published_at - copy * interval '1 minute', ${columns}
       FROM open_jobs(now()) CROSS JOIN generate_series(1, ceil($1 / (SELECT count(*) FROM open_jobs(now()))::numeric)::int) AS copy`,
      [JOBS],
    )
    await $client.query('ANALYZE job_postings')
    const { rows } = await $client.query<{ total: number }>(
      'SELECT count(*)::int AS total FROM open_jobs(now())',
    )
    return rows[0]?.total ?? 0
  } finally {
    await parts.close()
  }
}

/** `cpu`: milliseconds of processor time of the server and its database for each answer. */
type Loaded = { perSecond: number; p99: number; failed: number; cpu: number }

const titles = (kind: string) => [`${kind}/s`, 'p99', 'cpu']
const figuresOf = ({ perSecond, p99, failed, cpu }: Loaded): string[] => [
  perSecond.toFixed(0) + (failed > 0 ? ` (${failed} failed)` : ''),
  `${p99.toFixed(0)} ms`,
  `${cpu.toFixed(2)} ms`,
]

/** Every request has a path of its own. */
function loadNew(server: Server, path: (count: number) => string): Promise<Loaded> {
  let count = 0
  const setupRequest = (request: autocannon.Request) => ({ ...request, path: path(count++) })
  return load(server, '', {}, [{ setupRequest }])
}

async function load(
  { url, costs }: Server,
  path: string,
  headers: Record<string, string>,
  requests: autocannon.Request[] = [{}],
): Promise<Loaded> {
  const all = { 'accept-encoding': 'br', ...headers }
  const options = { url: url + path, connections: CONNECTIONS, headers: all, requests }
  await autocannon({ ...options, duration: 2 })
  const before = costs()
  const { times, answers, failed } = await send({ ...options, duration: LOAD_SECONDS })
  const cpu = spentBetween(before, costs()) / answers
  return { perSecond: answers / LOAD_SECONDS, p99: percentile(times, 0.99), failed, cpu }
}

/** Milliseconds at the start whose times do not count. */
const OPENING = 700

/**
 * `times`: milliseconds until each answer, on connections that are open. Node accepts one new connection in each turn of
 * its event loop, so of 16 that open at once while it is busy, the last waits for half a second.
 */
function send(options: autocannon.Options): Promise<{ times: number[]; answers: number; failed: number }> {
  return new Promise((resolve, reject) => {
    const times: number[] = []
    const started = performance.now()
    const sending = autocannon(options, (error, result) =>
      error ? reject(error) : resolve({ times, answers: result.requests.total, failed: result.non2xx }),
    )
    sending.on('response', (_client, _status, _bytes, time) => {
      if (performance.now() - started > OPENING) times.push(time)
    })
  })
}

async function loadWithWrk({ url, costs }: Server, path: string): Promise<Loaded> {
  await (await fetch(url + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
  const before = costs()
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${LOAD_SECONDS}s`, '--latency', '-H', 'accept-encoding: br']
  const { stdout } = await promisify(execFile)(TASKSET, ['-c', '1', WRK, ...options, url + path])
  const figure = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  const [, late = '', unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  return {
    perSecond: figure(/Requests\/sec:\s+([\d.]+)/),
    p99: Number(late) * (unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1),
    failed: figure(/Non-2xx or 3xx responses: (\d+)/),
    cpu: spentBetween(before, costs()) / figure(/(\d+) requests in/),
  }
}

type AllCosts = ReturnType<Server['costs']>
const spentBetween = (before: AllCosts, after: AllCosts): number =>
  after.server.cpu + after.database.cpu - before.server.cpu - before.database.cpu
