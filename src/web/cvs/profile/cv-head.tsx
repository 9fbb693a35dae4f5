import Briefcase from 'lucide-react/icons/briefcase'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import { EDUCATION_LABELS, type Education, type Experience } from '../../../modules/catalog/choices.ts'
import { formatDate, since } from '../../../shared/dates.ts'
import { formatSalary } from '../../../shared/money.ts'
import { useSite } from '../../app/site.tsx'
import { FactsList } from '../../components/lists/facts-list.tsx'
import { Avatar } from '../../components/surfaces/avatar.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { yearsText } from './years-text.ts'

type Person = {
  fullName: string
  jobTitle: string
  location: string
  photoId: string | null
  years: number | null
  experience: Experience
  education: Education | null
  updatedAt: string
}

type CvHeadProps = {
  person: Person
  /** Whether the person can be hired, and how much of the CV the viewer can see. */
  badges: ReactNode
  /** Beside the name on wide screens. */
  actions?: ReactNode
}

/** The person as the heading of a CV's page. */
export function CvHead({ person, badges, actions }: CvHeadProps) {
  const { now } = useSite()
  const { fullName, jobTitle, location, photoId, education } = person
  return (
    <Card as="section" className="overflow-hidden">
      <div className="band -mx-4 -mt-4 mb-4" />
      <div className="flex flex-wrap gap-4 lg:flex-nowrap">
        <Avatar name={fullName} photoUrl={photoId ? `/api/auth/photo/${photoId}` : undefined} size="large" />
        <div className="grid min-w-0 flex-1 content-start gap-1">
          <p className="flex flex-wrap items-center gap-2 text-13 text-muted">
            {badges}
            Updated {since(person.updatedAt, now)}
          </p>
          <h1>{fullName}</h1>
          <p className="text-17">{jobTitle}</p>
          <p className="meta">
            <span>
              <MapPin size={16} />
              {location}
            </span>
            <span>
              <Briefcase size={16} />
              {yearsText(person)}
            </span>
            {education && (
              <span>
                <GraduationCap size={16} />
                {EDUCATION_LABELS[education]}
              </span>
            )}
          </p>
        </div>
        {actions && <div className="grid w-full content-start gap-2 lg:w-52">{actions}</div>}
      </div>
    </Card>
  )
}

type QuickInfoProps = {
  cv: Pick<Person, 'years' | 'experience' | 'education' | 'updatedAt'> & {
    salaryMin: number | null
    salaryMax: number | null
    uploadedAt: string
  }
  /** The name of its category. */
  category: string
  /** When the person registered, if the viewer may know. */
  joinedAt?: string | undefined
}

export function QuickInfo({ cv, category, joinedAt }: QuickInfoProps) {
  const pay = formatSalary(cv.salaryMin, cv.salaryMax)
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-17">Quick Info</h2>
      <FactsList
        facts={[
          { label: 'Category', value: category },
          { label: 'Experience', value: yearsText(cv) },
          { label: 'Education', value: cv.education && EDUCATION_LABELS[cv.education] },
          { label: 'Salary range', value: pay && <b>{pay} a year</b> },
          { label: 'Joined', value: joinedAt && formatDate(joinedAt) },
          { label: 'Last updated', value: formatDate(cv.updatedAt) },
        ]}
      />
    </Card>
  )
}
