import { Link, useRouter } from '@tanstack/react-router'
import {
  EDUCATION_LABELS,
  type Education,
  EXPERIENCE_LABELS,
  type Experience,
} from '../../../modules/catalog/choices.ts'
import { t } from '../../../shared/language/words.ts'
import type { Profiles } from '../../app/session/session.ts'
import { FactsList } from '../../components/lists/facts-list.tsx'
import { SkillTags } from '../../components/surfaces/badge.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { AccountSecurity } from '../security/account-security.tsx'
import { PhotoField } from './photo-field.tsx'
import { ProfileForm } from './profile-form.tsx'
import { WhoFindsMe } from './who-finds-me.tsx'

type Profile = Profiles['jobSeeker']

type ProfileTabProps = {
  profile: Profile
  /** The field that gets the focus. Undefined shows the profile without the form. */
  edit: string | undefined
}

export function ProfileTab({ profile, edit }: ProfileTabProps) {
  const router = useRouter()
  const close = () => void router.navigate({ to: '/jobseeker-dashboard', search: { tab: 'profile' } })
  return (
    <div className="grid items-start gap-4 lg:grid-cols-3">
      <Card as="section" className="grid gap-4 lg:col-span-2">
        <h2>{t('My profile')}</h2>
        {edit ? (
          <ProfileForm profile={profile} focus={edit} onClose={close} />
        ) : (
          <>
            <ProfileFacts profile={profile} />
            <p>
              <Link
                to="/jobseeker-dashboard"
                search={{ tab: 'profile', edit: 'fullName' }}
                resetScroll={false}
                className="btn"
              >
                {t('Edit Profile')}
              </Link>
            </p>
          </>
        )}
      </Card>
      <div className="grid gap-4 lg:row-span-2">
        <Card as="section">
          <h2 className="mb-2">{t('Photo')}</h2>
          <PhotoField profile={profile} />
        </Card>
        <Card as="section" id="who-finds-me">
          <h2 className="mb-2">{t('Who finds me')}</h2>
          <WhoFindsMe />
        </Card>
      </div>
      <div className="lg:col-span-2">
        <AccountSecurity kind="jobSeeker" />
      </div>
    </div>
  )
}

const Missing = () => <span className="text-muted">{t('Not filled in yet')}</span>

/** Breaks long words, which would otherwise make the card wider than a phone's screen. */
const breakable = (text: string) => (text ? <span className="wrap-anywhere">{text}</span> : <Missing />)

function ProfileFacts({ profile }: { profile: Profile }) {
  const { experience, education, skills } = profile
  return (
    <>
      <div className="max-w-form">
        <FactsList
          facts={[
            { label: t('Username'), value: breakable(profile.username) },
            { label: t('Full Name'), value: profile.fullName || <Missing /> },
            { label: t('Email'), value: breakable(profile.email) },
            { label: t('Phone'), value: profile.phone || <Missing /> },
            { label: t('Location'), value: profile.location || <Missing /> },
            { label: t('Job Title'), value: profile.jobTitle || <Missing /> },
            {
              label: t('Experience'),
              value: isExperience(experience) ? t(EXPERIENCE_LABELS[experience]) : <Missing />,
            },
            {
              label: t('Education'),
              value: isEducation(education) ? t(EDUCATION_LABELS[education]) : <Missing />,
            },
          ]}
        />
      </div>
      <div className="grid gap-2">
        <h3>{t('Skills')}</h3>
        {skills.length > 0 ? <SkillTags skills={skills} limit={50} /> : <Missing />}
      </div>
      <div className="grid gap-2">
        <h3>{t('Summary')}</h3>
        {profile.summary ? <p className="max-w-text whitespace-pre-line">{profile.summary}</p> : <Missing />}
      </div>
    </>
  )
}

const isExperience = (value: string | null): value is Experience =>
  value !== null && value in EXPERIENCE_LABELS
const isEducation = (value: string | null): value is Education => value !== null && value in EDUCATION_LABELS
