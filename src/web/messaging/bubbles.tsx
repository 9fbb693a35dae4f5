import { daysBetween, formatDate } from '../../shared/dates.ts'
import { t } from '../../shared/language/words.ts'
import { LOCALE } from '../../shared/locale.ts'
import type { Message } from './queries.ts'

/** Shows plain text. Addresses do not become links, so that nobody opens a stranger's link by accident. */
export function Bubble({ message: { body, isMine, createdAt }, name }: { message: Message; name: string }) {
  return (
    <li className={isMine ? 'bubble mine' : 'bubble'}>
      <span className="sr">{isMine ? t('You') : name}: </span>
      <p>{body}</p>
      <small>
        <time dateTime={createdAt}>{timeOfDay(createdAt)}</time>
      </small>
    </li>
  )
}

const timeFormat = new Intl.DateTimeFormat(LOCALE, {
  timeZone: 'Pacific/Port_Moresby',
  hour: 'numeric',
  minute: '2-digit',
})

/** `2:05 pm`, in the time of Port Moresby. */
function timeOfDay(date: string): string {
  return timeFormat.format(new Date(date))
}

/** Returns 'Today', 'Yesterday' or the date. */
function dayLabel(date: string, now: Date): string {
  const days = daysBetween(date, now)
  if (days <= 0) return t('Today')
  return days === 1 ? t('Yesterday') : formatDate(date)
}

/** For lists: the time if it is today, otherwise the day. */
export function shortMoment(date: string, now: Date): string {
  return daysBetween(date, now) <= 0 ? timeOfDay(date) : dayLabel(date, now)
}

/** Groups messages, oldest first, by the day in Port Moresby on which they were written. */
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
