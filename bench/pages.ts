/**
 * Measures what the pages cost on a slow phone: a journey from the first page to an application, first and second visits,
 * and how many pages a second one core serves. Takes about ten minutes.
 *
 *   npm run bench -- pages [--part journey|visits|throughput]
 *
 * The network is the bench's own: it slows and counts all traffic, also that of service workers. Connections cost
 * nothing in it, but on the internet at least one round trip more. The processor is slowed for pages, not for workers.
 */
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import autocannon from 'autocannon'
import * as v from 'valibot'
import { STYLE_COOKIE } from '../src/shared/rendering.ts'
import { openBrowser } from '../tests/support/browser.ts'
import { percentile, printTable } from './figures.ts'
import { type Journey, type Plan, type Step, walk } from './pages/journey.ts'
import { DASHBOARD_LIMITS, type Limit, PUBLIC_LIMITS } from './pages/limits.ts'
import type { Exchange } from './pages/line.ts'
import { openChromium } from './pages/phone.ts'
import { startPageServer } from './pages/server.ts'
import { bytesOf, measureVisits, type Visits } from './pages/visits.ts'

const JOURNEYS = 3
const KINDS = ['HTML', 'CSS', 'script', 'JSON', 'worker', 'other'] as const
const LOAD_SECONDS = 5
const CONNECTIONS = 16

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { part: { type: 'string' } } })
  const wants = (part: string) => values.part === undefined || values.part === part
  const server = await startPageServer()
  const browser = await openChromium()
  try {
    if (wants('journey')) await printJourney(browser, server.url)
    if (wants('visits')) await printVisits(browser, server.url)
    await browser.close()
    if (wants('throughput')) await printThroughput(server.url, server.isPinned)
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function printJourney(browser: Browser, url: string): Promise<void> {
  const plan = await planJourney(url)
  const journeys: Journey[] = []
  for (let run = 0; run < JOURNEYS; run++) journeys.push(await walk(browser, url, plan))
  console.log(`\nA journey at 400 kbit/s, 400 ms, 4 x CPU slowdown (median of ${JOURNEYS})\n`)
  const names = journeys[0]?.steps.map(({ name }) => name) ?? []
  const steps = names.map((_, index) => medianStep(journeys.flatMap(({ steps }) => steps[index] ?? [])))
  const all = steps.flatMap(({ exchanges }) => exchanges)
  const bytes = (exchanges: readonly Exchange[]) => [
    String(exchanges.length),
    ...KINDS.map((kind) => kilobytes(bytesOf({ exchanges }, kind))),
    kilobytes(bytesOf({ exchanges })),
    kilobytes(exchanges.reduce((total, { sent }) => total + sent, 0)),
  ]
  printTable(
    ['step', 'requests', ...KINDS, 'received', 'sent', 'paint', 'acts'],
    [
      ...steps.map((step) => [step.name, ...bytes(step.exchanges), seconds(step.paint), seconds(step.acts)]),
      ['the whole journey', ...bytes(all), '', ''],
    ],
  )
  for (const { back } of journeys) {
    const [from, to] = back.scrolled
    const place = from === to ? `still at ${to} px` : `at ${from} px before and ${to} px after`
    console.log(`Back: ${back.how}; the list ${place}; filter ${back.filter || 'lost'}`)
  }
}

const Jobs = v.object({
  total: v.number(),
  jobPostings: v.array(
    v.object({ id: v.number(), title: v.string(), category: v.string(), employerId: v.number() }),
  ),
})
const Questions = v.object({ questions: v.array(v.unknown()) })
const Cvs = v.object({ cvs: v.tupleWithRest([v.object({ id: v.number() })], v.unknown()) })

/** Takes the category with the most jobs, and two of its jobs that ask no questions, the lowest in the list first. */
async function planJourney(url: string): Promise<Plan> {
  const { jobPostings } = await read(`${url}/api/jobs/search?limit=50`, Jobs)
  const sizes = Map.groupBy(jobPostings, ({ category }) => category)
  const [[category] = ['']] = [...sizes].sort(([, some], [, others]) => others.length - some.length)
  const found = await read(`${url}/api/jobs/search?category=${category}`, Jobs)
  const simple: string[] = []
  for (const { id, title } of found.jobPostings.toReversed()) {
    const { questions } = await read(`${url}/api/jobs/${id}`, Questions)
    if (questions.length === 0) simple.push(title)
  }
  const [first, second] = simple
  if (!first || !second) throw new Error('the demo data has no category with two jobs that ask no questions')
  return { category, total: found.total, jobs: [first, second] }
}

async function read<S extends v.GenericSchema>(address: string, schema: S): Promise<v.InferOutput<S>> {
  const answer = await fetch(address)
  return v.parse(schema, await answer.json())
}

/** Returns the traffic of the run with the median number of bytes. The median of each time is taken separately. */
function medianStep(steps: readonly Step[]): Step {
  const received = percentile(
    steps.map((step) => bytesOf(step)),
    0.5,
  )
  const typical = steps.find((step) => bytesOf(step) === received)
  if (!typical) throw new Error('a journey has no step')
  const acts = steps.flatMap((step) => step.acts ?? [])
  const paints = steps.map(({ paint }) => paint)
  return {
    ...typical,
    paint: percentile(paints, 0.5),
    acts: acts.length > 0 ? percentile(acts, 0.5) : undefined,
  }
}

async function printVisits(browser: Browser, url: string): Promise<void> {
  const public_ = await namePages(url)
  const rows: string[][] = []
  for (const limit of public_) rows.push(visitRow(limit, await measureVisits(browser, url, limit.path)))
  for (const [limit, cookies] of await logIn(url))
    rows.push(visitRow(limit, await measureVisits(browser, url, limit.path, cookies)))
  console.log('\nFirst visits and second visits, compressed, with headers (median of 3)\n')
  printTable(['page', ...KINDS, 'first', 'of limit', 'paint', 'acts', 'second', 'paint', 'acts'], rows)
}

function visitRow({ path, first: limit }: Limit, { first, repeat }: Visits): string[] {
  const kinds = KINDS.map((kind) => kilobytes(bytesOf(first, kind)))
  const total = bytesOf(first)
  return [
    path,
    ...kinds,
    kilobytes(total),
    (total / limit).toFixed(2),
    seconds(first.paint),
    seconds(first.acts),
    kilobytes(bytesOf(repeat)),
    seconds(repeat.paint),
    seconds(repeat.acts),
  ]
}

/** The public pages with the ids of a job, a company and a CV. */
async function namePages(url: string): Promise<Limit[]> {
  const { jobPostings } = await read(`${url}/api/jobs/search`, Jobs)
  const { cvs } = await read(`${url}/api/cvs/search`, Cvs)
  const ids: Record<string, number | undefined> = {
    '/jobs/ID': jobPostings[0]?.id,
    '/companies/ID': jobPostings[0]?.employerId,
    '/profile/ID': cvs[0].id,
  }
  return PUBLIC_LIMITS.map((limit) => ({ ...limit, path: limit.path.replace('ID', String(ids[limit.path])) }))
}

async function logIn(url: string): Promise<[Limit, ReadonlyMap<string, string>][]> {
  const password = 'wantok-demo'
  const logins: Record<string, [path: string, form: Record<string, string>]> = {
    '/jobseeker-dashboard': ['/api/auth/login', { username: 'ana', password }],
    '/employer-dashboard': ['/api/auth/employer/login', { email: 'boroko@example.com', password }],
    '/admin': ['/api/auth/admin/login', { username: 'vera', password }],
  }
  return Promise.all(
    DASHBOARD_LIMITS.map(async (limit): Promise<[Limit, ReadonlyMap<string, string>]> => {
      const [path, form] = logins[limit.path] ?? ['', {}]
      const browser = openBrowser({ url })
      const { status } = await browser.post(path, form)
      if (status !== 200) throw new Error(`${path}: ${status}`)
      return [limit, browser.cookies]
    }),
  )
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const seconds = (ms: number | undefined) => (ms === undefined ? '–' : `${(ms / 1000).toFixed(2)} s`)

async function printThroughput(url: string, isPinned: boolean): Promise<void> {
  console.log(
    `\nPages a second ${isPinned ? 'of one core' : '(not pinned to a core: no taskset)'}, ${CONNECTIONS} connections, brotli\n`,
  )
  const [[, cookies] = []] = await logIn(url)
  const cookie = [...(cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  const [, style = ''] =
    /<style data-file="[^"]*?([^/"]+)\.css"/.exec(await (await fetch(`${url}/jobs`)).text()) ?? []
  const rows: string[][] = []
  for (const { path } of (await namePages(url)).slice(0, 5)) {
    const cached = await load(url + path, {})
    // A browser that is logged in has seen a page before, so it mostly has the style; not if it was just cleared.
    const loggedIn = await load(url + path, { cookie })
    const withStyle = await load(url + path, { cookie: `${cookie}; ${STYLE_COOKIE}=${style}` })
    const pages = [cached, loggedIn, withStyle].flatMap(({ requests, latency }) => [
      requests.average.toFixed(0),
      `${latency.p99} ms`,
    ])
    rows.push([path, ...pages])
  }
  printTable(['page', 'kept', 'p99', 'logged in', 'p99', 'with the style', 'p99'], rows)
  await printNewAddresses(url)
}

/** Addresses that nobody has asked for: searches for words, each of its own. */
async function printNewAddresses(url: string): Promise<void> {
  const rows: string[][] = []
  for (const path of ['/jobs', '/search']) {
    let count = 0
    const setupRequest = (request: autocannon.Request) => ({
      ...request,
      path: `${path}?query=word${count++}`,
    })
    const { requests, latency } = await load(url, {}, [{ setupRequest }])
    rows.push([`${path}?query=…`, requests.average.toFixed(0), `${latency.p99} ms`])
  }
  printTable(['address of its own', 'rendered', 'p99'], rows)
}

async function load(
  url: string,
  headers: Record<string, string>,
  requests: autocannon.Request[] = [{}],
): Promise<autocannon.Result> {
  const options = {
    url,
    connections: CONNECTIONS,
    headers: { 'accept-encoding': 'br', ...headers },
    requests,
  }
  await autocannon({ ...options, duration: 2 })
  return autocannon({ ...options, duration: LOAD_SECONDS })
}
