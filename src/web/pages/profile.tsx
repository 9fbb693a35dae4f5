import ArrowLeft from 'lucide-react/icons/arrow-left'
import { internationalPhone } from '../../shared/phone.ts'
import { useAccount } from '../app/site.tsx'
import { entryName } from '../catalog/entry-name.ts'
import { ButtonLink } from '../components/controls/button.tsx'
import { EmptyState, Notice } from '../components/states/states.tsx'
import { Badge, StatusBadge } from '../components/surfaces/badge.tsx'
import { Card } from '../components/surfaces/card.tsx'
import { BuyableCv } from '../cvs/access/buyable-cv.island.tsx'
import { CountView } from '../cvs/profile/count-cv-view.island.tsx'
import { CvHead, QuickInfo } from '../cvs/profile/cv-head.tsx'
import { DownloadProfile } from '../cvs/profile/download-profile.island.tsx'
import lockedStyle from '../cvs/profile/locked.css?inline'
import { ProfileDetails, type ShownProfile } from '../cvs/profile/profile-details.tsx'
import { ProfileLocked } from '../cvs/profile/profile-locked.tsx'
import type { CvProfile } from '../cvs/queries.ts'
import { definePage } from './page.ts'

const NOT_LISTED = { name: 'robots', content: 'noindex' }

export const profilePage = definePage({
  path: '/profile/:id',
  visitors: 'one',
  isListed: false,
  async open({ params: { id = '' }, reads }) {
    const [profile, categories, credits] = await Promise.all([
      reads.cvProfile(id),
      reads.categories(),
      // The page stands without the balance.
      reads.credits().catch(() => undefined),
    ])
    const category = 'category' in profile ? entryName(categories, profile.category) : ''
    return {
      title: `${profile.fullName} - ${profile.jobTitle}`,
      meta: [NOT_LISTED],
      style: lockedStyle,
      body: <ProfilePage profile={profile} category={category} credits={credits} />,
    }
  },
  missing: () => ({ title: 'CV Not Found', meta: [NOT_LISTED], body: <CvNotFound /> }),
})

function CvNotFound() {
  return (
    <EmptyState
      level="h1"
      title="CV Not Found"
      why="The CV you're looking for doesn't exist or has been removed."
      action={<ButtonLink href="/search">Back to Search</ButtonLink>}
    />
  )
}

type ProfilePageProps = {
  profile: CvProfile
  /** The name of its category. */
  category: string
  /** The employer's balance. Undefined for all others, and when it could not be read. */
  credits: number | undefined
}

/** A CV as its viewer may see it. The page shows the parts that are missing in `profile` as locked. */
function ProfilePage({ profile, category, credits }: ProfilePageProps) {
  const employer = useAccount('employer')
  if (!('location' in profile)) {
    return (
      <>
        <Hired profile={profile} />
        <CountView cvId={profile.id} />
      </>
    )
  }
  const { id, fullName } = profile
  return (
    <article className="grid grid-cols-1 gap-4">
      <p>
        <a href="/search" className="more">
          <ArrowLeft size={18} />
          Back to Search
        </a>
      </p>
      {'isOwner' in profile && profile.isOwner && <ProfileOwner profile={profile} />}
      <CvHead person={profile} badges={<Availability profile={profile} />} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ProfileDetails profile={profile} />
        <div className="grid gap-4">
          {profile.locked ? (
            <ProfileLocked
              skillsCount={profile.skillsCount}
              credits={credits}
              open={employer && <BuyableCv isAlone cv={{ id, fullName, access: 'none' }} credits={credits} />}
            />
          ) : (
            <ProfileAccess profile={profile} isEmployer={employer !== undefined && !('isOwner' in profile)} />
          )}
          <QuickInfo cv={profile} category={category} />
        </div>
      </div>
      <CountView cvId={profile.id} />
    </article>
  )
}

function Availability({ profile }: { profile: ShownProfile }) {
  if ('isAvailable' in profile && !profile.isAvailable && profile.status !== 'hired')
    return <Badge>Not available</Badge>
  return (
    <StatusBadge status={profile.status}>
      {profile.status === 'hired' ? 'No Longer Available' : undefined}
    </StatusBadge>
  )
}

function Hired({ profile }: { profile: CvProfile }) {
  return (
    <EmptyState
      level="h1"
      title={profile.fullName}
      why={
        <>
          {profile.jobTitle}
          <br />
          <strong>No Longer Available</strong>
        </>
      }
      action={
        <a href="/search" className="btn btn-quiet">
          Back to Search
        </a>
      }
    />
  )
}

type OpenProfile = Extract<ShownProfile, { locked: false }>

/** The contact details, for the owner, administrators, and employers with access. */
function ProfileAccess({ profile, isEmployer }: { profile: OpenProfile; isEmployer: boolean }) {
  const { id, email, phone } = profile
  const number = internationalPhone(phone)
  return (
    <Card as="section" className="grid gap-3">
      <h2>Contact details</h2>
      <dl className="grid gap-2">
        <div>
          <dt className="text-muted">Email</dt>
          <dd className="wrap-anywhere">{email ? <a href={`mailto:${email}`}>{email}</a> : 'Not given'}</dd>
        </div>
        <div>
          <dt className="text-muted">Phone</dt>
          <dd>{number ? <a href={`tel:${number}`}>{phone}</a> : phone || 'Not given'}</dd>
        </div>
      </dl>
      {isEmployer && (
        <a href={`/employer-cv-view/${id}`} className="btn">
          Contact and download
        </a>
      )}
      {'fileUrl' in profile && profile.fileUrl && <DownloadProfile cvId={id} href={profile.fileUrl} />}
    </Card>
  )
}

type OwnProfile = Extract<CvProfile, { isOwner: boolean }>

/** The owner sees everything, and above it whether others can see the CV. */
function ProfileOwner({ profile }: { profile: OwnProfile }) {
  const hidden = whyHidden(profile)
  return (
    <Card as="section" className="flex flex-wrap items-center justify-between gap-3" aria-label="Your CV">
      <p>
        This is your own CV. Only employers who open it, or whose jobs you apply for, see your contact
        details.
      </p>
      <a href={`/upload/${profile.id}`} className="btn">
        Edit
      </a>
      {hidden && (
        <div className="w-full">
          <Notice kind="warning" title="Employers cannot find this CV">
            <p>
              {hidden} <a href="/jobseeker-dashboard">Go to your dashboard</a>
            </p>
          </Notice>
        </div>
      )}
    </Card>
  )
}

function whyHidden({ isBlocked, isActive, shownTo }: OwnProfile): string | undefined {
  if (isBlocked) return 'An administrator has deactivated this CV. You can change it or write to us.'
  if (!isActive) return 'It is a draft.'
  return shownTo === 'nobody' ? 'You chose that nobody finds you.' : undefined
}
