import { DAY, HOUR, MINUTE } from '../shared/time.ts'
import type { Context } from './context.ts'
import type { Db } from './database/database.ts'
import { countMended } from './metrics.ts'

/** Rows of `table` with ids after `after`, up to `last`. */
export type IdRange = { after: number; last: number }

/** Rows by the table or column that was mended. */
type Mended = Readonly<Record<string, number>>

/** Compares rows that are derived from others with what they would be if they were made now. */
export type Comparison = {
  name: string
  /** The table whose ids are walked. */
  table: string
  /** The number of ids that are compared at once, and at most in one run; a later run goes on. */
  size: number
  most: number
  /**
   * Makes the rows that differ right, with the locks under which they are written, and returns how many. What a task is about
   * to write does not count.
   */
  mend(ctx: Context, range: IdRange): Promise<Mended>
}

type Progress = { afterId: number; compared: number; mended: Mended; endedAt: Date | null }

/** 02:40 in Port Moresby, and how long a comparison goes on in a night. */
const NIGHT_BEGINS = 16 * HOUR + 40 * MINUTE
const NIGHT = 3 * HOUR
/** A process that died keeps others from going on for so long. */
const CLAIM = HOUR

/**
 * Compares the next rows, if the comparison is due: at night, and for the first time at once. A comparison that has not
 * ended goes on in the next run, or the next night.
 */
export async function compare(ctx: Context, comparison: Comparison): Promise<void> {
  const { name, table, size, most } = comparison
  const claimed = await claim(ctx, name)
  if (!claimed) return
  let progress = claimed
  let mended: Mended = {}
  for (let compared = 0; compared < most; compared += size) {
    const range = await selectRange(ctx.db, table, progress.afterId, size)
    if (range.compared === 0) break
    const found = await comparison.mend(ctx, { after: progress.afterId, last: range.last })
    mended = add(mended, found)
    progress = {
      ...progress,
      afterId: range.last,
      compared: progress.compared + range.compared,
      mended: add(progress.mended, found),
    }
    await keep(ctx.db, name, progress)
    if (range.compared < size) break
  }
  for (const [what, rows] of Object.entries(mended)) countMended(what, rows)
  if (Object.values(mended).some((rows) => rows > 0))
    ctx.log.warn({ comparison: name, mended }, 'derived rows were not as their sources and are mended')
  await pause(ctx, comparison, progress)
}

const add = (one: Mended, other: Mended): Mended =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((key) => [
      key,
      (one[key] ?? 0) + (other[key] ?? 0),
    ]),
  )

/** Returns undefined if it is not due, or another process compares. */
async function claim({ db, now }: Context, name: string): Promise<Progress | undefined> {
  const { rows } = await db.$client.query<Progress>(
    `INSERT INTO comparisons AS c (name, next_at) VALUES ($1, $3)
     ON CONFLICT (name) DO UPDATE SET next_at = excluded.next_at
       -- also if the clock was wrong
       WHERE c.next_at <= $2 OR c.next_at > $2::timestamptz + interval '2 days'
     RETURNING after_id AS "afterId", compared, mended, ended_at AS "endedAt"`,
    [name, now, new Date(now.getTime() + CLAIM)],
  )
  return rows[0]
}

async function selectRange(db: Db, table: string, after: number, size: number) {
  const { rows } = await db.$client.query<{ last: number; compared: number }>(
    `SELECT coalesce(max(id), $1) AS last, count(*) AS compared FROM (SELECT id FROM ${table} WHERE id > $1 ORDER BY id LIMIT $2) piece`,
    [after, size],
  )
  return rows[0] ?? { last: after, compared: 0 }
}

async function keep(db: Db, name: string, { afterId, compared, mended }: Progress): Promise<void> {
  await db.$client.query('UPDATE comparisons SET after_id = $2, compared = $3, mended = $4 WHERE name = $1', [
    name,
    afterId,
    compared,
    mended,
  ])
}

async function pause(ctx: Context, { name, table }: Comparison, progress: Progress): Promise<void> {
  const { db, now } = ctx
  const { afterId, endedAt } = progress
  const night = nightOf(now)
  if ((await selectRange(db, table, afterId, 1)).compared === 0) {
    await db.$client.query(
      `UPDATE comparisons SET after_id = 0, compared = 0, mended = '{}', next_at = $2, ended_at = $3, last_compared = compared,
         last_mended = mended WHERE name = $1`,
      [name, new Date(night + DAY), now],
    )
  } else {
    const goesOn = endedAt === null || now.getTime() < night + NIGHT
    const nextAt = goesOn ? now : new Date(night + DAY)
    await db.$client.query('UPDATE comparisons SET next_at = $2 WHERE name = $1', [name, nextAt])
  }
}

/** When the last night began. */
function nightOf(now: Date): number {
  const time = now.getTime()
  const begins = time - (time % DAY) + NIGHT_BEGINS
  return begins <= time ? begins : begins - DAY
}

/** What the last comparison of each kind found. `endedAt` is null until the first one has ended. */
export async function selectComparisons(db: Db) {
  const { rows } = await db.$client.query<{
    name: string
    endedAt: Date | null
    compared: number
    mended: Record<string, number>
  }>(
    'SELECT name, ended_at AS "endedAt", last_compared AS compared, last_mended AS mended FROM comparisons ORDER BY name',
  )
  return rows
}
