import { isEnglish, t } from './language/words.ts'
import { LOCALE } from './locale.ts'
import { plural } from './text.ts'
import { DAY, HOUR, MINUTE } from './time.ts'

const ZONE = 'Pacific/Port_Moresby'
/** Port Moresby is ten hours ahead of UTC and has no daylight saving time. */
const OFFSET = 10 * HOUR

const formatOf = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALE, { timeZone: ZONE, ...parts })
const DAY_AND_MONTH = { day: 'numeric', month: 'short' } as const
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const

// A file for the browser contains only the formats that it uses.
const dayFormat = /* @__PURE__ */ formatOf({ ...DAY_AND_MONTH, year: 'numeric' })
const shortDayFormat = /* @__PURE__ */ formatOf(DAY_AND_MONTH)
const timeFormat = /* @__PURE__ */ formatOf({ ...DAY_AND_MONTH, year: 'numeric', ...CLOCK })
const clockFormat = /* @__PURE__ */ formatOf(CLOCK)

/** Writes the names of days and months in the language of the reader: Intl does not know those of Tok Pisin. */
const named = (date: string) => (isEnglish() ? date : date.replace(/[A-Z][a-z]{2,4}/g, (name) => t(name)))

/** `2:05 pm`, in Port Moresby. */
export function formatTime(date: Date | string): string {
  return clockFormat.format(new Date(date))
}

/** `5 Dec 2026`, in Port Moresby. */
export function formatDate(date: Date | string): string {
  return named(dayFormat.format(new Date(date)))
}

/** `5 Dec`, in Port Moresby. For places where the year is obvious. */
export function formatDay(date: Date | string): string {
  return named(shortDayFormat.format(new Date(date)))
}

/** `5 Dec 2026, 2:05 pm`, in Port Moresby. */
export function formatDateTime(date: Date | string): string {
  return named(timeFormat.format(new Date(date)))
}

function dayNumber(date: Date): number {
  return Math.floor((date.getTime() + OFFSET) / DAY)
}

const weekdayFormat = /* @__PURE__ */ formatOf({ weekday: 'short', ...DAY_AND_MONTH })

/** `Tue 12 Jan`, in Port Moresby. For times that are soon. */
export function formatWeekday(date: Date | string): string {
  return named(weekdayFormat.format(new Date(date)).replace(',', ''))
}

/** Returns the time `days` times 24 hours before `date`. */
export function daysBefore(date: Date, days: number): Date {
  return new Date(date.getTime() - days * DAY)
}

/** Returns the number of calendar days in Port Moresby from `earlier` to `later`. */
export function daysBetween(earlier: Date | string, later: Date | string): number {
  return dayNumber(new Date(later)) - dayNumber(new Date(earlier))
}

/** Returns Today, Yesterday, N days ago (up to 6 days), N weeks ago (up to 29 days), or the date. */
export function relativeDate(date: Date | string, now: Date): string {
  const days = daysBetween(date, now)
  if (days <= 0) return t('Today')
  if (days === 1) return t('Yesterday')
  if (days < 7) return t('{days} days ago', { days })
  if (days < 30) return t('{count} week ago|{count} weeks ago', { count: Math.floor(days / 7) })
  return formatDate(date)
}

/** The relative date inside a sentence: `today`, `2 weeks ago`, `23 Aug 2026`. */
export function since(date: Date | string, now: Date): string {
  return relativeDate(date, now).replace(/^./, (letter) => letter.toLowerCase())
}

/** The time since a moment, in the largest unit that gives at least 2: `12 minutes`, `26 hours`, `3 days`. */
export function formatAge(from: Date | string, now: Date): string {
  const ms = Math.max(0, now.getTime() - new Date(from).getTime())
  if (ms < 2 * HOUR) return plural(Math.floor(ms / MINUTE), 'minute')
  return ms < 2 * DAY ? plural(Math.floor(ms / HOUR), 'hour') : plural(Math.floor(ms / DAY), 'day')
}

/** The first moment of a calendar day in Port Moresby. `day` is `2026-12-05`. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+10:00`)
}

/** The last second of a calendar day in Port Moresby. `day` is `2026-12-05`. */
export function endOfDay(day: string): Date {
  return new Date(`${day}T23:59:59+10:00`)
}

/** Returns the last `count` calendar days in Port Moresby, the oldest first and today last. */
export function lastDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    dayInPortMoresby(new Date(now.getTime() - (count - 1 - index) * DAY)),
  )
}

/** Returns the last `count` months in Port Moresby as `2026-12`, the oldest first and the current one last. */
export function lastMonths(now: Date, count: number): string[] {
  const [year = 0, month = 0] = dayInPortMoresby(now).split('-').map(Number)
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index)).toISOString().slice(0, 7),
  )
}

const monthFormat = /* @__PURE__ */ formatOf({ timeZone: 'UTC', month: 'short', year: 'numeric' })

/** `Dec 2026`, from `2026-12`. */
export function formatMonth(month: string): string {
  return named(monthFormat.format(new Date(`${month}-01T00:00:00Z`)))
}

/** `2026-12-05T23:59:59+10:00`, for readers that expect the local time with its offset. */
export function isoInPortMoresby(date: Date | string): string {
  return new Date(new Date(date).getTime() + OFFSET).toISOString().replace(/\.\d+Z$/, '+10:00')
}

/** The calendar day in Port Moresby, as `2026-12-05`. */
export function dayInPortMoresby(date: Date): string {
  return new Date(date.getTime() + OFFSET).toISOString().slice(0, 10)
}

/** The same with the minute, as `2026-12-05 14:05`, which spreadsheets read as a date. */
export function minuteInPortMoresby(date: Date): string {
  return new Date(date.getTime() + OFFSET).toISOString().slice(0, 16).replace('T', ' ')
}

/** The same in the format of form fields: `2026-12-05T14:05`. */
export function typedMinute(date: Date | string): string {
  return minuteInPortMoresby(new Date(date)).replace(' ', 'T')
}
