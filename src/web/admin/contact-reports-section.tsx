import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { CONTACT_REASON_LABELS, CONTACT_REPORT_STATES } from '../../modules/contact-reports/schema.ts'
import { formatDate } from '../../shared/dates.ts'
import { plural } from '../../shared/text.ts'
import { Badge } from '../components/badge.tsx'
import { Button } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { Select } from '../components/select.tsx'
import { SkeletonList } from '../components/skeleton.tsx'
import { type Column, Table } from '../components/table.tsx'
import { LoadFailure } from '../employers/load-failure.tsx'
import { MailAddress } from '../employers/mail-address.tsx'
import { PageButtons } from '../employers/page-buttons.tsx'
import { ContactReportDialog } from './contact-report-dialog.tsx'
import { type AdminContactReport, contactReportsQuery, PAGE_SIZE } from './queries.ts'

const STATE_LABELS = { open: 'Open', confirmed: 'Confirmed', declined: 'Declined' } as const
const STATE_TONES = { open: 'yellow', confirmed: 'green', declined: 'red' } as const
const STATES = CONTACT_REPORT_STATES.map((value) => ({ value, label: STATE_LABELS[value] }))

type Decision = 'confirmed' | 'declined'

/** What employers report of contacts that they paid for: the open ones first. */
export function ContactReportsSection() {
  const { client } = useRouteContext({ from: '__root__' })
  const [list, setList] = useState({ status: 'open', page: 1 })
  const [deciding, setDeciding] = useState<{ report: AdminContactReport; decision: Decision }>()
  const query = useQuery(contactReportsQuery(client, list))
  const { data, error } = query
  return (
    <section className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2>Contact Reports</h2>
        <Select
          label="State"
          name="state"
          className="w-full sm:w-48"
          placeholder="All"
          options={STATES}
          defaultValue={list.status}
          onChange={({ target }) => setList({ status: target.value, page: 1 })}
        />
      </div>
      {error ? (
        <LoadFailure what="Contact reports" error={error} query={query} loginHref="/admin-login" />
      ) : !data ? (
        <SkeletonList count={4} label="Loading contact reports…" boneClass="h-14" className="grid gap-2" />
      ) : (
        <>
          <p role="status">{plural(data.total, 'report')}</p>
          {data.rows.length === 0 ? (
            <EmptyState
              level="h3"
              title="No contact reports"
              why={list.status === 'open' ? 'Nothing waits for you.' : undefined}
            />
          ) : (
            <Table
              caption="Contact reports"
              columns={columns((report, decision) => setDeciding({ report, decision }))}
              rows={data.rows}
              rowKey={({ id }) => id}
            />
          )}
          <PageButtons
            page={list.page}
            pages={Math.ceil(data.total / PAGE_SIZE)}
            onPage={(page) => setList({ ...list, page })}
          />
        </>
      )}
      {deciding && <ContactReportDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </section>
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
    label: 'State',
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
