import type { ReactNode } from 'react'
import { jobFieldWords } from '../../../modules/jobs/fields.ts'
import { daysBetween, formatDate } from '../../../shared/dates.ts'
import { plural } from '../../../shared/text.ts'
import { AppLink } from '../../app/link.tsx'
import { useLatePiece } from '../../app/loading/late-piece.ts'
import { useSettings } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/states/states.tsx'
import { Badge, type Tone } from '../../components/surfaces/badge.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { heldWords, type OwnJob, publishingCost } from './queries.ts'

const STATES: Record<OwnJob['state'], [label: string, tone: Tone | undefined]> = {
  draft: ['Draft', undefined],
  held: ['Waiting for a check', 'yellow'],
  open: ['Active', 'green'],
  closed: ['Closed', 'orange'],
  expired: ['Expired', 'orange'],
  blocked: ['Taken down by an administrator', 'red'],
}

/** The states in which the employer may still be looking for people. */
const HAS_PEOPLE: readonly OwnJob['state'][] = ['draft', 'held', 'open']

type JobCardProps = { job: OwnJob; now: Date; onAction: (action: JobAction, job: OwnJob) => void }

export function JobCard({ job, now, onAction }: JobCardProps) {
  const [label, tone] = STATES[job.state]
  const [People, showPeople, hidePeople] = useLatePiece(() =>
    import('../../ai-search/fitting-people.tsx').then((piece) => piece.FittingPeople),
  )
  const facts = [
    job.locationName,
    jobFieldWords('employmentType', job.employmentType),
    job.categoryName,
    jobFieldWords('workPattern', job.workPattern),
    job.roster,
    job.salaryRange,
  ]
  return (
    <Card as="li" className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-17">
          {job.state === 'open' ? <AppLink href={`/jobs/${job.id}`}>{job.title}</AppLink> : job.title}
        </h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      <p className="text-muted">{dates(job, now)}</p>
      {job.checkNote && <Notice kind="warning">{job.checkNote}</Notice>}
      {job.state === 'held' && <p className="text-muted">{heldWords(job)}</p>}
      {job.isPaidFor && job.expiresAt && (
        <p>
          Paid until {formatDate(job.expiresAt)}. You can correct it and publish it again at no cost. nothing.
        </p>
      )}
      <p className="line-clamp-3">{job.description}</p>
      {job.publishedAt && (
        <p className="tabular-nums">
          {plural(job.views, 'view')} · {plural(job.applications, 'application')}
          {job.questions.length > 0 && ` · ${plural(job.questions.length, 'question')}`}
        </p>
      )}
      <JobButtons job={job} onAction={onAction}>
        {HAS_PEOPLE.includes(job.state) && (
          <Button
            look="quiet"
            aria-expanded={People !== undefined}
            aria-label={`People who fit: ${job.title}`}
            onClick={() => (People ? hidePeople() : void showPeople())}
          >
            People who fit
          </Button>
        )}
      </JobButtons>
      {People && <People job={job} />}
    </Card>
  )
}

function dates({ publishedAt, createdAt, endsAt, state }: OwnJob, now: Date): string {
  if (!publishedAt) return `Created ${formatDate(createdAt)}`
  const posted = `Posted ${formatDate(publishedAt)}`
  if (!endsAt) return posted
  if (state !== 'open')
    return `${posted} · ${new Date(endsAt) < now ? 'ended' : 'paid until'} ${formatDate(endsAt)}`
  const days = daysBetween(now, endsAt)
  return `${posted} · closes ${formatDate(endsAt)} (${days === 0 ? 'today' : plural(days, 'day')})`
}

export type JobAction = 'edit' | 'publish' | 'close' | 'reopen' | 'renew' | 'duplicate' | 'delete'

/** The actions offered for a job in each state. */
const OFFERED: Record<OwnJob['state'], readonly JobAction[]> = {
  draft: ['edit', 'publish', 'duplicate', 'delete'],
  held: ['edit', 'duplicate', 'delete'],
  open: ['edit', 'renew', 'close', 'duplicate', 'delete'],
  closed: ['reopen', 'renew', 'duplicate', 'delete'],
  expired: ['renew', 'duplicate', 'delete'],
  blocked: ['duplicate', 'delete'],
}

/**
 * Returns the actions for a job. A job that is past its closing date but has paid days left can be edited: a later
 * closing date opens it again for free.
 */
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
  /** Shown before the buttons. */
  children?: ReactNode
}

function JobButtons({ job, onAction, children }: JobButtonsProps) {
  const { job_posting_cost } = useSettings()
  return (
    <div className="flex flex-wrap gap-2">
      {children}
      {offeredFor(job).map((action) => {
        const isPaid = action === 'publish' || action === 'renew'
        const cost = action === 'publish' ? publishingCost(job, job_posting_cost) : job_posting_cost
        const label = isPaid ? `${LABELS[action]} (${plural(cost, 'credit')})` : LABELS[action]
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
