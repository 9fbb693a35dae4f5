import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { EDUCATION_LABELS, EXPERIENCE_LABELS } from '../../modules/catalog/schema.ts'
import { formatDate } from '../../shared/dates.ts'
import { formatSalary } from '../../shared/money.ts'
import { plural } from '../../shared/text.ts'
import { Card } from '../components/card.tsx'
import { FactsList } from '../components/facts-list.tsx'
import { SkillTags } from '../components/skill-tags.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import { useCategoryName } from '../employers/use-category-name.ts'
import { PersonHead } from './person-head.tsx'
import type { CvProfile } from './queries.ts'

/** Every profile but that of who has found work. */
export type ShownProfile = Extract<CvProfile, { location: string }>

export function ProfileDetails({ profile }: { profile: ShownProfile }) {
  const { summary, skills, skillsCount, lockedFields } = profile
  return (
    <div className="grid gap-4">
      <Head profile={profile} />
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

function Head({ profile }: { profile: ShownProfile }) {
  const categoryName = useCategoryName()
  return (
    <Card as="section" className="grid gap-4">
      <PersonHead person={profile}>
        <StatusBadge status={profile.status}>
          {profile.status === 'hired' ? 'No Longer Available' : undefined}
        </StatusBadge>
      </PersonHead>
      <div className="max-w-120">
        <FactsList
          facts={[
            { label: 'Category', value: categoryName(profile.category) },
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
