import type { ReactNode } from 'react'
import { t } from '../../../shared/language/words.ts'
import { AppLink } from '../../app/link.tsx'
import { type Profiles, useLogOut } from '../../app/session/session.ts'
import { Button, ButtonLink } from '../../components/controls/button.tsx'
import { Avatar } from '../../components/surfaces/avatar.tsx'

type Profile = Profiles['jobSeeker']

/** `children`: a card that lies over the lower edge of the greeting. */
export function DashboardHeader({ profile, children }: { profile: Profile; children: ReactNode }) {
  const logOut = useLogOut('jobSeeker')
  const facts = [profile.jobTitle, profile.location].filter(Boolean).join(' · ')
  return (
    <div>
      <div className={children ? 'dark greeting greeting-low' : 'dark greeting'}>
        <div className="wrap flex items-center gap-4">
          <Avatar name={profile.fullName} photoUrl={photoUrl(profile, 96)} />
          <div className="min-w-0 flex-1">
            <h1 className="text-22">{t('Hello, {name}', { name: profile.fullName })}</h1>
            <p>{facts}</p>
          </div>
          <div className="actions max-sm:hidden">
            <ButtonLink href="/jobs" look="gold" link={AppLink}>
              {t('Find Jobs')}
            </ButtonLink>
            <Button look="outline" onClick={() => void logOut()}>
              {t('Logout')}
            </Button>
          </div>
        </div>
      </div>
      {children && <div className="wrap">{children}</div>}
    </div>
  )
}

export function photoUrl({ photoId }: Pick<Profile, 'photoId'>, size?: 96): string | undefined {
  return photoId ? `/api/auth/photo/${photoId}${size ? `?size=${size}` : ''}` : undefined
}
