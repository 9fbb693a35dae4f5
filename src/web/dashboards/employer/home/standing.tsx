import {
  APPLICATION_STATUS_LABELS,
  type ApplicationStatus,
  STORED_STATUSES,
} from '../../../../modules/applications/schema.ts'
import { daysBetween } from '../../../../shared/dates.ts'
import { plural } from '../../../../shared/text.ts'
import { AppLink } from '../../../app/link.tsx'
import { useSite } from '../../../app/site.tsx'
import { StatusBadge, toneOf } from '../../../components/surfaces/badge.tsx'
import { dashboardHref } from '../dashboard-search.ts'
import { totalOf } from './needs.ts'
import type { EmployerHomeData } from './queries.ts'

/** The number of jobs that are shown. */
const MOST = 4

type Statuses = EmployerHomeData['jobs'][number]['statuses']

/** Shows the status of applicants: one bar per job, with the number of applicants in each status. */
export function Standing({ jobs }: { jobs: EmployerHomeData['jobs'] }) {
  const { now } = useSite()
  const shown = jobs.filter(({ statuses }) => totalOf(statuses) > 0).slice(0, MOST)
  const used = STORED_STATUSES.filter((status) => shown.some(({ statuses }) => statuses[status]))
  return (
    <section>
      <div className="section-head">
        <h2>Where applicants are</h2>
      </div>
      <div className="card grid gap-4">
        <ul className="grid gap-4">
          {shown.map(({ id, title, publishedAt, statuses }) => (
            <li key={id}>
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-1">
                <AppLink
                  href={dashboardHref({ tab: 'applications', view: 'board', job: id })}
                  className="inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere lg:min-h-8"
                >
                  {title}
                </AppLink>
                <span className="text-13 text-muted">
                  {totalOf(statuses)} in {plural(Math.max(1, daysBetween(publishedAt, now)), 'day')}
                </span>
              </div>
              <p className="sr">{inWords(statuses)}</p>
              <StatusBar statuses={statuses} />
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-1.5" aria-hidden="true">
          {used.map((status) => (
            <StatusBadge key={status} status={status}>
              {APPLICATION_STATUS_LABELS[status]}
            </StatusBadge>
          ))}
        </p>
      </div>
    </section>
  )
}

function StatusBar({ statuses }: { statuses: Statuses }) {
  return (
    <div className="status-bar" aria-hidden="true">
      {presentIn(statuses).map(([status, total]) => (
        <i key={status} className={toneOf(status)} style={{ flex: total }}>
          {total}
        </i>
      ))}
    </div>
  )
}

const presentIn = (statuses: Statuses): [ApplicationStatus, number][] =>
  STORED_STATUSES.flatMap((status) => {
    const total = statuses[status] ?? 0
    return total > 0 ? [[status, total]] : []
  })

const inWords = (statuses: Statuses) =>
  presentIn(statuses)
    .map(([status, total]) => `${APPLICATION_STATUS_LABELS[status]} ${total}`)
    .join(', ')
