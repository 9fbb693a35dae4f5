import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { formatTime } from '../../shared/dates.ts'
import { call } from '../api-client.ts'
import { byDay } from './days.ts'
import { type NoticeRow, refreshNotices } from './queries.ts'

export function NoticeList({ notices }: { notices: readonly NoticeRow[] }) {
  const { now } = useRouteContext({ from: '__root__' })
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

/** Leads to its place, and is read by that. */
export function NoticeItem({ notice, time }: { notice: NoticeRow; time: string }) {
  const { id, text, path, createdAt, readAt } = notice
  const { client } = useRouteContext({ from: '__root__' })
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
    // It tells of something new: the place it leads to is read again.
    for (const queryKey of [['applications'], ['cv-stats'], ['cv-access']])
      void queryClient.invalidateQueries({ queryKey })
    void router.navigate({ href: path })
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
