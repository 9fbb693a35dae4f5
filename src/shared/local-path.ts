const OURS = 'http://ours.invalid'

/**
 * Returns path, query and fragment of an address on this site, or undefined when a browser would leave the site. The
 * address is parsed as browsers do it: `//elsewhere` and `/\elsewhere`, also with tabs or newlines in between, link to
 * other sites.
 */
export function localPath(href: string): string | undefined {
  if (!href.startsWith('/') || !URL.canParse(href, OURS)) return undefined
  const { origin, pathname, search, hash } = new URL(href, OURS)
  // `/.//elsewhere` is on this site, but the path that the parser returns, `//elsewhere`, is not.
  return origin !== OURS || pathname.startsWith('//') ? undefined : pathname + search + hash
}
