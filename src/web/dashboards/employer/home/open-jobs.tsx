import { daysBetween, formatDay } from '../../../../shared/dates.ts'
import { formatNumber } from '../../../../shared/locale.ts'
import { plural } from '../../../../shared/text.ts'
import { AppLink } from '../../../app/link.tsx'
import { useSite } from '../../../app/site.tsx'
import { ButtonLink } from '../../../components/controls/button.tsx'
import { type Column, Table } from '../../../components/lists/table.tsx'
import { Badge } from '../../../components/surfaces/badge.tsx'
import { dashboardHref } from '../dashboard-search.ts'
import { totalOf } from './needs.ts'
import type { EmployerHomeData } from './queries.ts'

type Job = EmployerHomeData['jobs'][number]

/** The open jobs that have the most applications. */
export function OpenJobs({ jobs }: { jobs: readonly Job[] }) {
  const { now } = useSite()
  const columns: Column<Job>[] = [
    {
      key: 'job',
      label: 'Job',
      bare: true,
      cell: ({ id, title, locationName }) => (
        <div>
          <AppLink href={`/jobs/${id}`} className="-mt-2.5 inline-block pt-2.5 font-semibold">
            {title}
          </AppLink>
          <p className="text-13 text-muted">{locationName}</p>
        </div>
      ),
    },
    { key: 'views', label: 'Views', numeric: true, cell: ({ views }) => formatNumber(views) },
    {
      key: 'applications',
      label: 'Applications',
      numeric: true,
      cell: ({ id, statuses }) => (
        <AppLink
          className="-my-2.5 inline-block px-2 py-2.5"
          href={dashboardHref({ tab: 'applications', job: id })}
        >
          {formatNumber(totalOf(statuses))}
        </AppLink>
      ),
    },
    { key: 'closes', label: 'Closes', cell: ({ endsAt }) => <Closes endsAt={endsAt} now={now} /> },
    {
      key: 'edit',
      label: 'Edit',
      bare: true,
      cell: ({ id, title }) => (
        <ButtonLink
          href={`/employer-jobs?job=${id}&open=edit`}
          look="quiet"
          link={AppLink}
          aria-label={`Edit ${title}`}
        >
          Edit
        </ButtonLink>
      ),
    },
  ]
  return <Table caption="Open jobs" columns={columns} rows={jobs} rowKey={({ id }) => id} />
}

/** Days from which a closing date is marked. */
const SOON = 3

function Closes({ endsAt, now }: { endsAt: string; now: Date }) {
  const days = daysBetween(now, endsAt)
  const text = `${formatDay(endsAt)} (${days === 0 ? 'today' : plural(days, 'day')})`
  return days <= SOON ? <Badge tone="golden">{text}</Badge> : text
}
