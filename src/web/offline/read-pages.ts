/**
 * The cache of the service worker: the pages that were opened, and the saved jobs. Raise the number when the
 * stored form changes; a new worker deletes caches of other names when it takes over.
 */
export const READ_PAGES_CACHE = 'read-pages-1'
/** The style of public pages, which the first page brings with it (`keep-style.ts`). */
export const STYLE_CACHE = 'style-1'
/** The address under which copies ask the worker for that style, whatever its file. */
export const KEPT_STYLE = '/kept.css'
/** The entry that mirrors the saved jobs, because a service worker cannot read localStorage. */
export const SAVED_JOBS_ENTRY = '/saved'

/** The words of the copies in Tok Pisin, which only readers of Tok Pisin load. */
export const TOK_PISIN_WORDS = '/language/words/offline'

/** Returns the title of a page, without the name of the site. */
export function titleIn(html: string): string {
  const [, title = ''] = /<title>(.*?)( ·[^<]*)?<\/title>/.exec(html) ?? []
  return title
}

/** The maximum number of stored pages. The oldest are deleted first. */
export const MAX_READ_PAGES = 50

/** The address of a job, in English or Tok Pisin. */
export const JOB = /^(?:\/tpi)?(\/jobs\/\d+)$/

export const isTokPisin = (address: string): boolean => /^\/tpi\b/.test(address)

/** Returns one name for a page that may be stored, whatever the order of its query, or undefined if it may not be. */
export function readPageAddress({ pathname, searchParams }: URL): string | undefined {
  if (JOB.test(pathname)) return pathname
  return /^(\/tpi)?\/jobs$/.test(pathname) ? withQuery(pathname, searchParams) : undefined
}

function withQuery(path: string, params: URLSearchParams): string {
  const kept = new URLSearchParams(params)
  kept.delete('limit')
  kept.sort()
  return kept.size > 0 ? `${path}?${kept}` : path
}

/** Only answers that are the same for every visitor may be kept. Answers to a logged-in person are `private`. */
export function mayBeKept({
  ok,
  redirected,
  headers,
}: Pick<Response, 'ok' | 'redirected' | 'headers'>): boolean {
  return ok && !redirected && !/no-store|private/i.test(headers.get('cache-control') ?? '')
}
