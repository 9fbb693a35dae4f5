import { formatAge } from '../../../shared/dates.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { Badge, VerifiedBadge } from '../../components/surfaces/badge.tsx'
import { AdminList } from '../admin-list.tsx'
import type { AdminColumn } from '../admin-table.tsx'
import { BY_TIME, StateFilters } from '../list-filters.tsx'
import { csvPathByState } from '../list-query.ts'
import { QueueWalk } from '../queue-walk.tsx'
import type { ListSearch } from '../section-keys.ts'
import { CheckedJobItem, ShortReasons } from './checked-job.tsx'
import { type JobCheck, jobChecksQuery } from './reports-queries.ts'

const STATES = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'blocked', label: 'Taken down' },
  { value: 'checked', label: 'Found harmless' },
]

/** The job that has waited longest comes first. */
const LONGEST_FIRST = BY_TIME.toReversed()

type ListProps = { list: ListSearch; onChange: (changes: ListSearch) => void }

/** Each job is listed once, whatever its reasons, because it needs only one decision. */
export function JobChecksList({ list, onChange }: ListProps) {
  const { client, now } = useSite()
  const query = jobChecksQuery(client, list)
  if (list.open)
    return (
      <QueueWalk noun="job" query={query} list={list} onChange={onChange} idOf={({ id }) => id}>
        {(row, onDone) => (
          <CheckedJobItem
            id={list.open ?? ''}
            since={list.status === 'waiting' ? (row?.since ?? null) : null}
            onDone={onDone}
          />
        )}
      </QueueWalk>
    )
  return (
    <AdminList
      title="Jobs to check"
      level="h3"
      noun="job"
      query={query}
      list={list}
      onChange={onChange}
      columns={columns(now, (open) => onChange({ open, page: list.page ?? 1 }))}
      rowKey={({ id }) => id}
      searchLabel="Search by title or company"
      filters={
        <StateFilters
          states={STATES}
          sorts={list.status === 'waiting' ? LONGEST_FIRST : BY_TIME}
          list={list}
          onChange={onChange}
        />
      }
      csvPath={csvPathByState('/api/admin/job-checks.csv', list)}
      empty={{
        title: 'No jobs',
        why: list.status === 'waiting' ? 'Nothing to do.' : undefined,
      }}
    />
  )
}

const columns = (now: Date, onOpen: (id: string) => void): AdminColumn<JobCheck>[] => [
  { key: 'job', label: 'Job', bare: true, share: 1.3, cell: ({ title }) => <b>{title}</b> },
  {
    key: 'employer',
    label: 'Employer',
    share: 1.3,
    cell: ({ employer }) => (
      <>
        {employer.companyName}{' '}
        {employer.isApproved ? <VerifiedBadge>Verified</VerifiedBadge> : <Badge>Not verified</Badge>}
        {!employer.isActive && <Badge tone="red">Suspended</Badge>}
      </>
    ),
  },
  {
    key: 'why',
    label: 'State and reasons',
    share: 2.2,
    wide: true,
    cell: (job) => <ShortReasons job={job} />,
  },
  { key: 'date', label: 'Waiting', share: 0.7, cell: ({ since }) => since && formatAge(since, now) },
  {
    key: 'actions',
    label: 'Actions',
    bare: true,
    cell: ({ id, title }) => (
      <Button look="quiet" aria-label={`Check ${title}`} onClick={() => onOpen(String(id))}>
        Check
      </Button>
    ),
  },
]
