import { dayInPortMoresby } from '../../src/shared/dates.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

/** What happens in one day, in this order: money comes before it is spent, a CV is there before it is sent and opened. */
const DAY_ORDER = [
  'registration',
  'payment request',
  'payment decision',
  'CV',
  'job',
  'CV change',
  'application',
  'application move',
  'look',
  'unlock',
  'download',
  'message',
  'closing',
  'state',
] as const
export type DayPart = (typeof DAY_ORDER)[number]

/** Working hours; nothing of one day reaches into the next. */
const FIRST_HOUR = 8
const PART_MINUTES = 40

/**
 * When something happens that the demo world tells as 'days ago': in the working hours of Port Moresby, within the last four
 * hours when it is today. `index` scatters it within its part of the day.
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

/** The calendar day, as `2026-12-05`, that is so many days after today, or before when below 0. */
export function dayFromToday(now: Date, days: number): string {
  return dayInPortMoresby(new Date(now.getTime() + days * DAY))
}
