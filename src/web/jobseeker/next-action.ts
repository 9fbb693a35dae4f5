type CvLike = { isActive: boolean; isBlocked: boolean }
type ApplicationLike = { id: number; askHired: boolean; company: string }
type Missing = { name: string; words: string }

type Situation = {
  cvs: readonly CvLike[]
  applications: readonly ApplicationLike[]
  isAvailable: boolean
  /** The first field of the profile that is missing. */
  missing: Missing | undefined
}

type NextAction = { title: string; why: string; label: string; href: string }

const DASHBOARD = '/jobseeker-dashboard'

/** What helps a job seeker most now: what nobody can be found or asked without comes first. */
export function nextAction({ cvs, applications, isAvailable, missing }: Situation): NextAction | undefined {
  const offered = applications.find(({ askHired }) => askHired)
  if (cvs.length === 0)
    return {
      title: 'Upload your CV',
      why: 'Employers find people by their CVs, and every application sends one.',
      label: 'Upload CV',
      href: '/upload',
    }
  if (offered)
    return {
      title: `${offered.company} wants you to start`,
      why: 'If you take the job, mark your CV as hired, and other employers stop calling.',
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
  if (isAvailable && cvs.every(({ isActive, isBlocked }) => !isActive || isBlocked))
    return {
      title: 'No CV of yours is active',
      why: 'Employers find active CVs only, and an application needs one.',
      label: 'Go to My CVs',
      href: `${DASHBOARD}?tab=cvs`,
    }
  if (applications.length === 0)
    return {
      title: 'Apply for a job',
      why: 'Your CV is ready. One press sends it to the employer.',
      label: 'Find Jobs',
      href: '/jobs',
    }
  return undefined
}
