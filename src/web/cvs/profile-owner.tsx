import { Link } from '@tanstack/react-router'
import { Card } from '../components/card.tsx'
import { Notice } from '../components/notice.tsx'
import type { CvProfile } from './queries.ts'

type OwnProfile = Extract<CvProfile, { isOwner: boolean }>

/** The owner sees everything; above it, whether others see it at all. */
export function ProfileOwner({ profile }: { profile: OwnProfile }) {
  const hidden = whyHidden(profile)
  return (
    <Card as="section" className="flex flex-wrap items-center justify-between gap-3" aria-label="Your CV">
      <p>
        This is your own CV. Only employers who open it, or to whose jobs you apply, see your contact details.
      </p>
      <Link to="/upload/$id" params={{ id: String(profile.id) }} className="btn">
        Edit
      </Link>
      {hidden && (
        <div className="w-full">
          <Notice kind="warning" title="Employers do not find this CV">
            <p>
              {hidden} <Link to="/jobseeker-dashboard">Go to your dashboard</Link>
            </p>
          </Notice>
        </div>
      )}
    </Card>
  )
}

function whyHidden({ isBlocked, isActive, isAvailable }: OwnProfile): string | undefined {
  if (isBlocked) return 'An administrator has hidden it.'
  if (!isActive) return 'It is a draft.'
  return isAvailable ? undefined : 'Your availability is switched off.'
}
