import { AppLink } from '../../app/link.tsx'
import { type Profiles, useLogOut } from '../../app/session/session.ts'
import { Button, ButtonLink } from '../../components/controls/button.tsx'
import { Avatar } from '../../components/surfaces/avatar.tsx'

type Profile = Profiles['jobSeeker']

export function DashboardHeader({ profile }: { profile: Profile }) {
  const logOut = useLogOut('jobSeeker')
  return (
    <div className="page-header py-0">
      <div className="flex min-w-0 items-center gap-4">
        <Avatar name={profile.fullName} photoUrl={photoUrl(profile, 96)} />
        <div className="min-w-0">
          <h1 className="text-22 sm:text-28">Welcome back, {profile.fullName}!</h1>
          <p className="text-muted">{profile.jobTitle}</p>
        </div>
      </div>
      <div className="actions">
        <ButtonLink href="/jobs" link={AppLink}>
          Find Jobs
        </ButtonLink>
        <Button look="quiet" onClick={() => void logOut()}>
          Logout
        </Button>
      </div>
    </div>
  )
}

export function photoUrl({ photoId }: Pick<Profile, 'photoId'>, size?: 96): string | undefined {
  return photoId ? `/api/auth/photo/${photoId}${size ? `?size=${size}` : ''}` : undefined
}
