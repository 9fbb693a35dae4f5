import { t } from '../../../shared/language/words.ts'
import type { Profiles } from '../../app/session/session.ts'

type CvLike = { id: number; isActive: boolean; isEmpty: boolean }
type ApplicationLike = { id: number; askHired: boolean; company: string }

type Situation = {
  cvs: readonly CvLike[]
  applications: readonly ApplicationLike[]
  isAvailable: boolean
  strength: Strength
}

type NextAction = { title: string; why: string; label: string; href: string }

const DASHBOARD = '/jobseeker-dashboard'

/** Returns the most helpful next step for a job seeker. A step that is needed to be found or to apply comes first. */
export function nextAction({ cvs, applications, isAvailable, strength }: Situation): NextAction | undefined {
  const offered = applications.find(({ askHired }) => askHired)
  if (cvs.length === 0)
    return {
      title: t('Upload your CV'),
      why: t('Employers find people by their CVs, and you need one to apply.'),
      label: t('Upload CV'),
      href: '/upload',
    }
  if (offered)
    return {
      title: t('{company} wants you to start', { company: offered.company }),
      why: t('If you take the job, mark your CV as hired, so that other employers stop calling.'),
      label: t('Answer'),
      href: `${DASHBOARD}?tab=applications&application=${offered.id}`,
    }
  if (isAvailable && cvs.every(({ isActive }) => !isActive))
    return {
      title: t('You have no active CV'),
      why: t('Employers can only find active CVs, and you need one to apply.'),
      label: t('Go to My CVs'),
      href: `${DASHBOARD}?tab=cvs`,
    }
  const { missing } = strength
  if (missing)
    return {
      title: `${strength.left === 1 ? t('One step to 100%') : t('Next')}: ${t(missing.words)}`,
      why: t(missing.why),
      label: t('Add {what}', { what: t(missing.words) }),
      href: missing.href,
    }
  if (applications.length === 0)
    return {
      title: t('Apply for a job'),
      why: t('Your CV is ready. Choose a job and send it.'),
      label: t('Find Jobs'),
      href: '/jobs',
    }
  return undefined
}

type Field =
  | 'fullName'
  | 'email'
  | 'phone'
  | 'location'
  | 'jobTitle'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
type Profile = Pick<Profiles['jobSeeker'], Field | 'photoId'>

/** The nine fields of a profile that employers look for, in the order of its form. */
const FIELDS: readonly { name: Field; words: string; why: string }[] = [
  { name: 'fullName', words: 'your full name', why: 'Employers want to know who they write to.' },
  { name: 'email', words: 'your email address', why: 'Employers write to you there.' },
  { name: 'phone', words: 'your phone number', why: 'Employers who opened your CV can call you.' },
  { name: 'location', words: 'your location', why: 'Employers search for people near the work.' },
  { name: 'jobTitle', words: 'your job title', why: 'Employers search for people by their job title.' },
  {
    name: 'summary',
    words: 'a summary of your work',
    why: 'Its first lines are what employers read in their search results.',
  },
  { name: 'experience', words: 'your experience level', why: 'Employers filter people by experience.' },
  { name: 'education', words: 'your education', why: 'Employers filter people by education.' },
  { name: 'skills', words: 'your skills', why: 'Employers search for people by their skills.' },
]

type Strength = {
  /** From 0 to 100; 10 without a profile. */
  percent: number
  /** How many parts are missing, and the first of them: why it matters and where to add it. */
  left: number
  missing: { words: string; why: string; href: string } | undefined
}

/** How complete a profile is, as employers see it: its nine fields, a CV, work or schooling in it, and a photo. */
export function strengthOf(profile: Profile | undefined, cvs: readonly CvLike[]): Strength {
  const parts = [
    ...FIELDS.map(({ name, ...field }) => ({
      ...field,
      href: `${DASHBOARD}?tab=profile&edit=${name}`,
      isThere: Boolean(profile?.[name]?.length),
    })),
    {
      words: t('your CV'),
      why: t('Employers find people by their CVs.'),
      href: '/upload',
      isThere: cvs.length > 0,
    },
    {
      words: t('your work or schooling'),
      why: t('Your CV names neither yet, and employers look there first.'),
      href: cvs[0] ? `/upload/${cvs[0].id}` : '/upload',
      isThere: cvs.some(({ isEmpty }) => !isEmpty),
    },
    {
      words: t('a photo'),
      why: t('Employers see it beside your name.'),
      href: `${DASHBOARD}?tab=profile#photo`,
      isThere: Boolean(profile?.photoId),
    },
  ]
  const missing = parts.filter(({ isThere }) => !isThere)
  const percent = profile ? Math.round((1 - missing.length / parts.length) * 100) : 10
  return { percent, left: missing.length, missing: missing[0] }
}
