import { daysBetween } from '../../shared/dates.ts'
import { plural } from '../../shared/text.ts'

/** How long it has its status: `since today`, `1 day`, `12 days`. */
export function stageDays(since: string, now: Date): string {
  const days = daysBetween(since, now)
  return days > 0 ? plural(days, 'day') : 'since today'
}

export const notesOf = (count: number): string => plural(count, 'note')
