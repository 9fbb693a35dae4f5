import type { ReactNode } from 'react'
import { EMPLOYMENT_TYPE_LABELS } from '../../modules/catalog/schema.ts'
import { since } from '../../shared/dates.ts'
import { Badge, VerifiedBadge } from '../components/badge.tsx'
import { LinkCard } from '../components/card.tsx'
import { AppLink } from '../link.tsx'
import { closesSoon, closingText } from './closing.ts'
import { Pay } from './pay.tsx'
import { placeOf } from './place.ts'
import type { JobList } from './queries.ts'
import { SaveJobButton } from './save-job-button.tsx'

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
          <SaveJobButton job={job} icon />
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
