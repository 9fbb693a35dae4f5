import { dayInPortMoresby, startOfDay } from '../../shared/dates.ts'
import { MINUTE } from '../../shared/time.ts'
import { DAYS, STALE_AFTER } from './limits.ts'
import type { Part, PartState } from './schema.ts'

const DAY_MINUTES = 1440

export type DayCount = {
  day: string
  part: Part
  minutesOk: number
  minutesFailed: number
  minutesOff: number
  firstMinute: Date
}

/** A day of a part, in minutes. `unknown`: no measurement, because no process ran. */
export type Day = { day: string; ok: number; failed: number; unknown: number }

/** Returns the minute that contains a moment. */
export function minuteOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / MINUTE) * MINUTE)
}

/**
 * Returns the days of one part that have figures, oldest first, and the share of minutes in which it worked: minutes
 * without a measurement count against it. Minutes before the first measurement do not count. Null: never measured, or
 * never set up.
 */
export function historyOf(
  counts: readonly DayCount[],
  part: Part,
  now: Date,
): { days: Day[]; share: number | null } {
  const own = counts.filter((count) => count.part === part).sort((a, b) => a.day.localeCompare(b.day))
  const [first] = own
  if (!first) return { days: [], share: null }
  const byDay = new Map(own.map((count) => [count.day, count]))
  const days = daysFrom(first.day, dayInPortMoresby(now)).map((day) =>
    dayOf(day, byDay.get(day), day === first.day ? first.firstMinute : startOfDay(day), now),
  )
  const sum = (count: (day: Day) => number) => days.reduce((total, day) => total + count(day), 0)
  const expected = sum(({ ok, failed, unknown }) => ok + failed + unknown)
  const isSetUp = sum(({ ok, failed }) => ok + failed) > 0
  return { days: days.slice(-DAYS), share: isSetUp ? sum(({ ok }) => ok) / expected : null }
}

function dayOf(day: string, count: DayCount | undefined, from: Date, now: Date): Day {
  const isToday = day === dayInPortMoresby(now)
  const end = isToday ? minuteOf(now).getTime() : startOfDay(day).getTime() + DAY_MINUTES * MINUTE
  const { minutesOk: ok = 0, minutesFailed: failed = 0, minutesOff: off = 0 } = count ?? {}
  const passed = Math.max(0, Math.round((end - from.getTime()) / MINUTE))
  return { day, ok, failed, unknown: Math.max(0, passed - ok - failed - off) }
}

function daysFrom(first: string, last: string): string[] {
  const days: string[] = []
  for (let at = startOfDay(first).getTime(); at <= startOfDay(last).getTime(); at += DAY_MINUTES * MINUTE)
    days.push(dayInPortMoresby(new Date(at)))
  return days
}

/** The current state of a part on the page. `unknown`: the last measurement is too old. */
export type StateNow = PartState | 'unknown'

/** Without the database every part is down, whatever was measured last; a part that is not set up stays so. */
export function stateNow(
  measured: { state: PartState; measuredAt: Date } | undefined,
  isDatabaseAway: boolean,
  now: Date,
): StateNow {
  if (isDatabaseAway) return measured?.state === 'off' ? 'off' : 'failed'
  if (!measured || now.getTime() - measured.measuredAt.getTime() > STALE_AFTER) return 'unknown'
  return measured.state
}

/**
 * Browsers by what renders their pages, the most telling name first. All browsers on iPhones are Safari, whose version
 * is that of the system.
 */
const ENGINES = [
  ['Firefox', /Firefox\/(\d+)/],
  ['Safari', /(?:iPhone|iPad).* OS (\d+)/],
  ['UC Browser', /UC ?Browser\/?(\d+)/],
  ['Chrome', /(?:Chrome|Chromium)\/(\d+)/],
  ['Safari', /Version\/(\d+).* Safari/],
] as const

/** Returns the family and the main version of a browser's engine. */
export function engineOf(userAgent: string): { engine: string; version: number } {
  for (const [engine, pattern] of ENGINES) {
    const version = Number(pattern.exec(userAgent)?.[1])
    if (version < 1000) return { engine, version }
  }
  return { engine: 'Other', version: 0 }
}
