import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError, call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { Notice } from '../components/notice.tsx'
import { toast } from '../components/toast.ts'
import type { SentApplication } from './queries.ts'

/** Asks in place: a dialog above this sheet would be one too many. */
export function Withdraw({ application }: { application: SentApplication }) {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  const [isAsking, setAsking] = useState(false)
  const withdraw = useMutation({
    mutationFn: () =>
      call(client.api.user.applications[':id'].withdraw.$post({ param: { id: String(application.id) } })),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['applications'] })
      toast({ title: 'Application Withdrawn', description: application.jobTitle })
    },
    onError: (error) =>
      toast({ title: 'Withdrawal Failed', description: messageOf(error), variant: 'destructive' }),
  })
  if (!isAsking)
    return (
      <Button look="quiet" onClick={() => setAsking(true)}>
        Withdraw application
      </Button>
    )
  return (
    <div className="grid gap-3" tabIndex={-1} ref={moveTo}>
      <Notice kind="warning" title="Withdraw this application?">
        {application.company} sees that you are no longer interested.{' '}
        {application.isJobOpen && 'You can apply again while the job is open.'}
      </Notice>
      {withdraw.isError && <Notice kind="danger">{messageOf(withdraw.error)}</Notice>}
      <div className="actions">
        <Button look="quiet" onClick={() => setAsking(false)}>
          Keep it
        </Button>
        <Button
          look="danger"
          busy={withdraw.isPending}
          busyLabel="Withdrawing…"
          onClick={() => withdraw.mutate()}
        >
          Withdraw
        </Button>
      </div>
    </div>
  )
}

/** The question is longer than the button it replaces: what answers it must be in sight, and the focus not lost. */
const moveTo = (question: HTMLElement | null) => question?.focus()

const messageOf = (error: Error) =>
  error instanceof ApiError ? error.message : 'Failed to withdraw the application'
