import type { ReactNode } from 'react'
import { plural } from '../../shared/text.ts'
import { Button } from '../components/button.tsx'
import { useSettings } from '../settings.ts'
import type { OwnJob } from './job-queries.ts'

export type JobAction = 'edit' | 'publish' | 'close' | 'reopen' | 'renew' | 'duplicate' | 'delete'

/** What can be done with a posting in its state (decisions, 'Jobs'). */
const OFFERED: Record<OwnJob['state'], readonly JobAction[]> = {
  draft: ['edit', 'publish', 'duplicate', 'delete'],
  held: ['edit', 'duplicate', 'delete'],
  open: ['edit', 'renew', 'close', 'duplicate', 'delete'],
  closed: ['reopen', 'renew', 'duplicate', 'delete'],
  expired: ['renew', 'duplicate', 'delete'],
  blocked: ['duplicate', 'delete'],
}

/** Past its closing date, and paid for still: a later date opens it again, free. */
export function offeredFor({ state, expiresAt, endsAt }: OwnJob): readonly JobAction[] {
  const hasTimeLeft = expiresAt !== null && endsAt !== null && expiresAt > endsAt && isAhead(expiresAt)
  return state === 'expired' && hasTimeLeft ? ['edit', ...OFFERED.expired] : OFFERED[state]
}

const isAhead = (date: string) => new Date(date) > new Date()

const LABELS: Record<JobAction, string> = {
  edit: 'Edit',
  publish: 'Publish',
  close: 'Close',
  reopen: 'Reopen',
  renew: 'Renew',
  duplicate: 'Duplicate',
  delete: 'Delete',
}

type JobButtonsProps = {
  job: OwnJob
  onAction: (action: JobAction, job: OwnJob) => void
  /** Before them. */
  children?: ReactNode
}

export function JobButtons({ job, onAction, children }: JobButtonsProps) {
  const { job_posting_cost } = useSettings()
  return (
    <div className="flex flex-wrap gap-2">
      {children}
      {offeredFor(job).map((action) => {
        const isPaid = action === 'publish' || action === 'renew'
        const label = isPaid ? `${LABELS[action]} (${plural(job_posting_cost, 'credit')})` : LABELS[action]
        return (
          <Button
            key={action}
            look={action === 'publish' ? 'primary' : action === 'delete' ? 'bare' : 'quiet'}
            className={action === 'delete' ? 'text-danger' : undefined}
            aria-label={`${label}: ${job.title}`}
            onClick={() => onAction(action, job)}
          >
            {label}
          </Button>
        )
      })}
    </div>
  )
}
