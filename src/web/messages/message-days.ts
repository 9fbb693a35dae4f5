import { daysBetween, formatDate } from '../../shared/dates.ts'

const timeFormat = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Pacific/Port_Moresby',
  hour: 'numeric',
  minute: '2-digit',
})

/** `2:05 pm`, in Port Moresby. */
export function timeOfDay(date: string): string {
  return timeFormat.format(new Date(date))
}

/** Today, Yesterday, else the date. */
function dayLabel(date: string, now: Date): string {
  const days = daysBetween(date, now)
  if (days <= 0) return 'Today'
  return days === 1 ? 'Yesterday' : formatDate(date)
}

/** In a list: the time of today, else the day. */
export function shortMoment(date: string, now: Date): string {
  return daysBetween(date, now) <= 0 ? timeOfDay(date) : dayLabel(date, now)
}

/** Messages, oldest first, under the days of Port Moresby on which they were written. */
export function groupByDay<M extends { createdAt: string }>(messages: readonly M[], now: Date) {
  const groups: { label: string; messages: M[] }[] = []
  for (const message of messages) {
    const label = dayLabel(message.createdAt, now)
    const last = groups.at(-1)
    if (last?.label === label) last.messages.push(message)
    else groups.push({ label, messages: [message] })
  }
  return groups
}
