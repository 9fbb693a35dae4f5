import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EDUCATION_LABELS, EXPERIENCE_LABELS } from '../../modules/catalog/schema.ts'
import { since } from '../../shared/dates.ts'
import { formatSalary } from '../../shared/money.ts'
import { Avatar } from '../components/avatar.tsx'
import { SkillTags } from '../components/skill-tags.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import type { FoundCv } from './queries.ts'

type CvCardProps = {
  cv: FoundCv
  categoryName: string
  now: Date
  /** The name's heading level on this page. */
  level?: 'h2' | 'h3' | undefined
  /** What an employer can do with it. */
  actions?: ReactNode
}

/** A candidate for everybody; who has found work has no profile to open. */
export function CvCard({ cv, categoryName, now, level: H = 'h2', actions }: CvCardProps) {
  const isHired = cv.status === 'hired'
  const salary = formatSalary(cv.salaryMin, cv.salaryMax)
  return (
    <li className={isHired ? 'card flex flex-col gap-2' : 'card card-link flex flex-col gap-2'}>
      <div className="flex gap-3">
        <Avatar name={cv.fullName} photoUrl={photoUrl(cv.photoId)} />
        <div className="min-w-0">
          <H className="text-17">{isHired ? cv.fullName : <ProfileLink cv={cv} />}</H>
          <p>{cv.jobTitle}</p>
        </div>
      </div>
      <p className="text-muted">
        {cv.location} · {EXPERIENCE_LABELS[cv.experience]} · {categoryName}
      </p>
      {salary && <p className="font-semibold">{salary}</p>}
      <p className="line-clamp-3">{cv.summary}</p>
      <SkillTags skills={cv.skills} total={cv.skillsCount} />
      <p className="mt-auto flex flex-wrap items-center gap-x-2 text-13 text-muted">
        <StatusBadge status={cv.status}>{isHired ? 'No Longer Available' : undefined}</StatusBadge>
        {cv.education && <span>{EDUCATION_LABELS[cv.education]}</span>}
        <span>Updated {since(cv.updatedAt, now)}</span>
      </p>
      {!isHired && actions}
    </li>
  )
}

function ProfileLink({ cv }: { cv: FoundCv }) {
  return (
    <Link to="/profile/$id" params={{ id: String(cv.id) }} className="cover">
      {cv.fullName}
    </Link>
  )
}

/** The thumbnail of 96 px. */
function photoUrl(photoId: string | null): string | undefined {
  return photoId ? `/api/auth/photo/${photoId}?size=96` : undefined
}
