import type { ReactNode } from 'react'
import { EDUCATION_LABELS, EXPERIENCE_LABELS } from '../../modules/catalog/choices.ts'
import { since } from '../../shared/dates.ts'
import { formatSalary } from '../../shared/money.ts'
import { plural } from '../../shared/text.ts'
import { Avatar } from '../components/surfaces/avatar.tsx'
import { SkillTags, StatusBadge } from '../components/surfaces/badge.tsx'
import type { FoundCv } from '../cvs/queries.ts'

type CvCardProps = {
  cv: FoundCv
  categoryName: string
  now: Date
  /** The heading level of the name on this page. */
  level?: 'h2' | 'h3' | undefined
  /** The employer's actions for the CV. */
  actions?: ReactNode
}

/** A candidate as everyone sees it. A person who has found work has no profile to open. */
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
        {cv.cvCount !== undefined && cv.cvCount > 1 && <span>{plural(cv.cvCount, 'CV')}</span>}
      </p>
      {!isHired && actions}
    </li>
  )
}

function ProfileLink({ cv }: { cv: FoundCv }) {
  return (
    <a href={`/profile/${cv.id}`} className="cover">
      {cv.fullName}
    </a>
  )
}

/** Returns the address of the 96 px thumbnail. */
function photoUrl(photoId: string | null): string | undefined {
  return photoId ? `/api/auth/photo/${photoId}?size=96` : undefined
}
