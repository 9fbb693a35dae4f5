import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { plural } from '../../shared/text.ts'
import { type ApiClient, ApiError, call, newIdempotencyKey } from '../api-client.ts'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { toast } from '../components/toast.ts'
import { useCreditsHref } from '../credits/credits-href.ts'
import { AppLink } from '../link.tsx'
import { useSettings } from '../settings.ts'
import { HELD, isHeld, type OwnJob, refreshJobs } from './job-queries.ts'
import { refreshCredits, useCredits } from './queries.ts'

export type ConfirmedAction = 'publish' | 'renew' | 'close' | 'reopen' | 'delete'

type Words = { title: string; busy: string; done: string; failed: string }
const WORDS: Record<ConfirmedAction, Words> = {
  publish: {
    title: 'Publish this job?',
    busy: 'Publishing…',
    done: 'Job posting created and published successfully!',
    failed: 'Failed to create job posting',
  },
  renew: {
    title: 'Renew this job?',
    busy: 'Renewing…',
    done: 'Job posting renewed successfully',
    failed: 'Failed to update job posting',
  },
  close: {
    title: 'Close this job?',
    busy: 'Closing…',
    done: 'Job posting closed. You can reopen it.',
    failed: 'Failed to update job posting',
  },
  reopen: {
    title: 'Reopen this job?',
    busy: 'Reopening…',
    done: 'Job posting reopened successfully',
    failed: 'Failed to update job posting',
  },
  delete: {
    title: 'Delete this job?',
    busy: 'Deleting…',
    done: 'Job posting deleted successfully',
    failed: 'Failed to delete job posting',
  },
}

type JobConfirmProps = { action: ConfirmedAction; job: OwnJob; onClose: () => void; onDone: () => void }

/** Asks before a posting is charged for, taken down, put up again or deleted. */
export function JobConfirm({ action, job, onClose, onDone }: JobConfirmProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const { job_posting_cost: cost, job_posting_days: days } = useSettings()
  const credits = useCredits()
  const buyHref = useCreditsHref()
  const [key] = useState(newIdempotencyKey)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const words = WORDS[action]
  const isPaid = action === 'publish' || action === 'renew'
  const confirm = async () => {
    setBusy(true)
    try {
      const answer = await send(client, action, job.id, cost, key)
      if (isPaid) void refreshCredits(queryClient)
      await refreshJobs(queryClient)
      toast({ title: 'Success', description: isHeld(answer) ? HELD : words.done })
      onDone()
    } catch (error) {
      const { message, code } = error instanceof ApiError ? error : { message: words.failed, code: undefined }
      toast({ title: words.failed, description: message, variant: 'destructive' })
      setProblem(message)
      setBusy(false)
      if (code === 'price_changed') await queryClient.invalidateQueries({ queryKey: ['settings'] })
    }
  }
  return (
    <ConfirmDialog
      title={words.title}
      confirmLabel={words.title.split(' ')[0] + (isPaid ? ` (${plural(cost, 'credit')})` : '')}
      busyLabel={words.busy}
      busy={busy}
      danger={action === 'delete'}
      error={problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {explanation(action, job, cost, days)}
      {isPaid && credits !== undefined && ` You have ${plural(credits, 'credit')}.`}
      {isPaid && credits !== undefined && credits < cost && (
        <>
          {' '}
          <AppLink href={buyHref}>Buy Credits</AppLink>
        </>
      )}
    </ConfirmDialog>
  )
}

function explanation(action: ConfirmedAction, job: OwnJob, cost: number, days: number): string {
  const name = `“${job.title}”`
  switch (action) {
    case 'publish':
      return `${name} will be public for ${plural(days, 'day')}, for ${plural(cost, 'credit')}.`
    case 'renew':
      return `${name} will be public ${plural(days, 'day')} longer, for ${plural(cost, 'credit')}.`
    case 'close':
      return `${name} leaves the public lists and takes no more applications. Those you have stay.`
    case 'reopen':
      return `${name} goes back to the public lists, free for as long as it is paid for.`
    case 'delete':
      if (job.state === 'held')
        return `${name} will be deleted, and your credits come back. This cannot be undone.`
      return job.state === 'draft'
        ? `${name} will be deleted. This cannot be undone.`
        : `${name} will be deleted with its ${plural(job.applications, 'application')}, and the applicants are told. Credits are not paid back. This cannot be undone; closing it keeps the applications.`
  }
}

function send(
  client: ApiClient,
  action: ConfirmedAction,
  jobId: number,
  expectedCost: number,
  key: string,
): Promise<object> {
  const { publish, renew, close, reopen, $delete } = client.api.employer['job-postings'][':id']
  const param = { id: String(jobId) }
  const headers = { 'Idempotency-Key': key }
  switch (action) {
    case 'publish':
      return call(publish.$post({ param, json: { expectedCost } }, { headers }))
    case 'renew':
      return call(renew.$post({ param, json: { expectedCost } }, { headers }))
    case 'close':
      return call(close.$post({ param }))
    case 'reopen':
      return call(reopen.$post({ param }))
    case 'delete':
      return call($delete({ param }))
  }
}
