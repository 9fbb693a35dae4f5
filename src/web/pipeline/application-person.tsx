import Briefcase from 'lucide-react/icons/briefcase'
import MapPin from 'lucide-react/icons/map-pin'
import { Avatar } from '../components/surfaces/avatar.tsx'
import type { Card } from './queries.ts'
import { yearsOf } from './statuses.tsx'

type PersonProps = {
  person: Pick<
    Card,
    | 'applicantName'
    | 'applicantPhotoId'
    | 'applicantJobTitle'
    | 'applicantLocation'
    | 'applicantExperience'
    | 'applicantYears'
    | 'jobTitle'
  >
}

/**
 * Shows the applicant as the title of the details. The name is hidden from screen readers: the dialog already has it.
 */
export function ApplicationPerson({ person }: PersonProps) {
  const { applicantName, applicantPhotoId, applicantJobTitle, applicantLocation, jobTitle } = person
  return (
    <div className="flex items-center gap-4">
      <Avatar
        name={applicantName}
        photoUrl={applicantPhotoId ? `/api/auth/photo/${applicantPhotoId}?size=96` : undefined}
        size="logo"
      />
      <div className="min-w-0">
        <p className="text-22 leading-tight font-bold" aria-hidden="true">
          {applicantName}
        </p>
        <p>{applicantJobTitle}</p>
        <p className="meta">
          {applicantLocation && (
            <span>
              <MapPin size={16} />
              {applicantLocation}
            </span>
          )}
          <span>
            <Briefcase size={16} />
            {yearsOf(person)}
          </span>
        </p>
        <p className="text-13 text-muted">For {jobTitle}</p>
      </div>
    </div>
  )
}
