import { daysBetween, formatDate } from '../../shared/dates.ts'

/** Rows in their order, by calendar day in Port Moresby: Today, Yesterday, else the date. */
export function byDay<Row extends { createdAt: string }>(rows: readonly Row[], now: Date) {
  const days = Map.groupBy(rows, ({ createdAt }) => nameOf(createdAt, now))
  return [...days].map(([day, rows]) => ({ day, rows }))
}

function nameOf(date: string, now: Date): string {
  const days = daysBetween(date, now)
  if (days <= 0) return 'Today'
  return days === 1 ? 'Yesterday' : formatDate(date)
}
