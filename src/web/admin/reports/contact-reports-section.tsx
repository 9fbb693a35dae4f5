import { useQuery } from '@tanstack/react-query'
import { CONTACT_REASON_LABELS, CONTACT_REPORT_STATES } from '../../../modules/contact-reports/schema.ts'
import { formatAge, formatDate } from '../../../shared/dates.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { Badge } from '../../components/surfaces/badge.tsx'
import { AdminList } from '../admin-list.tsx'
import type { AdminColumn } from '../admin-table.tsx'
import { BY_TIME, ListFilter, StateTabs } from '../list-filters.tsx'
import { csvPathByState, useListSearch } from '../list-query.ts'
import { queuesQuery } from '../queries.ts'
import { NotInList, QueueWalk, WalkItem } from '../queue-walk.tsx'
import { ContactEvidence, ContactReportDecision } from './contact-decision.tsx'
import { type AdminContactReport, contactReportsQuery } from './reports-queries.ts'

const STATE_LABELS = { open: 'Open', confirmed: 'Confirmed', declined: 'Declined' } as const
const STATE_TONES = { open: 'yellow', confirmed: 'green', declined: 'red' } as const
const STATES = [
  { value: 'all', label: 'All' },
  ...CONTACT_REPORT_STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
]

/** Reports by employers about contact details that they paid for. Open ones come first, the oldest on top. */
export function ContactReportsSection() {
  const { client, now } = useSite()
  const [given, change] = useListSearch({ status: 'open' })
  const isQueue = given.status === 'open'
  const list = { ...given, sort: given.sort ?? (isQueue ? 'oldest' : 'newest') }
  const query = contactReportsQuery(client, list)
  const { data: queues } = useQuery(queuesQuery(client))
  if (list.open)
    return (
      <QueueWalk noun="contact report" query={query} list={list} onChange={change} idOf={({ id }) => id}>
        {(report, onDone) =>
          report ? (
            <WalkItem
              title={`${report.companyName} about ${report.cv?.fullName ?? 'a CV that is gone'}`}
              since={report.state === 'open' ? report.createdAt : null}
              evidence={<ContactEvidence report={report} />}
              decision={<ContactReportDecision report={report} onDone={onDone} />}
            />
          ) : (
            <NotInList noun="contact report" />
          )
        }
      </QueueWalk>
    )
  return (
    <AdminList
      title="Contact Reports"
      noun="report"
      query={query}
      list={list}
      onChange={change}
      columns={columns(now, (id) => change({ open: String(id), ...(list.page && { page: list.page }) }))}
      rowKey={({ id }) => id}
      searchLabel="Search by employer or name"
      tabs={
        <StateTabs
          section="contact-reports"
          options={STATES}
          list={list}
          waiting={{ value: 'open', count: queues?.contactReports }}
        />
      }
      filters={
        <ListFilter
          label="Sort by"
          name="sort"
          options={isQueue ? BY_TIME.toReversed() : BY_TIME}
          list={list}
          onChange={change}
        />
      }
      csvPath={csvPathByState('/api/admin/contact-reports.csv', list)}
      empty={{
        title: 'No contact reports',
        why: isQueue ? 'Nothing to do.' : undefined,
      }}
    />
  )
}

const columns = (now: Date, onOpen: (id: number) => void): AdminColumn<AdminContactReport>[] => [
  {
    key: 'cv',
    label: 'CV',
    bare: true,
    share: 1.2,
    cell: ({ cv }) => (cv ? <b>{cv.fullName}</b> : <span className="text-muted">No longer here</span>),
  },
  { key: 'employer', label: 'Employer', share: 1.2, cell: ({ companyName }) => companyName },
  {
    key: 'reason',
    label: 'Reason',
    share: 1.8,
    wide: true,
    cell: ({ reason, details }) => (
      <>
        {CONTACT_REASON_LABELS[reason]}
        {details && <small className="help block">{details}</small>}
      </>
    ),
  },
  { key: 'credits', label: 'Credits', numeric: true, share: 0.6, cell: ({ credits }) => credits },
  {
    key: 'state',
    label: 'Status',
    cell: ({ state, note }) => (
      <>
        <Badge tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Badge>
        {note && <small className="help block">{note}</small>}
      </>
    ),
  },
  {
    key: 'date',
    label: 'Waiting',
    share: 0.8,
    cell: ({ state, createdAt }) => (state === 'open' ? formatAge(createdAt, now) : formatDate(createdAt)),
  },
  {
    key: 'actions',
    label: 'Actions',
    bare: true,
    cell: ({ id, state }) => (
      <Button
        look={state === 'open' ? 'primary' : 'quiet'}
        aria-label={`${state === 'open' ? 'Decide on' : 'Open'} report ${id}`}
        onClick={() => onOpen(id)}
      >
        {state === 'open' ? 'Decide' : 'Open'}
      </Button>
    ),
  },
]
