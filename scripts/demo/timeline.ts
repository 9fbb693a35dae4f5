import { dayInPortMoresby } from '../../src/shared/dates.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

/**
 * The order of events in a day: credits are bought before they are spent, a CV is uploaded before it is sent or opened.
 */
const DAY_ORDER = [
  'registration',
  'payment request',
  'payment decision',
  'CV',
  'job',
  'CV change',
  'application',
  'application move',
  'page view',
  'unlock',
  'download',
  'message',
  'closing',
  'state',
] as const
export type DayPart = (typeof DAY_ORDER)[number]

/** Working hours. All events of a day are within them. */
const FIRST_HOUR = 8
const PART_MINUTES = 40

/**
 * Returns the time of an event that happened a number of days ago: in the working hours of Port Moresby, or within the
 * last four hours if it is today. `index` spreads events over their part of the day.
 */
export function momentOf(now: Date, daysAgo: number, part: DayPart, index: number): Date {
  const minutes = DAY_ORDER.indexOf(part) * PART_MINUTES + ((index * 17) % PART_MINUTES)
  if (daysAgo === 0) {
    const share = minutes / (DAY_ORDER.length * PART_MINUTES)
    return new Date(now.getTime() - (1 - share) * 240 * MINUTE)
  }
  const midnight = Date.parse(`${dayInPortMoresby(now)}T00:00:00+10:00`)
  return new Date(midnight - daysAgo * DAY + (FIRST_HOUR * 60 + minutes) * MINUTE)
}

/** Returns the day, as `2026-12-05`, that is a number of days after today; before today if the number is negative. */
export function dayFromToday(now: Date, days: number): string {
  return dayInPortMoresby(new Date(now.getTime() + days * DAY))
}
