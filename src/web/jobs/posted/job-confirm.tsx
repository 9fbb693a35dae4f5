import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../../shared/dates.ts'
import { plural } from '../../../shared/text.ts'
import { AppLink } from '../../app/link.tsx'
import { type ApiClient, ApiError, call, newIdempotencyKey, reasonOf } from '../../app/loading/api-client.ts'
import { useSettings, useSite } from '../../app/site.tsx'
import { ConfirmDialog } from '../../components/overlays/form-dialog.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { useCreditsHref } from '../../credits/credits-href.ts'
import { refreshCredits, useCredits } from '../../credits/queries.ts'
import { HELD, isHeld, type OwnJob, publishingCost, refreshJobs } from './queries.ts'

/** The effects of closing a job. */
export const CLOSING =
  'will be removed from the public lists and will get no more applications. You keep those you have.'

export type ConfirmedAction = 'publish' | 'renew' | 'close' | 'reopen' | 'delete'

type Words = { title: string; verb: string; keep?: string; busy: string; done: string; failed: string }
const WORDS: Record<ConfirmedAction, Words> = {
  publish: {
    title: 'Publish this job?',
    verb: 'Publish',
    busy: 'Publishing…',
    done: 'Job posting created and published successfully!',
    failed: 'Failed to create job posting',
  },
  renew: {
    title: 'Renew this job?',
    verb: 'Renew',
    busy: 'Renewing…',
    done: 'Job posting renewed successfully',
    failed: 'Failed to update job posting',
  },
  close: {
    title: 'Close this job?',
    verb: 'Close job',
    keep: 'Keep it open',
    busy: 'Closing…',
    done: 'Job posting closed. You can reopen it.',
    failed: 'Failed to update job posting',
  },
  reopen: {
    title: 'Reopen this job?',
    verb: 'Reopen',
    busy: 'Reopening…',
    done: 'Job posting reopened successfully',
    failed: 'Failed to update job posting',
  },
  delete: {
    title: 'Delete this job?',
    verb: 'Delete job',
    busy: 'Deleting…',
    done: 'Job posting deleted successfully',
    failed: 'Failed to delete job posting',
  },
}

type JobConfirmProps = { action: ConfirmedAction; job: OwnJob; onClose: () => void; onDone: () => void }

/** Asks before a job is paid for, closed, reopened or deleted. */
export function JobConfirm({ action, job, onClose, onDone }: JobConfirmProps) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const { job_posting_cost, job_posting_days: days } = useSettings()
  const cost = action === 'publish' ? publishingCost(job, job_posting_cost) : job_posting_cost
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
      const message = reasonOf(error, words.failed)
      const code = error instanceof ApiError ? error.code : undefined
      toast({ title: words.failed, description: message, variant: 'destructive' })
      setProblem(message)
      setBusy(false)
      if (code === 'price_changed') await queryClient.invalidateQueries({ queryKey: ['settings'] })
    }
  }
  return (
    <ConfirmDialog
      title={words.title}
      confirmLabel={words.verb + (isPaid ? ` (${plural(cost, 'credit')})` : '')}
      cancelLabel={words.keep}
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
      return job.isPaidFor && job.expiresAt
        ? `${name} will be public until ${formatDate(job.expiresAt)}. That is already paid for.`
        : `${name} will be public for ${plural(days, 'day')}, for ${plural(cost, 'credit')}.`
    case 'renew':
      return `${name} will be public ${plural(days, 'day')} longer, for ${plural(cost, 'credit')}.`
    case 'close':
      return `${name} ${CLOSING}`
    case 'reopen':
      return `${name} will be public again, at no cost until your paid days end.`
    case 'delete':
      if (job.heldCredits > 0)
        return `${name} will be deleted, and you get ${plural(job.heldCredits, 'credit')} back. This cannot be undone.`
      return job.state === 'draft' && job.applications === 0
        ? `${name} will be deleted. This cannot be undone.`
        : `${name} will be deleted with its ${plural(job.applications, 'application')}, and the applicants are notified. You get no credits back. This cannot be undone. To keep the applications, close the job instead.`
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
