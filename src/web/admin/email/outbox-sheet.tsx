import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EMAIL_KIND_LABELS } from '../../../modules/email/schema.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { call, newIdempotencyKey } from '../../app/loading/api-client.ts'
import { LoadFailure } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { FactsList } from '../../components/lists/facts-list.tsx'
import { Sheet } from '../../components/overlays/dialog.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice, SkeletonList } from '../../components/states/states.tsx'
import { Badge } from '../../components/surfaces/badge.tsx'
import { emailQuery, type OutboxRow } from './email-queries.ts'

const HIDDEN = {
  secret: 'Anyone with this email can get into an account, so its text is not shown here.',
  erased: 'The text of this email was deleted when it was sent, or after an hour.',
}

/** One mail of the outbox: its status, its text, and a button to send it again. */
export function OutboxSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { client } = useSite()
  const query = useQuery(emailQuery(client, id))
  const { data, error } = query
  return (
    <Sheet
      title={data?.subject ?? 'Email'}
      onClose={onClose}
      actions={
        data &&
        !('hidden' in data && data.hidden === 'erased') && <Resend id={id} isSent={data.state === 'sent'} />
      }
    >
      {error ? (
        <LoadFailure what="This email" query={query} />
      ) : !data ? (
        <SkeletonList count={3} label="Loading the email…" boneClass="h-24" className="grid gap-2" />
      ) : (
        <>
          <FactsList
            facts={[
              { label: 'To', value: <span className="wrap-anywhere">{data.recipient}</span> },
              { label: 'Subject', value: EMAIL_KIND_LABELS[data.kind] },
              { label: 'Status', value: <MailStateBadge {...data} /> },
              { label: 'Written', value: formatDateTime(data.createdAt) },
              { label: 'Sent', value: data.sentAt && formatDateTime(data.sentAt) },
              { label: 'Attempts', value: String(data.attempts) },
              {
                label: 'Next try',
                value: data.state === 'queued' ? formatDateTime(data.nextAttemptAt) : null,
              },
              {
                label: 'Last error',
                value: data.lastError && <span className="wrap-anywhere">{data.lastError}</span>,
              },
            ]}
          />
          {'hidden' in data ? (
            <Notice>{HIDDEN[data.hidden]}</Notice>
          ) : (
            <MailBody title={data.subject} text={data.text} html={data.html} />
          )}
        </>
      )}
    </Sheet>
  )
}

function Resend({ id, isSent }: { id: string; isSent: boolean }) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const [key] = useState(newIdempotencyKey)
  const resend = useMutation({
    mutationFn: () =>
      call(
        client.api.admin.emails[':id'].resend.$post(
          { param: { id } },
          { headers: { 'Idempotency-Key': key } },
        ),
      ),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      toast({ title: isSent ? 'A copy is being sent' : 'The email is being sent' })
    },
    onError: ({ message }) =>
      toast({ title: 'The email was not sent again', description: message, variant: 'destructive' }),
  })
  return (
    <Button busy={resend.isPending} busyLabel="Sending…" onClick={() => resend.mutate()}>
      Resend
    </Button>
  )
}

type MailStateBadgeProps = Pick<OutboxRow, 'state' | 'isRefused' | 'attempts'>

export function MailStateBadge({ state, isRefused, attempts }: MailStateBadgeProps) {
  if (state === 'sent') return <Badge tone="green">Sent</Badge>
  if (state === 'failed') return <Badge tone="red">{isRefused ? 'Refused' : 'Failed'}</Badge>
  return <Badge tone="yellow">{attempts > 0 ? `Waiting, tried ${attempts} ×` : 'Waiting'}</Badge>
}

type MailBodyProps = { title: string; text: string; html: string }

/** A mail as its receiver sees it. The frame runs no script, loads nothing and does not follow links. */
function MailBody({ title, text, html }: MailBodyProps) {
  const [isPlain, setIsPlain] = useState(false)
  return (
    <div className="grid gap-2">
      <Button look="quiet" className="justify-self-start" onClick={() => setIsPlain(!isPlain)}>
        {isPlain ? 'Show as HTML' : 'Show as plain text'}
      </Button>
      {isPlain ? (
        <pre className="wrap-anywhere whitespace-pre-wrap">{text}</pre>
      ) : (
        <iframe
          title={title}
          sandbox=""
          // The page's policy, which also applies here, forbids style blocks. A mail's has only its dark colours.
          srcDoc={html.replace(/<style>.*?<\/style>/s, '')}
          className="h-112 w-full rounded-card border bg-surface"
        />
      )}
    </div>
  )
}
