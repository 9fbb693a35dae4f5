import type { ReactNode } from 'react'
import { EMPLOYMENT_TYPE_LABELS } from '../../../modules/catalog/schema.ts'
import { since } from '../../../shared/dates.ts'
import { AppLink } from '../../app/link.tsx'
import { Badge, VerifiedBadge } from '../../components/surfaces/badge.tsx'
import { LinkCard } from '../../components/surfaces/card.tsx'
import { closesSoon, closingText, placeOf } from '../job-facts.ts'
import type { JobList } from '../queries.ts'
import { SaveJob } from '../saved/save-job.island.tsx'

type JobCardProps = {
  job: JobList['jobPostings'][number]
  now: Date
  level?: 'h2' | 'h3'
  children?: ReactNode
}

export function JobCard({ job, now, level = 'h2', children }: JobCardProps) {
  const closes = closingText(job.endsAt, job.isOpen, now)
  return (
    <LinkCard
      as="li"
      href={`/jobs/${job.id}`}
      title={job.title}
      level={level}
      link={AppLink}
      before={
        <div className="float-right -mt-2 -mr-2">
          <SaveJob job={job} icon />
        </div>
      }
    >
      <p className="mt-1">
        {job.companyName} {job.companyIsApproved && <VerifiedBadge>Verified</VerifiedBadge>}
      </p>
      <p className="text-muted">{placeOf(job)}</p>
      <Pay job={job} />
      <p className="text-muted text-13">
        {EMPLOYMENT_TYPE_LABELS[job.employmentType]} ·{' '}
        {job.publishedAt && `Posted ${since(job.publishedAt, now)}`} ·{' '}
        {closesSoon(job.endsAt, now) ? <Badge tone="golden">{closes}</Badge> : closes}
      </p>
      {children}
    </LinkCard>
  )
}

type PayProps = { job: { salaryRange: string; annualPay: string }; className?: string }

/** Shows `K1,200 a fortnight, about K31,200 a year`, or nothing when the job names no pay. */
export function Pay({ job: { salaryRange, annualPay }, className }: PayProps) {
  if (!salaryRange) return null
  return (
    <p className={className}>
      <strong>{salaryRange}</strong>
      {annualPay && <span className="text-muted">, {annualPay}</span>}
    </p>
  )
}
