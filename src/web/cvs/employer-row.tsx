import type { ReactNode } from 'react'
import { EDUCATION_LABELS, EXPERIENCE_LABELS } from '../../modules/catalog/schema.ts'
import { since } from '../../shared/dates.ts'
import { formatSalary } from '../../shared/money.ts'
import { Avatar } from '../components/avatar.tsx'
import { Badge } from '../components/badge.tsx'
import { Card } from '../components/card.tsx'
import { Notice } from '../components/notice.tsx'
import { SkillTags } from '../components/skill-tags.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import type { Candidate } from '../employers/candidates.ts'
import { matchedSkills } from '../employers/matched-skills.ts'
import { useCategoryName } from '../employers/use-category-name.ts'

type EmployerRowProps = {
  cv: Candidate
  /** What was searched for: skills that it names are lit. */
  query: string
  skills?: readonly string[] | undefined
  now: Date
  actions: ReactNode
  /** Why the last action failed. */
  problem: string | undefined
  /** The employer's own last note. */
  note?: string | undefined
  level?: 'h3' | 'h4' | undefined
  /** What opens below. */
  children?: ReactNode
}

export const ACCESS_LABELS = { viewed: 'Opened', downloaded: 'Downloaded' }

/** A candidate in a list through which an employer works: dense, about 110 px where there is room. */
export function EmployerRow({
  cv,
  query,
  skills = [],
  now,
  actions,
  problem,
  note,
  level: Heading = 'h3',
  children,
}: EmployerRowProps) {
  const categoryName = useCategoryName()
  const facts = [
    cv.fullName,
    categoryName(cv.category),
    cv.education && EDUCATION_LABELS[cv.education],
    formatSalary(cv.salaryMin, cv.salaryMax),
  ]
  return (
    <Card as="li" className="grid grid-cols-1 gap-2 p-3 lg:py-2">
      <div className="flex flex-wrap gap-3 lg:flex-nowrap">
        <Avatar
          name={cv.fullName}
          photoUrl={cv.photoId ? `/api/auth/photo/${cv.photoId}?size=96` : undefined}
        />
        <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-1 lg:gap-0.5">
          <div className="flex flex-wrap items-baseline gap-x-2">
            <Heading className="text-17">{cv.jobTitle}</Heading>
            <span className="text-muted lg:text-13">
              {yearsText(cv.experience)} · {cv.location} · <span className="lg:hidden">updated </span>
              {since(cv.updatedAt, now)}
            </span>
            {cv.access && cv.access !== 'none' && <Badge tone="blue">{ACCESS_LABELS[cv.access]}</Badge>}
            {cv.status !== 'available' && (
              <StatusBadge status={cv.status}>
                {cv.status === 'hired' ? 'No Longer Available' : undefined}
              </StatusBadge>
            )}
          </div>
          <p className="lg:truncate">{facts.filter(Boolean).join(' · ')}</p>
          <p className="line-clamp-2 text-muted lg:line-clamp-1">{cv.summary}</p>
          <SkillTags
            skills={cv.skills}
            matched={[...skills, ...matchedSkills(cv.skills, query)]}
            total={cv.skillsCount}
          />
          {note && <p className="wrap-anywhere">Your note: {note}</p>}
        </div>
        {actions}
      </div>
      {problem && <Notice kind="danger">{problem}</Notice>}
      {children}
    </Card>
  )
}

/** `6-10 years` of `Senior level (6-10 years)`: the line is short. */
export function yearsText(experience: Candidate['experience']): string {
  return EXPERIENCE_LABELS[experience].replace(/^.*\((.*)\)$/, '$1')
}
