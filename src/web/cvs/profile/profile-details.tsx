import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import type { ReactNode } from 'react'
import { EDUCATION_LABELS, EXPERIENCE_LABELS } from '../../../modules/catalog/choices.ts'
import { formatDate } from '../../../shared/dates.ts'
import { formatSalary } from '../../../shared/money.ts'
import { plural } from '../../../shared/text.ts'
import { FactsList } from '../../components/lists/facts-list.tsx'
import { Avatar } from '../../components/surfaces/avatar.tsx'
import { Badge, SkillTags, StatusBadge } from '../../components/surfaces/badge.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import type { CvProfile } from '../queries.ts'

/** Every profile except that of a person who has found work. */
export type ShownProfile = Extract<CvProfile, { location: string }>

type ProfileDetailsProps = {
  profile: ShownProfile
  /** The name of its category. */
  category: string
}

export function ProfileDetails({ profile, category }: ProfileDetailsProps) {
  const { summary, skills, skillsCount, lockedFields } = profile
  return (
    <div className="grid gap-4">
      <Head profile={profile} category={category} />
      <Card as="section" className="grid gap-2">
        <h2>Professional Summary</h2>
        <p className="prose">{summary || 'No summary given.'}</p>
        {lockedFields.includes('summary') && <LockedNote>The rest of the summary is locked.</LockedNote>}
      </Card>
      <Card as="section" className="grid gap-2">
        <h2>Skills</h2>
        {skillsCount === 0 && <p className="text-muted">No skills given.</p>}
        <SkillTags skills={skills} limit={skills.length} total={skillsCount} />
        {lockedFields.includes('skills') && (
          <LockedNote>{lockedSkills(skillsCount - skills.length)}</LockedNote>
        )}
      </Card>
    </div>
  )
}

function Head({ profile, category }: ProfileDetailsProps) {
  return (
    <Card as="section" className="grid gap-4">
      <PersonHead person={profile}>
        {'isAvailable' in profile && !profile.isAvailable && profile.status !== 'hired' ? (
          <Badge>Not available</Badge>
        ) : (
          <StatusBadge status={profile.status}>
            {profile.status === 'hired' ? 'No Longer Available' : undefined}
          </StatusBadge>
        )}
      </PersonHead>
      <div className="max-w-120">
        <FactsList
          facts={[
            { label: 'Category', value: category },
            { label: 'Experience', value: EXPERIENCE_LABELS[profile.experience] },
            { label: 'Education', value: profile.education && EDUCATION_LABELS[profile.education] },
            {
              label: 'Salary range',
              value: salaryText(profile),
            },
            { label: 'Last updated', value: formatDate(profile.updatedAt) },
          ]}
        />
      </div>
    </Card>
  )
}

function salaryText({ salaryMin, salaryMax }: ShownProfile): string {
  const range = formatSalary(salaryMin, salaryMax)
  return range && `${range} a year`
}

const lockedSkills = (count: number) => `${plural(count, 'more skill')} ${count === 1 ? 'is' : 'are'} locked.`

export function LockedNote({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-2 text-muted">
      <LockKeyhole size={16} />
      {children}
    </p>
  )
}

type Person = { fullName: string; jobTitle: string; location: string; photoId: string | null }

/** The person as the page's heading. `children`: whether the person can be hired. */
export function PersonHead({ person, children }: { person: Person; children: ReactNode }) {
  const { fullName, jobTitle, location, photoId } = person
  return (
    <div className="flex flex-wrap gap-4">
      <Avatar name={fullName} photoUrl={photoId ? `/api/auth/photo/${photoId}` : undefined} size="large" />
      <div className="min-w-0 flex-1">
        <h1>{fullName}</h1>
        <p className="text-17">{jobTitle}</p>
        <p className="mb-2 text-muted">{location}</p>
        {children}
      </div>
    </div>
  )
}
