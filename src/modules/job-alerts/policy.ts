import { dayInPortMoresby, startOfDay } from '../../shared/dates.ts'
import { DAY, HOUR } from '../../shared/time.ts'
import { MAIL_HOUR } from './limits.ts'
import type { AlertParameters, AlertSearch, Frequency } from './schema.ts'

/** Returns the filters that are set, as parameters of the job search. */
export function alertParameters(search: AlertSearch): AlertParameters {
  return Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      value === '' || value === undefined ? [] : [[name, String(value)]],
    ),
  )
}

/** The path of the page that shows the jobs of an alert, the newest first. Begins with /. */
export function alertPath(search: AlertParameters): string {
  return `/jobs?${new URLSearchParams({ ...search, sortBy: 'newest' })}`
}

/** The morning of the next mail: tomorrow, or in a week. */
export function nextMorning(now: Date, frequency: Frequency): Date {
  const today = startOfDay(dayInPortMoresby(now)).getTime()
  return new Date(today + (frequency === 'daily' ? 1 : 7) * DAY + MAIL_HOUR * HOUR)
}
