/** The dashboards of job seekers, which are also in Tok Pisin. */
const JOB_SEEKER_DASHBOARDS = ['/job-alerts', '/jobseeker-dashboard', '/messages', '/notices'] as const

/** Whether an address is that of a job seekers' dashboard. `/messages` is for employers, too. */
export function isForJobSeekers(href: string): boolean {
  const [address = ''] = href.split(/[?#]/)
  return JOB_SEEKER_DASHBOARDS.some((path) => address.endsWith(path)) && !href.includes('as=employer')
}

/**
 * The parts of these dashboards that are loaded when they are opened, with their modules. In another language each
 * brings its own words.
 */
export const SECTIONS = {
  'job-alerts': 'src/web/routes/job-alerts.tsx?',
  'jobseeker-dashboard': 'src/web/routes/jobseeker-dashboard.tsx?',
  messages: 'src/web/routes/messages.tsx?',
  notices: 'src/web/routes/notices.tsx?',
  overview: 'src/web/dashboards/job-seeker/overview-tab.tsx',
  analytics: 'src/web/cvs/own/analytics-tab.tsx',
  profile: 'src/web/accounts/job-seeker/profile-tab.tsx',
  cvs: 'src/web/cvs/own/cvs-tab.tsx',
  documents: 'src/web/documents/documents-tab.tsx',
  applications: 'src/web/applications/applications-tab.tsx',
} as const
export type Section = keyof typeof SECTIONS

/** The tab that the job seekers' dashboard shows first. */
export const FIRST_TAB = 'overview'

/** Returns the names of the sections that a dashboard shows at this address. */
export function sectionsAt(href: string): string[] {
  const { pathname, searchParams } = new URL(href, 'http://page')
  const page = pathname.slice(1)
  return page === 'jobseeker-dashboard' ? [page, searchParams.get('tab') ?? FIRST_TAB] : [page]
}
