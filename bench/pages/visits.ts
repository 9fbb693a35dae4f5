import type { Browser } from '@playwright/test'
import { percentile } from '../figures.ts'
import { DASHBOARD_LIMITS } from './limits.ts'
import { type Exchange, type Kind, openLine } from './line.ts'
import { openPhone, PHONE_LINE, type Phone } from './phone.ts'

const RUNS = 3
/** Milliseconds without traffic after which a visit has ended. */
const QUIET_MS = 1500

/** Bytes on the wire, with headers, and in milliseconds from the start of the visit until the page can be read and acts. */
export type Visit = { exchanges: readonly Exchange[]; paint: number; acts: number | undefined }
export type Visits = { first: Visit; repeat: Visit }
type Cookies = ReadonlyMap<string, string>

/** The median of first visits, each by a new visitor, and of their second visits. `cookies`: the visitor's login. */
export async function measureVisits(
  browser: Browser,
  target: string,
  path: string,
  cookies: Cookies = new Map(),
): Promise<Visits> {
  const runs: Visits[] = []
  for (let run = 0; run < RUNS; run++) {
    const line = await openLine(target, PHONE_LINE)
    const phone = await openPhone(browser)
    const { hostname } = new URL(line.url)
    const jar = [...cookies].map(([name, value]) => ({ name, value, domain: hostname, path: '/' }))
    await phone.context.addCookies(jar)
    runs.push({ first: await visit(phone, line, path), repeat: await visit(phone, line, path) })
    await phone.context.close()
    await line.close()
  }
  return { first: median(runs.map(({ first }) => first)), repeat: median(runs.map(({ repeat }) => repeat)) }
}

type OpenLine = Awaited<ReturnType<typeof openLine>>

async function visit(
  { page, paintedAt, shownAt, actsAt }: Phone,
  line: OpenLine,
  path: string,
): Promise<Visit> {
  const before = line.exchanges.length
  await page.goto(line.url + path, { waitUntil: 'commit' })
  const begun = await page.evaluate(() => performance.timeOrigin)
  // A dashboard paints its frame first.
  const shown = await shownAt({ path: /./, text: /./, heading: true })
  const isDashboard = DASHBOARD_LIMITS.some((limit) => limit.path === path)
  const painted = isDashboard ? shown : ((await paintedAt(begun)) ?? shown)
  const acted = await actsAt()
  await line.quiet(QUIET_MS)
  const exchanges = line.exchanges.slice(before)
  await page.goto('about:blank')
  return { exchanges, paint: painted - begun, acts: acted && acted - begun }
}

/** Bytes on the wire, with headers. */
export function bytesOf({ exchanges }: Pick<Visit, 'exchanges'>, kind?: Kind): number {
  const counted = exchanges.filter((one) => !kind || one.kind === kind)
  return counted.reduce((sum, { received }) => sum + received, 0)
}

/** The traffic of the visit with the median of bytes; the times are medians of their own. */
function median(visits: readonly Visit[]): Visit {
  const bytes = percentile(
    visits.map((one) => bytesOf(one)),
    0.5,
  )
  const typical = visits.find((one) => bytesOf(one) === bytes) ?? visits[0]
  const acts = visits.flatMap(({ acts }) => acts ?? [])
  return {
    exchanges: typical?.exchanges ?? [],
    paint: percentile(
      visits.map(({ paint }) => paint),
      0.5,
    ),
    acts: acts.length > 0 ? percentile(acts, 0.5) : undefined,
  }
}
