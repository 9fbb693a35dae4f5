import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { daysBetween, formatDate, formatTime } from '../../shared/dates.ts'
import { call } from '../app/loading/api-client.ts'
import { openAddress } from '../app/router-link.tsx'
import { useSite } from '../app/site.tsx'
import { type NoticeRow, refreshNotices } from './queries.ts'

export function NoticeList({ notices }: { notices: readonly NoticeRow[] }) {
  const { now } = useSite()
  return byDay(notices, now).map(({ day, rows }) => (
    <section key={day} className="grid gap-2">
      <h2 className="text-17">{day}</h2>
      <ul className="grid gap-2">
        {rows.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} time={formatTime(notice.createdAt)} />
        ))}
      </ul>
    </section>
  ))
}

/** A link to what the notice is about. Following it marks the notice as read. */
function NoticeItem({ notice, time }: { notice: NoticeRow; time: string }) {
  const { id, text, path, createdAt, readAt } = notice
  const { client } = useSite()
  const queryClient = useQueryClient()
  const router = useRouter()
  const follow = (event: MouseEvent) => {
    if (!readAt)
      void call(client.api.user.notices.read.$post({ json: { ids: [id] } })).then(
        () => refreshNotices(queryClient),
        () => undefined,
      )
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // The notice is about something new, so the data of the page it leads to is loaded again.
    for (const queryKey of [['applications'], ['cv-stats'], ['cv-access']])
      void queryClient.invalidateQueries({ queryKey })
    void openAddress(router, path)
  }
  return (
    <li className={readAt ? 'card card-link' : 'card card-link border-l-4 border-l-brand'}>
      <a
        href={path}
        className={readAt ? 'cover text-ink no-underline' : 'cover font-semibold text-ink no-underline'}
        onClick={follow}
      >
        {!readAt && <span className="sr">Unread: </span>}
        {text}
      </a>
      <p className="text-13 text-muted">
        <time dateTime={createdAt}>{time}</time>
        {!readAt && ' · new'}
      </p>
    </li>
  )
}

/** Groups rows by their calendar day in Port Moresby: Today, Yesterday or the date. Keeps their order. */
export function byDay<Row extends { createdAt: string }>(rows: readonly Row[], now: Date) {
  const days = Map.groupBy(rows, ({ createdAt }) => nameOf(createdAt, now))
  return [...days].map(([day, rows]) => ({ day, rows }))
}

function nameOf(date: string, now: Date): string {
  const days = daysBetween(date, now)
  if (days <= 0) return 'Today'
  return days === 1 ? 'Yesterday' : formatDate(date)
}
