import { t } from '../../../shared/language/words.ts'
import { Availability } from '../../accounts/job-seeker/availability-switch.tsx'
import { AppLink } from '../../app/link.tsx'
import type { Profiles } from '../../app/session/session.ts'
import { useSentApplications } from '../../applications/queries.ts'
import { ButtonLink } from '../../components/controls/button.tsx'
import { SkeletonList } from '../../components/states/states.tsx'
import { StrengthRing } from '../../components/surfaces/strength-ring.tsx'
import { type OwnCv, useOwnCvs } from '../../cvs/own/own-queries.ts'
import { nextAction, strengthOf } from './next-action.ts'

/** Shows the next step, how complete the profile is, and whether and by whom the job seeker can be found. */
export function NextCard({ profile }: { profile: Profiles['jobSeeker'] }) {
  return (
    <section className="card next-card" aria-label={t('Next step')}>
      <NextStep profile={profile} />
      <div className="availability">
        <Availability profile={profile} />
      </div>
    </section>
  )
}

/** Appears only when everything is loaded, because a suggestion must not be wrong a moment later. */
function NextStep({ profile }: { profile: Profiles['jobSeeker'] }) {
  const cvs = useOwnCvs()
  const applications = useSentApplications()
  if (cvs.isPending || applications.isPending)
    return (
      <div className="next-step">
        <SkeletonList count={1} label={t('Loading what to do next…')} boneClass="h-28" />
      </div>
    )
  if (!cvs.data || !applications.data) return null
  const strength = strengthOf(profile, cvs.data)
  const next = nextAction({
    cvs: cvs.data,
    applications: applications.data,
    isAvailable: profile.shownTo !== 'nobody',
    strength,
  })
  return (
    <>
      <StrengthRing percent={strength.percent} label={t('Profile completeness')} />
      <div className="next-step">
        <p className="text-13 text-muted">{t('Profile completeness')}</p>
        {next ? (
          <>
            <h2>{next.title}</h2>
            <p className="text-muted">{next.why}</p>
            <ButtonLink className="mt-2" href={next.href} link={AppLink}>
              {next.label}
            </ButtonLink>
          </>
        ) : (
          <>
            <h2>{strength.left === 0 ? t('Your profile is complete') : t('Nothing to do now')}</h2>
            <p className="text-muted">{foundWords(profile.shownTo !== 'nobody', cvs.data)}</p>
          </>
        )}
      </div>
    </>
  )
}

function foundWords(isAvailable: boolean, cvs: readonly OwnCv[]): string {
  return isAvailable && cvs.some(({ isActive }) => isActive)
    ? t('Employers see all that they look for.')
    : t('Employers cannot find you at the moment.')
}
