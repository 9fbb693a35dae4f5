import { formatDate } from '../../../shared/dates.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import type { Column } from '../../components/lists/table.tsx'
import { Badge, VerifiedBadge } from '../../components/surfaces/badge.tsx'
import { AdminList } from '../admin-list.tsx'
import { BY_TIME, ListFilter } from '../list-filters.tsx'
import { csvPathByState } from '../list-query.ts'
import type { ListSearch } from '../section-keys.ts'
import { CheckReasons, JobCheckSheet } from './job-check-sheet.tsx'
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
  const { client } = useSite()
  return (
    <>
      <AdminList
        title="Jobs to check"
        level="h3"
        noun="job"
        query={jobChecksQuery(client, list)}
        list={list}
        onChange={onChange}
        columns={columns((open) => onChange({ open, page: list.page ?? 1 }))}
        rowKey={({ id }) => id}
        searchLabel="Search by title or company"
        filters={
          <>
            <ListFilter label="Status" name="status" options={STATES} list={list} onChange={onChange} />
            <ListFilter
              label="Sort by"
              name="sort"
              options={list.status === 'waiting' ? LONGEST_FIRST : BY_TIME}
              list={list}
              onChange={onChange}
            />
          </>
        }
        csvPath={csvPathByState('/api/admin/job-checks.csv', list)}
        empty={{
          title: 'No jobs',
          why: list.status === 'waiting' ? 'Nothing to do.' : undefined,
        }}
      />
      {list.open && (
        <JobCheckSheet id={list.open} onClose={() => onChange({ open: '', page: list.page ?? 1 })} />
      )}
    </>
  )
}

const columns = (onOpen: (id: string) => void): Column<JobCheck>[] => [
  {
    key: 'job',
    label: 'Job',
    bare: true,
    cell: ({ title, excerpt }) => (
      <span className="wrap-anywhere">
        <b>{title}</b>
        <small className="help line-clamp-2">{excerpt}</small>
      </span>
    ),
  },
  {
    key: 'employer',
    label: 'Employer',
    cell: ({ employer }) => (
      <span className="wrap-anywhere">
        {employer.companyName}{' '}
        {employer.isApproved ? <VerifiedBadge>Verified</VerifiedBadge> : <Badge>Not verified</Badge>}
        {!employer.isActive && <Badge tone="red">Suspended</Badge>}
      </span>
    ),
  },
  { key: 'why', label: 'State and reasons', cell: (job) => <CheckReasons job={job} /> },
  {
    key: 'date',
    label: 'Since',
    cell: ({ since }) => <span className="whitespace-nowrap">{since && formatDate(since)}</span>,
  },
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
