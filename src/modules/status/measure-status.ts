import type { Context } from '../../platform/context.ts'
import { describeError } from '../../platform/database/errors.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { within } from '../../platform/within.ts'
import { dayInPortMoresby, daysBefore } from '../../shared/dates.ts'
import { MINUTE } from '../../shared/time.ts'
import { DAYS, MAX_PENDING, MINUTES_KEPT, PAGE_ERRORS_KEPT, PART_PATIENCE } from './limits.ts'
import { minuteOf } from './policy.ts'
import { type Probe, probesOf } from './probe-parts.ts'
import {
  claimMinute,
  deleteOldFigures,
  deletePageErrors,
  insertMeasurement,
  type Results,
} from './queries.ts'
import { boardOf, type Pending, readBoard } from './remember-board.ts'
import { PARTS, type Part, type PartState } from './schema.ts'

export type Monitor = { measure(): Promise<void>; start(): void; stop(): Promise<void> }

/** Measures once a minute, shortly after each minute has begun. */
export function openMonitor(makeContext: () => Context, askPage: () => Promise<number>): Monitor {
  const probes = probesOf(askPage)
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  const measure = async () => {
    const ctx = makeContext()
    await measureMinute(ctx, probes).catch((error: unknown) => ctx.log.error(describeError(error), 'status'))
  }
  const wait = () => {
    timer = setTimeout(
      () => {
        running = measure()
        wait()
      },
      MINUTE - (Date.now() % MINUTE) + 500,
    )
    timer.unref()
  }
  return {
    measure,
    start() {
      running = measure()
      wait()
    },
    async stop() {
      clearTimeout(timer)
      await running
    },
  }
}

/**
 * Measures this minute unless another process has. While the database is unavailable every part is down, and the
 * minute is kept in memory until it can be written.
 */
async function measureMinute(ctx: Context, probes: Record<Part, Probe>): Promise<void> {
  const minute = minuteOf(ctx.now)
  const isOurs = await within(PART_PATIENCE, claimMinute(ctx.db, minute)).catch(() => undefined)
  if (isOurs === undefined) keep(ctx, { minute, results: allDown(ctx), isClaimed: false })
  else {
    const results = isOurs ? await probeAll(ctx, probes) : undefined
    await write(ctx, results ? [{ minute, results, isClaimed: true }] : [])
  }
  await readBoard(ctx)
}

async function probeAll(ctx: Context, probes: Record<Part, Probe>): Promise<Results> {
  const states = await Promise.all(PARTS.map((part) => probe(ctx, part, probes[part])))
  const [pages = 'failed', search = 'failed', uploads = 'failed', mail = 'failed'] = states
  return { pages, search, uploads, mail }
}

async function probe(ctx: Context, part: Part, work: Probe): Promise<PartState> {
  try {
    return await within(PART_PATIENCE, work(ctx))
  } catch (error) {
    ctx.log.warn(
      { part, error: error instanceof Error ? error.message : String(error) },
      'a part does not work',
    )
    return 'failed'
  }
}

/** Parts that are not set up do not fail. */
function allDown(ctx: Context): Results {
  const { parts } = boardOf(ctx)
  const isMailOff = parts.some(({ part, state }) => part === 'mail' && state === 'off')
  return { pages: 'failed', search: 'failed', uploads: 'failed', mail: isMailOff ? 'off' : 'failed' }
}

function keep(ctx: Context, minute: Pending): void {
  const { pending } = boardOf(ctx)
  if (pending.length < MAX_PENDING) pending.push(minute)
}

/** Writes these minutes and those kept in memory, all or none; minutes that cannot be written are kept. */
async function write(ctx: Context, measured: readonly Pending[]): Promise<void> {
  const board = boardOf(ctx)
  const minutes = [...board.pending, ...measured]
  if (minutes.length === 0) return
  try {
    await transaction(ctx, async ({ db }) => {
      for (const { minute, results, isClaimed } of minutes) {
        if (isClaimed || (await claimMinute(db, minute)))
          await insertMeasurement(db, dayInPortMoresby(minute), minute, results)
      }
    })
    board.pending = []
  } catch {
    for (const one of measured) keep(ctx, one)
  }
}

/** Deletes measurements that are no longer shown. */
export async function cleanUpFigures({ db, now }: Context): Promise<void> {
  await deleteOldFigures(db, dayInPortMoresby(daysBefore(now, DAYS)), daysBefore(now, MINUTES_KEPT))
  await deletePageErrors(db, dayInPortMoresby(daysBefore(now, PAGE_ERRORS_KEPT)))
}
