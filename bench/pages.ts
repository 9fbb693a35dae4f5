/**
 * Measures what the pages cost on a slow phone: a journey from the first page to an application, first and second visits,
 * how many pages a second one core serves, and how many searches among 5,000 jobs and 10,000 CVs. Takes about ten minutes.
 *
 *   npm run bench -- pages [--part journey|visits|throughput|jobs|cvs]
 *
 * The network is the bench's own: it slows and counts all traffic, also that of service workers. Connections cost
 * nothing in it, but on the internet at least one round trip more. The processor is slowed for pages, not for workers.
 */
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import * as v from 'valibot'
import { openBrowser } from '../tests/support/browser.ts'
import { percentile, printTable } from './figures.ts'
import { type Journey, type Plan, type Step, walk } from './pages/journey.ts'
import { DASHBOARD_LIMITS, type Limit, PUBLIC_LIMITS } from './pages/limits.ts'
import type { Exchange } from './pages/line.ts'
import { openChromium } from './pages/phone.ts'
import { startPageServer } from './pages/server.ts'
import { fillCvs, printManyCvs, printManyJobs, printThroughput } from './pages/throughput.ts'
import { bytesOf, measureVisits, type Visits } from './pages/visits.ts'

const JOURNEYS = 5
const KINDS = ['HTML', 'CSS', 'script', 'JSON', 'worker', 'other'] as const

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { part: { type: 'string' } } })
  const wants = (part: string) => values.part === undefined || values.part === part
  const server = await startPageServer()
  const browser = await openChromium()
  try {
    if (wants('journey')) await printJourney(browser, server.url)
    if (wants('visits')) await printVisits(browser, server.url)
    await browser.close()
    if (wants('throughput'))
      await printThroughput(server, await namePages(server.url), await seekerCookies(server.url))
    if (wants('jobs')) await printManyJobs(server)
  } finally {
    await browser.close()
    await server.stop()
  }
  if (!wants('cvs')) return
  const ofCvs = await startPageServer([], fillCvs)
  try {
    await printManyCvs(ofCvs)
  } finally {
    await ofCvs.stop()
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

async function seekerCookies(url: string): Promise<string> {
  const [[, cookies] = []] = await logIn(url)
  return [...(cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const seconds = (ms: number | undefined) => (ms === undefined ? '–' : `${(ms / 1000).toFixed(2)} s`)
