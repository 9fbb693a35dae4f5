/**
 * A path of our own pages, as `?next=` carries it; undefined for anything that leads elsewhere, to a call, back to a login, or to what
 * spends credits when one comes from a page of ours: a link must not spend by way of the login.
 */
export function safePath(next: string | undefined): string | undefined {
  if (!next?.startsWith('/') || !URL.canParse(next, OURS)) return undefined
  // Parsed as the browser will: `//elsewhere`, `/\elsewhere` and tabs in between are addresses of other sites.
  const { origin, pathname, search, searchParams, hash } = new URL(next, OURS)
  if (origin !== OURS || /^\/(api|((employer|admin)-)?(login|register))(\/|$)/.test(pathname))
    return undefined
  if (searchParams.has('viewCV') || searchParams.has('downloadCV')) return undefined
  const path = pathname + search + hash
  return path.startsWith('//') ? undefined : path
}

const OURS = 'http://ours.invalid'
