import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import { EMPLOYMENT_TYPE_LABELS } from '../../../modules/catalog/employment/choices.ts'
import { relativeDate } from '../../../shared/dates.ts'
import { t, tFilled } from '../../../shared/language/words.ts'
import { AppLink } from '../../app/link.tsx'
import { Kept } from '../../components/kept.tsx'
import { Avatar } from '../../components/surfaces/avatar.tsx'
import { Badge, VerifiedBadge } from '../../components/surfaces/badge.tsx'
import { closesSoon, closingText, isNew, placeOf } from '../job-facts.ts'
import type { JobList } from '../queries.ts'
import { SaveJob } from '../saved/save-job.island.tsx'

type CardJob = JobList['jobPostings'][number]
type JobRowProps = {
  job: CardJob
  now: Date
  level?: 'h2' | 'h3'
  /** Whether the job is open beside the list. */
  isOpened?: boolean
  children?: ReactNode
}

/** A list of jobs in one frame. `columns` 2: two jobs beside each other where the page is wide. */
export function JobRows({
  id,
  columns = 1,
  children,
}: {
  id?: string
  columns?: 1 | 2
  children: ReactNode
}) {
  return (
    <ul id={id} className={columns === 2 ? 'list list-2' : 'list'}>
      {children}
    </ul>
  )
}

export function JobRow({ job, now, level = 'h2', isOpened, children }: JobRowProps) {
  const attributes = { className: 'job', 'aria-current': isOpened ? ('true' as const) : undefined }
  const facts = () => <JobFacts job={job} now={now} level={level} />
  if (children)
    return (
      <li {...attributes}>
        {facts()}
        {children}
      </li>
    )
  return (
    <Kept as="li" data={job} variant={level} {...attributes}>
      {facts}
    </Kept>
  )
}

function JobFacts({ job, now, level: H }: Required<Pick<JobRowProps, 'job' | 'now' | 'level'>>) {
  const { id, title, companyName, companyLogoUrl, companyIsApproved, employmentType } = job
  return (
    <>
      <Avatar
        name={companyName}
        photoUrl={companyLogoUrl ? `${companyLogoUrl}?size=96` : undefined}
        shape="employer"
      />
      <div className="min-w-0">
        <H className="text-17">
          <AppLink className="cover" href={`/jobs/${id}`}>
            {title}
          </AppLink>
        </H>
        <p className="flex flex-wrap gap-x-2">
          {companyName} {companyIsApproved && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
        </p>
      </div>
      <SaveJob job={job} icon />
      <p className="meta">
        <span>
          <MapPin size={15} />
          {placeOf(job)}
        </span>{' '}
        <span>
          <Clock size={15} />
          {t(EMPLOYMENT_TYPE_LABELS[employmentType])}
        </span>
      </p>
      <div className="job-foot">
        <Pay job={job} />
        <JobAge job={job} now={now} />
      </div>
    </>
  )
}

/** Shows when the job closes if that is soon or in the past, and otherwise when it was posted. */
function JobAge({ job: { endsAt, isOpen, publishedAt }, now }: { job: CardJob; now: Date }) {
  if (!isOpen || closesSoon(endsAt, now))
    return <Badge tone={isOpen ? 'golden' : undefined}>{closingText(endsAt, isOpen, now)}</Badge>
  if (!publishedAt) return null
  return (
    <span className="text-13 text-muted">
      {isNew(publishedAt, now) && (
        <>
          <b className="text-brand">{t('New')}</b> ·{' '}
        </>
      )}
      {relativeDate(publishedAt, now)}
    </span>
  )
}

/** Shows `K1,200 a fortnight`, or nothing when the job names no pay. */
function Pay({ job: { salaryRange } }: { job: { salaryRange: string } }) {
  return <p className="font-semibold">{tFilled(salaryRange)}</p>
}
