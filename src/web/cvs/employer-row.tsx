import type { ReactNode } from 'react'
import { EDUCATION_LABELS, EXPERIENCE_LABELS } from '../../modules/catalog/schema.ts'
import { formatSalary } from '../../shared/money.ts'
import { Avatar } from '../components/avatar.tsx'
import { Card } from '../components/card.tsx'
import { Notice } from '../components/notice.tsx'
import { SkillTags } from '../components/skill-tags.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import type { Candidate } from '../employers/candidates.ts'
import { matchedSkills } from '../employers/matched-skills.ts'
import { since } from '../employers/since.ts'
import { useCategoryName } from '../employers/use-category-name.ts'

type EmployerRowProps = {
  cv: Candidate
  /** What was searched for: skills that it names are lit. */
  query: string
  now: Date
  actions: ReactNode
  /** Why the last action failed. */
  problem: string | undefined
}

/** A candidate in a list through which an employer works: dense, two lines of facts, two of summary. */
export function EmployerRow({ cv, query, now, actions, problem }: EmployerRowProps) {
  const categoryName = useCategoryName()
  const facts = [
    cv.fullName,
    categoryName(cv.category),
    cv.education && EDUCATION_LABELS[cv.education],
    formatSalary(cv.salaryMin, cv.salaryMax),
  ]
  return (
    <Card as="li" className="grid grid-cols-1 gap-3 p-3">
      <div className="flex flex-wrap gap-3 lg:flex-nowrap">
        <Avatar
          name={cv.fullName}
          photoUrl={cv.photoId ? `/api/auth/photo/${cv.photoId}?size=96` : undefined}
        />
        <div className="grid min-w-0 flex-1 content-start gap-1">
          <div className="flex flex-wrap items-baseline gap-x-2">
            <h3>{cv.jobTitle}</h3>
            <span className="text-muted">
              {[years(cv.experience), cv.location, `updated ${since(cv.updatedAt, now)}`].join(' · ')}
            </span>
            {cv.status !== 'available' && (
              <StatusBadge status={cv.status}>
                {cv.status === 'hired' ? 'No Longer Available' : undefined}
              </StatusBadge>
            )}
          </div>
          <p>{facts.filter(Boolean).join(' · ')}</p>
          <p className="line-clamp-2 text-muted">{cv.summary}</p>
          <SkillTags skills={cv.skills} matched={matchedSkills(cv.skills, query)} total={cv.skillsCount} />
        </div>
        {actions}
      </div>
      {problem && <Notice kind="danger">{problem}</Notice>}
    </Card>
  )
}

/** `6-10 years` of `Senior level (6-10 years)`: the line is short. */
function years(experience: Candidate['experience']): string {
  return EXPERIENCE_LABELS[experience].replace(/^.*\((.*)\)$/, '$1')
}
