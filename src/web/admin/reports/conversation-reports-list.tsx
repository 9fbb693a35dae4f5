import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { REPORT_REASON_LABELS } from '../../../modules/messaging/schema.ts'
import { formatAge, formatDate, formatDateTime } from '../../../shared/dates.ts'
import { AppLink } from '../../app/link.tsx'
import { call } from '../../app/loading/api-client.ts'
import { LoadFailure } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { TextField } from '../../components/forms/field.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { SkeletonList } from '../../components/states/states.tsx'
import { Badge } from '../../components/surfaces/badge.tsx'
import { AdminList } from '../admin-list.tsx'
import type { AdminColumn } from '../admin-table.tsx'
import { useMailWords } from '../email/mail-words.ts'
import { BY_TIME, StateFilters } from '../list-filters.tsx'
import { csvPathByState } from '../list-query.ts'
import { DecisionButton, QueueWalk, WalkItem } from '../queue-walk.tsx'
import type { ListSearch } from '../section-keys.ts'
import {
  type ConversationReport,
  conversationReportsQuery,
  type ReportedConversation,
  reportedConversationQuery,
} from './reports-queries.ts'

const STATES = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Dealt with' },
]

type ListProps = { list: ListSearch; onChange: (changes: ListSearch) => void }

export function ConversationReportsList({ list: given, onChange }: ListProps) {
  const { client, now } = useSite()
  const page = given.page ?? 1
  // The queue begins with the report that has waited longest.
  const isQueue = given.status === 'open'
  const list = { ...given, sort: given.sort ?? (isQueue ? 'oldest' : 'newest') }
  const query = conversationReportsQuery(client, list)
  if (list.open)
    return (
      <QueueWalk noun="report" query={query} list={list} onChange={onChange} idOf={({ id }) => id}>
        {(row, onDone) => (
          <ReportedItem
            id={list.open ?? ''}
            since={row?.state === 'open' ? row.createdAt : null}
            onDone={onDone}
          />
        )}
      </QueueWalk>
    )
  return (
    <AdminList
      title="Reported conversations"
      level="h3"
      noun="report"
      query={query}
      list={list}
      onChange={onChange}
      columns={columns(now, (open) => onChange({ open, page }))}
      rowKey={({ id }) => id}
      searchLabel="Search by company or name"
      filters={
        <StateFilters
          states={STATES}
          sorts={isQueue ? BY_TIME.toReversed() : BY_TIME}
          list={list}
          onChange={onChange}
        />
      }
      csvPath={csvPathByState('/api/admin/conversation-reports.csv', list)}
      empty={{
        title: 'No reported conversations',
        why: isQueue ? 'Nothing to do.' : undefined,
      }}
    />
  )
}

const columns = (now: Date, onOpen: (id: string) => void): AdminColumn<ConversationReport>[] => [
  {
    key: 'who',
    label: 'Who reported whom',
    bare: true,
    share: 2,
    cell: ({ reportedBy, companyName, fullName }) => {
      const [by, whom] = reportedBy === 'employer' ? [companyName, fullName] : [fullName, companyName]
      return (
        <>
          <b>{by}</b> reported <b>{whom}</b>
        </>
      )
    },
  },
  {
    key: 'reason',
    label: 'Reason',
    share: 2,
    wide: true,
    cell: ({ reason, details }) => (
      <>
        {REPORT_REASON_LABELS[reason]}
        {details && <small className="help block">{details}</small>}
      </>
    ),
  },
  {
    key: 'state',
    label: 'Status',
    cell: ({ state, isClosed }) => (
      <>
        <Badge tone={state === 'open' ? 'yellow' : 'green'}>{state === 'open' ? 'Open' : 'Closed'}</Badge>
        {isClosed && <small className="help block">conversation closed</small>}
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
    cell: ({ id }) => (
      <Button look="quiet" aria-label={`Read report ${id}`} onClick={() => onOpen(String(id))}>
        Read
      </Button>
    ),
  },
]

type ReportedItemProps = { id: string; since: string | null; onDone: () => void }

/** The messages between the two and the decision. The audit log records the reading. */
function ReportedItem({ id, since, onDone }: ReportedItemProps) {
  const { client } = useSite()
  const query = useQuery(reportedConversationQuery(client, id))
  const { data, error } = query
  if (error) return <LoadFailure what="The conversation" query={query} />
  if (!data) return <SkeletonList count={2} label="Loading the conversation…" boneClass="h-40" />
  return (
    <WalkItem
      title="Reported conversation"
      since={since}
      evidence={<Messages reported={data} />}
      decision={<ConversationDecision id={id} reported={data} onDone={onDone} />}
    />
  )
}

function Messages({ reported }: { reported: ReportedConversation }) {
  const { reportedBy, companyName, fullName, reason, details, employerId, messages } = reported
  return (
    <div className="grid gap-4 wrap-anywhere">
      <p>
        <b>{reportedBy === 'employer' ? companyName : fullName}</b> reported: {REPORT_REASON_LABELS[reason]}
        {details && <span className="block whitespace-pre-line">{details}</span>}
      </p>
      <p>
        <AppLink href={`/admin?section=employers&open=${employerId}`}>{companyName}</AppLink> and {fullName}
      </p>
      <ol className="grid gap-3">
        {messages.map(({ id, sender, body, createdAt }) => (
          <li key={id} className="card">
            <p className="text-13 text-muted">
              {sender === 'employer' ? companyName : fullName}, {formatDateTime(createdAt)}
            </p>
            <p className="whitespace-pre-line">{body}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

const ACTS = {
  dismiss: { label: 'Nothing Wrong', busy: 'Saving…', done: 'Report dismissed' },
  close: { label: 'Close Conversation', busy: 'Closing…', done: 'Conversation closed' },
  reopen: { label: 'Reopen Conversation', busy: 'Reopening…', done: 'Conversation reopened' },
} as const
type Act = keyof typeof ACTS

type DecisionProps = { id: string; reported: ReportedConversation; onDone: () => void }

function ConversationDecision({ id, reported, onDone }: DecisionProps) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const { told } = useMailWords()
  const [busy, setBusy] = useState<Act>()
  const [reply, setReply] = useState('')
  const { isClosed, state, reportedBy, companyName, fullName } = reported
  const run = async (act: Act) => {
    setBusy(act)
    const one = client.api.admin['conversation-reports'][':id']
    try {
      await (act === 'reopen'
        ? call(one.reopen.$post({ param: { id } }))
        : call(one[act].$post({ param: { id }, json: { reply } })))
      toast({
        title: ACTS[act].done,
        ...(act !== 'dismiss' && { description: told('Both', 'in the conversation') }),
      })
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      onDone()
    } catch (failure) {
      const description = failure instanceof Error ? failure.message : 'Please try again.'
      toast({ title: 'That did not work', description, variant: 'destructive' })
      setBusy(undefined)
    }
  }
  const button = (act: Act, look?: 'quiet' | 'against') => (
    <DecisionButton words={ACTS[act]} look={look} isBusy={busy === act} onClick={() => void run(act)} />
  )
  return (
    <>
      <p className="text-muted">
        If you close it, neither side can write any more; earlier messages stay. Neither learns who reported
        it. The audit log records that you read it.
      </p>
      {state === 'open' && (
        <TextField
          label={`Reply to ${reportedBy === 'employer' ? companyName : fullName}, who reported it`}
          name="reply"
          rows={2}
          help="If nothing is wrong, we thank them and say so, with your words. If you close it, we write only if you do."
          value={reply}
          onInput={({ currentTarget }) => setReply(currentTarget.value)}
        />
      )}
      <div className="grid gap-2">
        {isClosed ? button('reopen', 'quiet') : button('close', 'against')}
        {state === 'open' && !isClosed && button('dismiss')}
      </div>
    </>
  )
}
