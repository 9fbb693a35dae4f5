import { EMPLOYMENT_TYPE_LABELS } from '../../modules/catalog/schema.ts'
import { WORK_PATTERN_LABELS } from '../../modules/jobs/schema.ts'
import { daysBetween, formatDate } from '../../shared/dates.ts'
import { plural } from '../../shared/text.ts'
import { Badge, type Tone } from '../components/badge.tsx'
import { Button } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { Notice } from '../components/notice.tsx'
import { useLatePiece } from '../late-piece.ts'
import { AppLink } from '../link.tsx'
import { type JobAction, JobButtons } from './job-buttons.tsx'
import type { OwnJob } from './job-queries.ts'

const STATES: Record<OwnJob['state'], [label: string, tone: Tone | undefined]> = {
  draft: ['Draft', undefined],
  held: ['Waiting for a check', 'yellow'],
  open: ['Active', 'green'],
  closed: ['Closed', 'orange'],
  expired: ['Expired', 'orange'],
  blocked: ['Taken down by an administrator', 'red'],
}

/** Where somebody may still be wanted. */
const HAS_PEOPLE: readonly OwnJob['state'][] = ['draft', 'held', 'open']

type JobCardProps = { job: OwnJob; now: Date; onAction: (action: JobAction, job: OwnJob) => void }

export function JobCard({ job, now, onAction }: JobCardProps) {
  const [label, tone] = STATES[job.state]
  const [People, showPeople, hidePeople] = useLatePiece(() =>
    import('../ai-search/fitting-people.tsx').then((piece) => piece.FittingPeople),
  )
  const facts = [
    job.locationName,
    job.employmentType && EMPLOYMENT_TYPE_LABELS[job.employmentType],
    job.categoryName,
    job.workPattern && WORK_PATTERN_LABELS[job.workPattern],
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
      {job.state === 'held' && (
        <p className="text-muted">We check it before it is public, and tell you by e-mail.</p>
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
  if (!publishedAt) return `Written ${formatDate(createdAt)}`
  const posted = `Posted ${formatDate(publishedAt)}`
  if (!endsAt) return posted
  if (state !== 'open')
    return `${posted} · ${new Date(endsAt) < now ? 'ended' : 'paid until'} ${formatDate(endsAt)}`
  const days = daysBetween(now, endsAt)
  return `${posted} · closes ${formatDate(endsAt)} (${days === 0 ? 'today' : plural(days, 'day')})`
}
