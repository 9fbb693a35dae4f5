import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { REPORT_REASON_LABELS } from '../../../modules/messaging/schema.ts'
import { formatDate, formatDateTime } from '../../../shared/dates.ts'
import { AppLink } from '../../app/link.tsx'
import { call } from '../../app/loading/api-client.ts'
import { LoadFailure } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import type { Column } from '../../components/lists/table.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { SkeletonList } from '../../components/states/states.tsx'
import { Badge } from '../../components/surfaces/badge.tsx'
import { AdminList } from '../admin-list.tsx'
import { useMailWords } from '../email/mail-words.ts'
import { BY_TIME, ListFilter } from '../list-filters.tsx'
import { csvPathByState } from '../list-query.ts'
import type { ListSearch } from '../section-keys.ts'
import {
  type ConversationReport,
  conversationReportsQuery,
  reportedConversationQuery,
} from './reports-queries.ts'

const STATES = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Dealt with' },
]

type ListProps = { list: ListSearch; onChange: (changes: ListSearch) => void }

export function ConversationReportsList({ list, onChange }: ListProps) {
  const { client } = useSite()
  const page = list.page ?? 1
  return (
    <>
      <AdminList
        title="Reported conversations"
        level="h3"
        noun="report"
        query={conversationReportsQuery(client, list)}
        list={list}
        onChange={onChange}
        columns={columns((open) => onChange({ open, page }))}
        rowKey={({ id }) => id}
        searchLabel="Search by company or name"
        filters={
          <>
            <ListFilter label="Status" name="status" options={STATES} list={list} onChange={onChange} />
            <ListFilter label="Sort by" name="sort" options={BY_TIME} list={list} onChange={onChange} />
          </>
        }
        csvPath={csvPathByState('/api/admin/conversation-reports.csv', list)}
        empty={{
          title: 'No reported conversations',
          why: list.status === 'open' ? 'Nothing to do.' : undefined,
        }}
      />
      {list.open && <ReportedConversation id={list.open} onClose={() => onChange({ open: '', page })} />}
    </>
  )
}

const columns = (onOpen: (id: string) => void): Column<ConversationReport>[] => [
  {
    key: 'who',
    label: 'Who reported whom',
    bare: true,
    cell: ({ reportedBy, companyName, fullName }) => {
      const [by, whom] = reportedBy === 'employer' ? [companyName, fullName] : [fullName, companyName]
      return (
        <span className="wrap-anywhere">
          <b>{by}</b> reported <b>{whom}</b>
        </span>
      )
    },
  },
  {
    key: 'reason',
    label: 'Reason',
    cell: ({ reason, details }) => (
      <span className="wrap-anywhere">
        {REPORT_REASON_LABELS[reason]}
        {details && <small className="help block">{details}</small>}
      </span>
    ),
  },
  {
    key: 'state',
    label: 'Status',
    cell: ({ state, isClosed }) => (
      <span className="inline-flex flex-wrap gap-1">
        <Badge tone={state === 'open' ? 'yellow' : 'green'}>{state === 'open' ? 'Open' : 'Closed'}</Badge>
        {isClosed && <Badge tone="red">Conversation closed</Badge>}
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
    cell: ({ id }) => (
      <Button look="quiet" aria-label={`Read report ${id}`} onClick={() => onOpen(String(id))}>
        Read
      </Button>
    ),
  },
]

const ACTS = {
  dismiss: { label: 'Nothing Wrong', busy: 'Saving…', done: 'Report dismissed' },
  close: { label: 'Close Conversation', busy: 'Closing…', done: 'Conversation closed' },
  reopen: { label: 'Reopen Conversation', busy: 'Reopening…', done: 'Conversation reopened' },
} as const
type Act = keyof typeof ACTS

/** Shows the messages between the two, and lets the administrator decide. */
function ReportedConversation({ id, onClose }: { id: string; onClose: () => void }) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const { told } = useMailWords()
  const query = useQuery(reportedConversationQuery(client, id))
  const [busy, setBusy] = useState<Act>()
  const { data, error } = query
  const run = async (act: Act) => {
    setBusy(act)
    try {
      await call(client.api.admin['conversation-reports'][':id'][act].$post({ param: { id } }))
      toast({
        title: ACTS[act].done,
        ...(act !== 'dismiss' && { description: told('Both', 'in the conversation') }),
      })
      onClose()
    } catch (failure) {
      const description = failure instanceof Error ? failure.message : 'Please try again.'
      toast({ title: 'That did not work', description, variant: 'destructive' })
      setBusy(undefined)
    }
    await queryClient.invalidateQueries({ queryKey: ['admin'] })
  }
  const button = (act: Act, look?: 'danger' | 'quiet') => (
    <Button look={look} busy={busy === act} busyLabel={ACTS[act].busy} onClick={() => void run(act)}>
      {ACTS[act].label}
    </Button>
  )
  return (
    <Dialog
      shape="sheet"
      title="Reported conversation"
      description="The audit log records that you read it."
      onClose={onClose}
      actions={
        data && (
          <>
            {data.isClosed ? button('reopen', 'quiet') : button('close', 'danger')}
            {data.state === 'open' && !data.isClosed && button('dismiss')}
          </>
        )
      }
    >
      {error ? (
        <LoadFailure what="The conversation" query={query} />
      ) : data ? (
        <div className="grid gap-4 wrap-anywhere">
          <p>
            <b>{data.reportedBy === 'employer' ? data.companyName : data.fullName}</b> reported:{' '}
            {REPORT_REASON_LABELS[data.reason]}
            {data.details && <span className="block whitespace-pre-line">{data.details}</span>}
          </p>
          <p>
            <AppLink href={`/admin?section=employers&open=${data.employerId}`}>{data.companyName}</AppLink>{' '}
            and {data.fullName}
          </p>
          <ol className="grid gap-3">
            {data.messages.map(({ id, sender, body, createdAt }) => (
              <li key={id} className="card">
                <p className="text-13 text-muted">
                  {sender === 'employer' ? data.companyName : data.fullName}, {formatDateTime(createdAt)}
                </p>
                <p className="whitespace-pre-line">{body}</p>
              </li>
            ))}
          </ol>
        </div>
      ) : (
        <SkeletonList count={3} label="Loading the conversation…" boneClass="h-20" className="grid gap-2" />
      )}
    </Dialog>
  )
}
