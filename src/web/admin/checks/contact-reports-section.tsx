import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { CONTACT_REASON_LABELS, CONTACT_REPORT_STATES } from '../../../modules/contact-reports/schema.ts'
import { formatDate } from '../../../shared/dates.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import type { Column } from '../../components/table.tsx'
import { MailAddress } from '../../employers/mail-address.tsx'
import { AdminList } from '../admin-list.tsx'
import { BY_TIME, ListFilter } from '../list-filter.tsx'
import { csvPathByState } from '../list-query.ts'
import { useListSearch } from '../use-list-search.ts'
import { ContactReportDialog } from './contact-report-dialog.tsx'
import { type AdminContactReport, contactReportsQuery } from './contact-reports-queries.ts'

const STATE_LABELS = { open: 'Open', confirmed: 'Confirmed', declined: 'Declined' } as const
const STATE_TONES = { open: 'yellow', confirmed: 'green', declined: 'red' } as const
const STATES = [
  { value: 'all', label: 'All' },
  ...CONTACT_REPORT_STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
]

type Decision = 'confirmed' | 'declined'

/** What employers report of contacts that they paid for: the open ones first. */
export function ContactReportsSection() {
  const { client } = useRouteContext({ from: '__root__' })
  const [list, change] = useListSearch({ status: 'open' })
  const [deciding, setDeciding] = useState<{ report: AdminContactReport; decision: Decision }>()
  return (
    <>
      <AdminList
        title="Contact Reports"
        noun="report"
        query={contactReportsQuery(client, list)}
        list={list}
        onChange={change}
        columns={columns((report, decision) => setDeciding({ report, decision }))}
        rowKey={({ id }) => id}
        searchLabel="Search by employer or name"
        filters={
          <>
            <ListFilter label="Status" name="status" options={STATES} list={list} onChange={change} />
            <ListFilter label="Sort by" name="sort" options={BY_TIME} list={list} onChange={change} />
          </>
        }
        csvPath={csvPathByState('/api/admin/contact-reports.csv', list)}
        empty={{
          title: 'No contact reports',
          why: list.status === 'open' ? 'Nothing waits for you.' : undefined,
        }}
      />
      {deciding && <ContactReportDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </>
  )
}

type OnDecide = (report: AdminContactReport, decision: Decision) => void

const columns = (onDecide: OnDecide): Column<AdminContactReport>[] => [
  { key: 'cv', label: 'CV', cell: ({ cv }) => <Contacts cv={cv} /> },
  { key: 'employer', label: 'Employer', cell: ({ companyName }) => <b>{companyName}</b> },
  {
    key: 'reason',
    label: 'Reason',
    cell: ({ reason, details }) => (
      <span className="wrap-anywhere">
        {CONTACT_REASON_LABELS[reason]}
        {details && <small className="help block">{details}</small>}
      </span>
    ),
  },
  { key: 'credits', label: 'Credits', numeric: true, cell: ({ credits }) => credits },
  {
    key: 'state',
    label: 'Status',
    cell: ({ state, note }) => (
      <span>
        <Badge tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Badge>
        {note && <small className="help block">{note}</small>}
      </span>
    ),
  },
  {
    key: 'date',
    label: 'Date',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
  {
    key: 'actions',
    label: 'Actions',
    bare: true,
    cell: (report) =>
      report.state === 'open' && (
        <span className="flex flex-wrap gap-2">
          <Button aria-label={`Confirm report ${report.id}`} onClick={() => onDecide(report, 'confirmed')}>
            Confirm
          </Button>
          <Button
            look="quiet"
            aria-label={`Decline report ${report.id}`}
            onClick={() => onDecide(report, 'declined')}
          >
            Decline
          </Button>
        </span>
      ),
  },
]

function Contacts({ cv }: Pick<AdminContactReport, 'cv'>) {
  if (!cv) return <span className="text-muted">No longer here</span>
  return (
    <span className="wrap-anywhere">
      <a href={`/profile/${cv.id}`}>{cv.fullName}</a>
      <small className="help block">
        <MailAddress email={cv.email} /> · {cv.phone || 'No phone'}
      </small>
    </span>
  )
}
