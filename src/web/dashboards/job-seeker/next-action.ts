import type { Profiles } from '../../app/session/session.ts'

type CvLike = { isActive: boolean }
type ApplicationLike = { id: number; askHired: boolean; company: string }
type Missing = { name: string; words: string }

type Situation = {
  cvs: readonly CvLike[]
  applications: readonly ApplicationLike[]
  isAvailable: boolean
  /** The first missing field of the profile. */
  missing: Missing | undefined
}

type NextAction = { title: string; why: string; label: string; href: string }

const DASHBOARD = '/jobseeker-dashboard'

/** Returns the most helpful next step for a job seeker. A step that is needed to be found or to apply comes first. */
export function nextAction({ cvs, applications, isAvailable, missing }: Situation): NextAction | undefined {
  const offered = applications.find(({ askHired }) => askHired)
  if (cvs.length === 0)
    return {
      title: 'Upload your CV',
      why: 'Employers find people by their CVs, and you need one to apply.',
      label: 'Upload CV',
      href: '/upload',
    }
  if (offered)
    return {
      title: `${offered.company} wants you to start`,
      why: 'If you take the job, mark your CV as hired, so that other employers stop calling.',
      label: 'Answer',
      href: `${DASHBOARD}?tab=applications&application=${offered.id}`,
    }
  if (missing)
    return {
      title: 'Complete your profile',
      why: 'A complete profile fills in your CVs and applications, and stands out to employers.',
      label: `Add ${missing.words}`,
      href: `${DASHBOARD}?tab=profile&edit=${missing.name}`,
    }
  if (isAvailable && cvs.every(({ isActive }) => !isActive))
    return {
      title: 'You have no active CV',
      why: 'Employers can only find active CVs, and you need one to apply.',
      label: 'Go to My CVs',
      href: `${DASHBOARD}?tab=cvs`,
    }
  if (applications.length === 0)
    return {
      title: 'Apply for a job',
      why: 'Your CV is ready. Choose a job and send it.',
      label: 'Find Jobs',
      href: '/jobs',
    }
  return undefined
}

type Profile = Pick<
  Profiles['jobSeeker'],
  'fullName' | 'email' | 'phone' | 'location' | 'jobTitle' | 'summary' | 'experience' | 'education' | 'skills'
>

/** The nine fields that count towards completeness, in the order of the profile form. */
const FIELDS: readonly { name: keyof Profile; words: string }[] = [
  { name: 'fullName', words: 'your full name' },
  { name: 'email', words: 'your email address' },
  { name: 'phone', words: 'your phone number' },
  { name: 'location', words: 'your location' },
  { name: 'jobTitle', words: 'your job title' },
  { name: 'summary', words: 'a summary of your work' },
  { name: 'experience', words: 'your experience level' },
  { name: 'education', words: 'your education' },
  { name: 'skills', words: 'your skills' },
]

type Completeness = {
  /** From 0 to 100; 10 without a profile. */
  percent: number
  filled: number
  fields: number
  /** The next field to fill in, and the words that ask for it. */
  next: { name: keyof Profile; words: string } | undefined
}

export function completeness(profile: Profile | undefined): Completeness {
  const fields = FIELDS.length
  if (!profile) return { percent: 10, filled: 0, fields, next: FIELDS[0] }
  const missing = FIELDS.filter(({ name }) => !profile[name]?.length)
  const filled = fields - missing.length
  return { percent: Math.round((filled / fields) * 100), filled, fields, next: missing[0] }
}
