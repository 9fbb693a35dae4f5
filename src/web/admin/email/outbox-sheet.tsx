import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { EMAIL_KIND_LABELS } from '../../../modules/email/schema.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { call, newIdempotencyKey } from '../../api-client.ts'
import { Button } from '../../components/button.tsx'
import { FactsList } from '../../components/facts-list.tsx'
import { Notice } from '../../components/notice.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { SkeletonList } from '../../components/skeleton.tsx'
import { toast } from '../../components/toast.ts'
import { LoadFailure } from '../../employers/load-failure.tsx'
import { emailQuery } from './email-queries.ts'
import { MailBody } from './mail-body.tsx'
import { MailStateBadge } from './mail-state-badge.tsx'

const HIDDEN = {
  secret: 'This mail lets its reader into an account, so nobody reads it here.',
  erased: 'The text of this mail was erased when it was sent, or after an hour.',
}

/** One mail of the outbox: how it went, its text, and another try. */
export function OutboxSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { client } = useRouteContext({ from: '__root__' })
  const query = useQuery(emailQuery(client, id))
  const { data, error } = query
  return (
    <Sheet
      title={data?.subject ?? 'Mail'}
      onClose={onClose}
      actions={
        data &&
        !('hidden' in data && data.hidden === 'erased') && <Resend id={id} isSent={data.state === 'sent'} />
      }
    >
      {error ? (
        <LoadFailure what="This mail" error={error} query={query} loginHref="/admin-login" />
      ) : !data ? (
        <SkeletonList count={3} label="Loading the mail…" boneClass="h-24" className="grid gap-2" />
      ) : (
        <>
          <FactsList
            facts={[
              { label: 'To', value: <span className="wrap-anywhere">{data.recipient}</span> },
              { label: 'About', value: EMAIL_KIND_LABELS[data.kind] },
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
  const { client, queryClient } = useRouteContext({ from: '__root__' })
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
      toast({ title: isSent ? 'A copy is on its way' : 'The mail is on its way' })
    },
    onError: ({ message }) =>
      toast({ title: 'The mail was not sent again', description: message, variant: 'destructive' }),
  })
  return (
    <Button busy={resend.isPending} busyLabel="Sending…" onClick={() => resend.mutate()}>
      Resend
    </Button>
  )
}
