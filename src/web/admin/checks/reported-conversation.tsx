import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { REPORT_REASON_LABELS } from '../../../modules/messaging/schema.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { call } from '../../api-client.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { SkeletonList } from '../../components/skeleton.tsx'
import { toast } from '../../components/toast.ts'
import { LoadFailure } from '../../employers/load-failure.tsx'
import { AppLink } from '../../link.tsx'
import { useMailWords } from '../email/mail-words.ts'
import { reportedConversationQuery } from './reports-queries.ts'

const ACTS = {
  dismiss: { label: 'Nothing Wrong', busy: 'Saving…', done: 'Report dismissed' },
  close: { label: 'Close Conversation', busy: 'Closing…', done: 'Conversation closed' },
  reopen: { label: 'Reopen Conversation', busy: 'Reopening…', done: 'Conversation reopened' },
} as const
type Act = keyof typeof ACTS

/** What the two wrote to each other, and what is to become of it. */
export function ReportedConversation({ id, onClose }: { id: string; onClose: () => void }) {
  const { client } = useRouteContext({ from: '__root__' })
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
        ...(act !== 'dismiss' && { description: told('Both are', 'in the conversation') }),
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
      description="That you read it is written down in the audit log."
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
        <LoadFailure what="The conversation" error={error} query={query} loginHref="/admin-login" />
      ) : data ? (
        <div className="grid gap-4 wrap-anywhere">
          <p>
            <b>{data.reportedBy === 'employer' ? data.companyName : data.fullName}</b> reports:{' '}
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
