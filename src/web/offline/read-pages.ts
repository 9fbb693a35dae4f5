/**
 * The one cache of the service worker: pages as they were read, and what is saved. The number rises when what is kept changes
 * its form; caches of other names are deleted when a new worker takes over.
 */
export const READ_PAGES_CACHE = 'read-pages-1'
/** The entry beside the pages that mirrors the saved jobs: a service worker cannot read localStorage. */
export const SAVED_JOBS_ENTRY = '/saved'

/** The last ones read; the oldest go first. */
export const MAX_READ_PAGES = 50

/** A page that may be kept, by one name however its query is ordered; undefined for all others. */
export function readPageAddress({ pathname, searchParams }: URL): string | undefined {
  if (/^\/jobs\/\d+$/.test(pathname)) return pathname
  return pathname === '/jobs' ? withQuery(pathname, searchParams) : undefined
}

/** Of a call that brings what such a page shows. */
export function readCallAddress({ pathname, searchParams }: URL): string | undefined {
  const [, id] = /^\/api\/jobs\/(\d+)$/.exec(pathname) ?? []
  if (id) return `/jobs/${id}`
  return pathname === '/api/jobs/search' ? withQuery('/jobs', searchParams) : undefined
}

function withQuery(path: string, params: URLSearchParams): string {
  const kept = new URLSearchParams(params)
  kept.delete('limit')
  kept.sort()
  return kept.size > 0 ? `${path}?${kept}` : path
}

/** Only what everybody gets: an answer to somebody who is logged in says `no-store`. */
export function mayBeKept({
  ok,
  redirected,
  headers,
}: Pick<Response, 'ok' | 'redirected' | 'headers'>): boolean {
  return ok && !redirected && !/no-store|private/i.test(headers.get('cache-control') ?? '')
}
