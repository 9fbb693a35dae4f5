import { localPath } from '../../../shared/local-path.ts'

/**
 * Returns `next` if it is a path of our own pages. Returns undefined for other sites, for API calls, for login and
 * registration, and for addresses that open or download a CV, because a link must not spend credits by going through
 * the login.
 */
export function safePath(next = ''): string | undefined {
  const path = localPath(next)
  if (path === undefined) return undefined
  const { pathname, searchParams } = new URL(path, 'http://ours.invalid')
  if (/^\/(api|((employer|admin)-)?(login|register))(\/|$)/.test(pathname)) return undefined
  return searchParams.has('viewCV') || searchParams.has('downloadCV') ? undefined : path
}
