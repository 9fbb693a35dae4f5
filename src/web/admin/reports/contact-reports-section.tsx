import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  CONTACT_REASON_LABELS,
  CONTACT_REPORT_STATES,
  ContactDecision,
} from '../../../modules/contact-reports/schema.ts'
import { formatDate } from '../../../shared/dates.ts'
import { plural } from '../../../shared/text.ts'
import { useForm } from '../../app/forms/form.ts'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { TextField } from '../../components/forms/field.tsx'
import type { Column } from '../../components/lists/table.tsx'
import { FormDialog } from '../../components/overlays/form-dialog.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Badge } from '../../components/surfaces/badge.tsx'
import { MailAddress } from '../../components/surfaces/mail-address.tsx'
import { AdminList } from '../admin-list.tsx'
import { useMailWords } from '../email/mail-words.ts'
import { BY_TIME, ListFilter } from '../list-filters.tsx'
import {
  adminListQuery,
  byTime,
  csvPathByState,
  known,
  pageOf,
  type RowOf,
  useListSearch,
} from '../list-query.ts'
import type { ListSearch } from '../section-keys.ts'

const STATE_LABELS = { open: 'Open', confirmed: 'Confirmed', declined: 'Declined' } as const
const STATE_TONES = { open: 'yellow', confirmed: 'green', declined: 'red' } as const
const STATES = [
  { value: 'all', label: 'All' },
  ...CONTACT_REPORT_STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
]

type Decision = 'confirmed' | 'declined'

/** Reports by employers about contact details that they paid for. Open ones come first. */
export function ContactReportsSection() {
  const { client } = useSite()
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
          why: list.status === 'open' ? 'Nothing to do.' : undefined,
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

const WORDS = {
  confirmed: { verb: 'Confirm', busy: 'Confirming…', done: 'Report confirmed' },
  declined: { verb: 'Decline', busy: 'Declining…', done: 'Report declined' },
} as const

type ContactReportDialogProps = {
  report: AdminContactReport
  decision: keyof typeof WORDS
  onClose: () => void
}

function ContactReportDialog({ report, decision, onClose }: ContactReportDialogProps) {
  const { client } = useSite()
  const mail = useMailWords()
  const queryClient = useQueryClient()
  const words = WORDS[decision]
  const { companyName, credits } = report
  const form = useForm({
    schema: ContactDecision,
    read: ({ note }) => ({ state: decision, note }),
    fallback: 'The report could not be decided. Please try again.',
    submit: async (json, { idempotencyKey }) => {
      const headers = { 'Idempotency-Key': idempotencyKey }
      const param = { id: String(report.id) }
      await call(client.api.admin['contact-reports'][':id'].decide.$post({ param, json }, { headers }))
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      toast({ title: words.done, description: mail.told(companyName, 'on the CV’s page') })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      submitLabel={words.verb}
      busyLabel={words.busy}
      danger={decision === 'declined'}
      title={`${words.verb} this report?`}
      description={
        decision === 'confirmed'
          ? `${companyName} will get ${plural(credits, 'credit')} back and keep access to the CV. The job seeker will be asked to check the phone number and email address. This cannot be undone.`
          : `${companyName} will not get any credits back. This cannot be undone.`
      }
      onClose={onClose}
    >
      <TextField
        label="Note"
        name="note"
        rows={2}
        help={mail.read('on the CV’s page')}
        error={form.errors['note']}
      />
    </FormDialog>
  )
}

const contactReportsQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('contact-reports', list, () => {
    const query = { ...pageOf(list), ...known('state', CONTACT_REPORT_STATES, list.status), ...byTime(list) }
    return client.api.admin['contact-reports'].$get({ query })
  })

type AdminContactReport = RowOf<typeof contactReportsQuery>
