/** A path of our own pages, as `?next=` carries it; undefined for anything that leads elsewhere, to a call or back to a login. */
export function safePath(next: string | undefined): string | undefined {
  if (!next?.startsWith('/') || !URL.canParse(next, OURS)) return undefined
  // Parsed as the browser will: `//elsewhere`, `/\elsewhere` and tabs in between are addresses of other sites.
  const { origin, pathname, search, hash } = new URL(next, OURS)
  if (origin !== OURS || /^\/(api|login|register)(\/|$)/.test(pathname)) return undefined
  const path = pathname + search + hash
  return path.startsWith('//') ? undefined : path
}

const OURS = 'http://ours.invalid'
