import type { ReactNode } from 'react'
import { EDUCATION_LABELS, EXPERIENCE_LABELS } from '../../modules/catalog/choices.ts'
import { since } from '../../shared/dates.ts'
import { formatSalary } from '../../shared/money.ts'
import { useCategoryName } from '../catalog/entries.ts'
import { Notice } from '../components/states/states.tsx'
import { Avatar } from '../components/surfaces/avatar.tsx'
import { Badge, SkillTags, StatusBadge } from '../components/surfaces/badge.tsx'
import { Card } from '../components/surfaces/card.tsx'
import type { Candidate } from './candidates.ts'

type EmployerRowProps = {
  cv: Candidate
  /** The search. Skills that it names are highlighted. */
  query: string
  skills?: readonly string[] | undefined
  now: Date
  actions: ReactNode
  /** The reason why the last action failed. */
  problem: string | undefined
  /** The employer's latest note. */
  note?: string | undefined
  level?: 'h3' | 'h4' | undefined
  /** Content that opens below the row. */
  children?: ReactNode
}

export const ACCESS_LABELS = { viewed: 'Opened', downloaded: 'Downloaded' }

/** A candidate in the employer's lists. The row is dense: about 110 px high on a wide screen. */
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

/** Returns `6-10 years` for `Senior level (6-10 years)`, because the line is short. */
export function yearsText(experience: Candidate['experience']): string {
  return EXPERIENCE_LABELS[experience].replace(/^.*\((.*)\)$/, '$1')
}

/** Returns the skills that the search names, as a whole or by a word of at least three letters. */
export function matchedSkills(skills: readonly string[], query: string): string[] {
  const searched = query.toLowerCase()
  const words = searched.split(/[^\p{L}\p{N}+#.]+/u).filter((word) => word.length > 2)
  return skills.filter((skill) => {
    const text = skill.toLowerCase()
    return searched.split(/[,;]|\s+/).includes(text) || words.some((word) => text.includes(word))
  })
}
