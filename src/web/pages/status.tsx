import { PART_LABELS } from '../../modules/status/schema.ts'
import { formatDateTime, formatDay, lastDays } from '../../shared/dates.ts'
import { t } from '../../shared/language/words.ts'
import { useSite } from '../app/site.tsx'
import { Notice } from '../components/states/states.tsx'
import { Badge } from '../components/surfaces/badge.tsx'
import { Card } from '../components/surfaces/card.tsx'
import {
  type DayLevel,
  dayText,
  levelOf,
  noteState,
  noteTimes,
  type Status,
  type StatusNote,
  type StatusPart,
  shareSentence,
  stateSentence,
  summaryOf,
} from '../status/status-words.ts'
import { PageTop } from '../texts/text-page.tsx'
import { definePage } from './page.ts'

export const statusPage = definePage({
  path: '/status',
  isListed: false,
  open: async ({ reads }) => ({
    title: t('Status'),
    meta: [
      {
        name: 'description',
        content: t('Whether pages, search, uploads and email work now, and how they worked before.'),
      },
      { name: 'robots', content: 'noindex' },
    ],
    isWide: true,
    body: <StatusPage status={await reads.status()} />,
  }),
})

function StatusPage({ status }: { status: Status }) {
  const { now } = useSite()
  const { kind, text } = summaryOf(status)
  return (
    <article>
      <PageTop title={t('Status')} lead={t('Whether pages, search, uploads and email work.')} />
      <div className="wrap grid gap-6 pt-6">
        <div className="grid gap-3">
          <Notice kind={kind} title={text} />
          {status.measuredAt && (
            <p className="text-13 text-muted">
              {t('Last measured {time}. We measure once a minute. Times are in Port Moresby time.', {
                time: formatDateTime(status.measuredAt),
              })}
            </p>
          )}
        </div>
        {status.notes.length > 0 && <Notes notes={status.notes} now={now} />}
        <section className="grid gap-4 lg:grid-cols-2" aria-label={t('Parts of the site')}>
          {status.parts.map((part) => (
            <PartCard key={part.part} part={part} shown={status.days} now={now} />
          ))}
          <p className="text-13 text-muted lg:col-span-2">
            {t(
              'Green, full bar: no problems that day. Yellow, lower bar: problems for part of the day. Red, short bar: down for most of the day. Grey: no data.',
            )}
          </p>
        </section>
        <DayTable status={status} now={now} />
      </div>
    </article>
  )
}

type PartCardProps = { part: StatusPart; shown: number; now: Date }

function PartCard({ part, shown, now }: PartCardProps) {
  const share = shareSentence(part, shown)
  return (
    <Card as="section" className="grid content-start gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-17">{t(PART_LABELS[part.part])}</h2>
        <StateBadge state={part.state} />
      </div>
      <p>
        {stateSentence(part)} {share}
      </p>
      {part.state !== 'off' && (
        <>
          <DayBars days={part.days} shown={shown} now={now} />
          <p className="flex justify-between text-13 text-muted" aria-hidden="true">
            <span>{t('{days} days ago', { days: shown })}</span>
            <span>{t('Today')}</span>
          </p>
        </>
      )}
    </Card>
  )
}

function StateBadge({ state }: Pick<StatusPart, 'state'>) {
  switch (state) {
    case 'ok':
      return <Badge tone="green">{t('Works')}</Badge>
    case 'failed':
      return <Badge tone="red">{t('Does not work')}</Badge>
    case 'off':
      return <Badge>{t('Not set up')}</Badge>
    case 'unknown':
      return <Badge>{t('Not known')}</Badge>
  }
}

const NOTE_BADGES = {
  now: { tone: 'yellow', label: 'Now' },
  planned: { tone: 'blue', label: 'Planned' },
  over: { tone: undefined, label: 'Ended' },
} as const

type NoteBadgeProps = (typeof NOTE_BADGES)[keyof typeof NOTE_BADGES]

const NoteBadge = ({ tone, label }: NoteBadgeProps) => <Badge {...(tone && { tone })}>{t(label)}</Badge>

function Notes({ notes, now }: { notes: readonly StatusNote[]; now: Date }) {
  return (
    <section className="grid gap-3">
      <h2>{t('Notes')}</h2>
      <ul className="grid gap-3">
        {notes.map((note) => (
          <Card as="li" key={note.id} className="grid gap-1">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="wrap-anywhere" lang="en">
                {note.title}
              </h3>
              <NoteBadge {...NOTE_BADGES[noteState(note, now)]} />
            </div>
            <p className="text-13 text-muted">{noteTimes(note)}</p>
            {note.body && (
              <p className="whitespace-pre-line wrap-anywhere" lang="en">
                {note.body}
              </p>
            )}
          </Card>
        ))}
      </ul>
    </section>
  )
}

/** The bars in words, newest first, for screen readers and for people who want details. */
function DayTable({ status, now }: { status: Status; now: Date }) {
  const first = status.parts.flatMap(({ days }) => days.slice(0, 1).map(({ day }) => day)).sort()[0]
  if (!first) return null
  const days = lastDays(now, status.days)
    .filter((day) => day >= first)
    .reverse()
  return (
    <details>
      <summary className="more">{t('Day by day')}</summary>
      <table className="w-full table-fixed text-left text-13 wrap-anywhere [&_td]:py-1 [&_td]:pr-1 [&_td]:align-top [&_th]:py-1 [&_th]:pr-1 [&_th]:align-top">
        <caption className="sr">{t('Results for each day, Port Moresby time')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Day')}</th>
            {status.parts.map(({ part }) => (
              <th key={part} scope="col">
                {t(PART_LABELS[part])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day}>
              <th scope="row" className="font-normal">
                {formatDay(`${day}T00:00:00+10:00`)}
              </th>
              {status.parts.map(({ part, days: own }) => (
                <td key={part}>{dayText(own.find((one) => one.day === day))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** Height and colour together, so that the bars can be read without seeing colours. The full height is 32. */
const BARS: Record<DayLevel | 'none', { height: number; colour: string }> = {
  ok: { height: 32, colour: 'text-success' },
  some: { height: 22, colour: 'text-gold' },
  down: { height: 12, colour: 'text-danger' },
  unknown: { height: 6, colour: 'text-edge' },
  none: { height: 3, colour: 'text-line' },
}

/** Shows one bar per day, today last. The table of days has the same figures in words. */
function DayBars({ days, shown, now }: { days: StatusPart['days']; shown: number; now: Date }) {
  const known = new Map(days.map((day) => [day.day, day]))
  return (
    <svg viewBox={`0 0 ${shown * 4} 32`} preserveAspectRatio="none" className="h-8 w-full" aria-hidden="true">
      {lastDays(now, shown).map((day, index) => {
        const found = known.get(day)
        const { height, colour } = BARS[found ? levelOf(found) : 'none']
        return (
          <rect
            key={day}
            x={index * 4}
            y={32 - height}
            width={3}
            height={height}
            className={colour}
            fill="currentColor"
          />
        )
      })}
    </svg>
  )
}
