import { Link } from '@tanstack/react-router'
import { internationalPhone } from '../../shared/phone.ts'
import { Card } from '../components/card.tsx'
import type { ShownProfile } from './profile-details.tsx'
import { ProfileDownload } from './profile-download.tsx'

type OpenProfile = Extract<ShownProfile, { locked: false }>

/** How the person is reached: for its owner, administrators, and employers who have access. */
export function ProfileAccess({ profile, isEmployer }: { profile: OpenProfile; isEmployer: boolean }) {
  const { id, email, phone } = profile
  const number = internationalPhone(phone)
  return (
    <Card as="section" className="grid gap-3">
      <h2>Contact details</h2>
      <dl className="grid gap-2">
        <div>
          <dt className="text-muted">Email</dt>
          <dd className="wrap-anywhere">
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt className="text-muted">Phone</dt>
          <dd>{number ? <a href={`tel:${number}`}>{phone}</a> : phone || 'Not given'}</dd>
        </div>
      </dl>
      {isEmployer && (
        <Link to="/employer-cv-view/$id" params={{ id: String(id) }} className="btn">
          Contact and download
        </Link>
      )}
      {'fileUrl' in profile && profile.fileUrl && <ProfileDownload cvId={id} href={profile.fileUrl} />}
    </Card>
  )
}
