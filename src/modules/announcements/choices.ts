/** The people who see an announcement. */
export const ANNOUNCEMENT_AUDIENCES = {
  everybody: 'Everybody',
  job_seekers: 'Job seekers',
  employers: 'Employers',
} as const
export type AnnouncementAudience = keyof typeof ANNOUNCEMENT_AUDIENCES
export const AUDIENCE_KEYS = Object.keys(ANNOUNCEMENT_AUDIENCES) as AnnouncementAudience[]

export const ANNOUNCEMENT_STATES = { planned: 'Planned', showing: 'Showing', ended: 'Ended' } as const
export type AnnouncementState = keyof typeof ANNOUNCEMENT_STATES

/** The part of the site that a page belongs to. */
type Area = 'public' | 'jobSeeker' | 'employer' | 'administrator'

const FITTING: Record<Area, readonly AnnouncementAudience[]> = {
  public: ['everybody', 'job_seekers', 'employers'],
  jobSeeker: ['everybody', 'job_seekers'],
  employer: ['everybody', 'employers'],
  // Administrators have the list of announcements instead.
  administrator: [],
}

/**
 * Returns the announcements for a part of the site that the visitor may see. A browser may be logged in as a job seeker
 * and as an employer.
 */
export function fitting<A extends { audience: AnnouncementAudience }>(shown: readonly A[], area: Area): A[] {
  return shown.filter(({ audience }) => FITTING[area].includes(audience))
}
