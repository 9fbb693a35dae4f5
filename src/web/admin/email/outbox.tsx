import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { EMAIL_KIND_LABELS } from '../../../modules/email/schema.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { plural } from '../../../shared/text.ts'
import { call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice } from '../../components/states/states.tsx'
import { AdminList } from '../admin-list.tsx'
import type { AdminColumn } from '../admin-table.tsx'
import { BY_TIME, StateFilters } from '../list-filters.tsx'
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
        filters={<StateFilters states={STATES} sorts={BY_TIME} list={list} onChange={change} />}
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

const columns = (onOpen: (id: number) => void): AdminColumn<OutboxRow>[] => [
  { key: 'subject', label: 'Email', bare: true, share: 2, cell: ({ subject }) => <b>{subject}</b> },
  { key: 'kind', label: 'Kind', share: 1.2, minor: true, cell: ({ kind }) => EMAIL_KIND_LABELS[kind] },
  { key: 'to', label: 'To', share: 1.4, wide: true, cell: ({ recipient }) => recipient },
  {
    key: 'state',
    label: 'Status',
    share: 1.2,
    wide: true,
    cell: (row) => (
      <>
        <MailStateBadge {...row} />
        {row.lastError && <small className="help block">{row.lastError}</small>}
        {row.state === 'queued' && row.attempts > 0 && (
          <small className="help block">Next try {formatDateTime(row.nextAttemptAt)}</small>
        )}
      </>
    ),
  },
  {
    key: 'date',
    label: 'Date',
    share: 1.2,
    cell: ({ createdAt, sentAt }) => formatDateTime(sentAt ?? createdAt),
  },
  {
    key: 'actions',
    label: 'Actions',
    bare: true,
    cell: ({ id, subject }) => (
      <span className="row-actions">
        <Button look="quiet" aria-label={`Open ${subject}`} onClick={() => onOpen(id)}>
          Open
        </Button>
      </span>
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
