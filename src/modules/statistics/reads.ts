import type { Context } from '../../platform/context.ts'
import { dayInPortMoresby, lastDays } from '../../shared/dates.ts'
import { selectVisits } from './queries.ts'

/** Returns the visits of today and of this calendar month, in Port Moresby. A visitor counts once per day. */
export async function readVisits(ctx: Context): Promise<{ today: number; thisMonth: number }> {
  const day = dayInPortMoresby(ctx.now)
  const days = await selectVisits(ctx.db, `${day.slice(0, 7)}-01`)
  return {
    today: days.find((it) => it.day === day)?.visits ?? 0,
    thisMonth: days.reduce((sum, { visits }) => sum + visits, 0),
  }
}

/** Returns the visits of each of the last `count` days, oldest first, ending today; `day` as `2026-12-05`. */
export async function listDailyVisits(
  ctx: Context,
  count: number,
): Promise<{ day: string; visits: number }[]> {
  const days = lastDays(ctx.now, count)
  const counted = new Map(
    (await selectVisits(ctx.db, days[0] ?? '')).map(({ day, visits }) => [day, visits] as const),
  )
  return days.map((day) => ({ day, visits: counted.get(day) ?? 0 }))
}
