import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Calendar from 'lucide-react/icons/calendar'
import Clock from 'lucide-react/icons/clock'
import Eye from 'lucide-react/icons/eye'
import FileText from 'lucide-react/icons/file-text'
import MessageSquare from 'lucide-react/icons/message-square'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { MouseEvent } from 'react'
import type { NoticeKind } from '../../modules/notices/schema.ts'
import { daysBetween, formatDate, formatTime } from '../../shared/dates.ts'
import { t } from '../../shared/language/words.ts'
import { call } from '../app/loading/api-client.ts'
import { openAddress } from '../app/router-link.tsx'
import { useSite } from '../app/site.tsx'
import { type NoticeRow, refreshNotices } from './queries.ts'

export function NoticeList({ notices }: { notices: readonly NoticeRow[] }) {
  const { now } = useSite()
  return byDay(notices, now).map(({ day, rows }) => (
    <section key={day}>
      <h2 className="mb-2 text-17">{day}</h2>
      <ul className="list">
        {rows.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} time={formatTime(notice.createdAt)} />
        ))}
      </ul>
    </section>
  ))
}

/** A notice, as a link to its subject. Following it marks the notice as read. */
function NoticeItem({ notice, time }: { notice: NoticeRow; time: string }) {
  const { id, kind, text, path, createdAt, readAt } = notice
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
  const [Icon, tone] = ICONS[kind]
  return (
    <li className={readAt ? 'notice-row' : 'notice-row notice-new'}>
      <span className={`icon-tile ${tone}`}>
        <Icon size={20} />
      </span>
      <div className="min-w-0 flex-1">
        <a href={path} className="cover" onClick={follow}>
          {!readAt && <span className="sr">{t('Unread')}: </span>}
          {text}
        </a>
        <p className="text-13 text-muted">
          <time dateTime={createdAt}>{time}</time>
          {!readAt && <b className="text-brand"> · {t('New')}</b>}
        </p>
      </div>
    </li>
  )
}

const ICONS: Record<NoticeKind, readonly [LucideIcon, string]> = {
  application_received: [FileText, ''],
  application_opened: [Eye, ''],
  status_changed: [ArrowRight, ''],
  job_closed: [Clock, 'yellow'],
  cv_opened: [Eye, ''],
  contact_failed: [TriangleAlert, 'yellow'],
  message: [MessageSquare, 'blue'],
  interview: [Calendar, 'blue'],
  conversation_closed: [TriangleAlert, 'yellow'],
  document_expires: [FileText, 'yellow'],
}

/** Groups rows by their calendar day in Port Moresby: Today, Yesterday or the date. Keeps their order. */
export function byDay<Row extends { createdAt: string }>(rows: readonly Row[], now: Date) {
  const days = Map.groupBy(rows, ({ createdAt }) => nameOf(createdAt, now))
  return [...days].map(([day, rows]) => ({ day, rows }))
}

function nameOf(date: string, now: Date): string {
  const days = daysBetween(date, now)
  if (days <= 0) return t('Today')
  return days === 1 ? t('Yesterday') : formatDate(date)
}
