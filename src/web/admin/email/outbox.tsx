import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { EMAIL_KIND_LABELS } from '../../../modules/email/schema.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { plural } from '../../../shared/text.ts'
import { call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import type { Column } from '../../components/lists/table.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice } from '../../components/states/states.tsx'
import { AdminList } from '../admin-list.tsx'
import { BY_TIME, ListFilter } from '../list-filters.tsx'
import { csvPathByState, useListSearch } from '../list-query.ts'
import { type AdminSetting, queuesQuery } from '../queries.ts'
import { type OutboxRow, outboxQuery } from './email-queries.ts'
import { MailStateBadge, OutboxSheet } from './outbox-sheet.tsx'

const STATES = [
  { value: 'all', label: 'All' },
  { value: 'queued', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
]

/** All mails: waiting, sent, or failed with the reason. */
export function Outbox({ settings }: { settings: AdminSetting[] }) {
  const { client } = useSite()
  const [list, change] = useListSearch()
  const isCapturing = settings.some((one) => one.settingKey === 'smtp_host' && one.settingValue === '')
  return (
    <div className="grid min-w-0 gap-4">
      {isCapturing && (
        <Notice kind="warning" title="No SMTP server is set up">
          Emails are kept here, where you can read them, and are sent once there is a server.
        </Notice>
      )}
      <AdminList
        title="Outbox"
        level="h3"
        noun="mail"
        query={outboxQuery(client, list)}
        list={list}
        onChange={change}
        columns={columns((id) => change({ open: String(id) }))}
        rowKey={({ id }) => id}
        searchLabel="Search by address or subject"
        filters={
          <>
            <ListFilter label="Status" name="status" options={STATES} list={list} onChange={change} />
            <ListFilter label="Sort by" name="sort" options={BY_TIME} list={list} onChange={change} />
          </>
        }
        csvPath={csvPathByState('/api/admin/emails.csv', list)}
        actions={<DismissFailures />}
        empty={{
          title: 'No emails',
          why: list.status ? 'No emails have this status.' : 'No emails yet.',
        }}
      />
      {list.open && <OutboxSheet id={list.open} onClose={() => change({ open: '' }, { replace: true })} />}
    </div>
  )
}

const columns = (onOpen: (id: number) => void): Column<OutboxRow>[] => [
  {
    key: 'subject',
    label: 'Email',
    bare: true,
    cell: ({ subject, kind }) => (
      <span className="block w-full wrap-anywhere text-left">
        <b>{subject}</b>
        <small className="help block">{EMAIL_KIND_LABELS[kind]}</small>
      </span>
    ),
  },
  { key: 'to', label: 'To', cell: ({ recipient }) => <span className="wrap-anywhere">{recipient}</span> },
  {
    key: 'state',
    label: 'Status',
    cell: (row) => (
      <span className="wrap-anywhere">
        <MailStateBadge {...row} />
        {row.lastError && <small className="help block">{row.lastError}</small>}
        {row.state === 'queued' && row.attempts > 0 && (
          <small className="help block">Next try {formatDateTime(row.nextAttemptAt)}</small>
        )}
      </span>
    ),
  },
  {
    key: 'date',
    label: 'Date',
    cell: ({ createdAt, sentAt }) => (
      <span className="whitespace-nowrap">{formatDateTime(sentAt ?? createdAt)}</span>
    ),
  },
  {
    key: 'actions',
    label: 'Actions',
    bare: true,
    cell: ({ id, subject }) => (
      <Button look="quiet" aria-label={`Open ${subject}`} onClick={() => onOpen(id)}>
        Open
      </Button>
    ),
  },
]

/** Marks failed mails as seen, which removes them from the queue. Shown only if there are some. */
function DismissFailures() {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const { data } = useQuery(queuesQuery(client))
  const dismiss = useMutation({
    mutationFn: () => call(client.api.admin.emails['dismiss-failures'].$post()),
    onSuccess: async ({ seen }) => {
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      toast({ title: `${plural(seen, 'failed email')} marked as seen` })
    },
    onError: ({ message }) =>
      toast({ title: 'The failed emails were not marked', description: message, variant: 'destructive' }),
  })
  if (!data?.emails) return null
  return (
    <Button look="quiet" busy={dismiss.isPending} busyLabel="Marking…" onClick={() => dismiss.mutate()}>
      {`Mark ${plural(data.emails, 'failed email')} as seen`}
    </Button>
  )
}
