import type { Accounts } from '../../app/site.tsx'

/** The workspace of a page. Both workspaces have a side menu instead of the header and footer of public pages. */
export type WorkspaceArea = 'employer' | 'administrator'

const EMPLOYER_PATHS =
  /^\/(employer-(dashboard|jobs|job|job-form|cv-view|opened-cvs|shortlists)|credits)(\/|$)/

/** Returns undefined for public pages, the job seekers' pages, and for visitors without the login of the workspace. */
export function workspaceAreaOf({
  href,
  accounts: { jobSeeker, employer, administrator },
}: {
  href: string
  accounts: Accounts
}): WorkspaceArea | undefined {
  const { pathname, searchParams } = new URL(href, 'http://page')
  if (pathname === '/admin') return administrator && 'administrator'
  if (!employer) return undefined
  const isOwnMessages = pathname === '/messages' && (!jobSeeker || searchParams.get('as') === 'employer')
  return isOwnMessages || EMPLOYER_PATHS.test(pathname) ? 'employer' : undefined
}
