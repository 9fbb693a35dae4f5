import type { PageStatus } from '../shared/rendering.ts'
import { compress, type Encoding } from './compression.ts'
import { etagOf } from './etag.ts'

/** A page as it is sent to everybody who is not logged in. */
export type CachedPage = {
  status: PageStatus
  headers: Readonly<Record<string, string>>
  body(encoding: Encoding | undefined): Promise<Uint8Array<ArrayBuffer>>
}

/** Compressed once for all who will ask, so better than what is sent once. */
const QUALITY = 9

export function cachedPage(status: PageStatus, html: string, headers: Record<string, string>): CachedPage {
  const plain = new TextEncoder().encode(html)
  const made = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>()
  return {
    status,
    headers: { ...headers, ETag: etagOf(plain) },
    async body(encoding) {
      if (!encoding) return plain
      const earlier = made.get(encoding)
      if (earlier) return earlier
      const body = compress(plain, encoding, QUALITY)
      made.set(encoding, body)
      return body
    },
  }
}

/** As long as a page may lag behind what happened, ms. */
const FRESH_MS = 30_000
/** Some 25 MB of pages. */
const MAX_PAGES = 500

/** Pages by address, the oldest go first. Who asks for one that is being made waits for it: a burst renders once. Failures are not kept. */
export function createPageCache(maxPages = MAX_PAGES) {
  const pages = new Map<string, { page: Promise<CachedPage>; madeAt: number }>()
  return {
    get(href: string, now: Date, make: () => Promise<CachedPage>): Promise<CachedPage> {
      const known = pages.get(href)
      if (known && Math.abs(now.getTime() - known.madeAt) < FRESH_MS) return known.page
      const page = make()
      pages.delete(href)
      pages.set(href, { page, madeAt: now.getTime() })
      page.catch(() => {
        if (pages.get(href)?.page === page) pages.delete(href)
      })
      const [oldest] = pages.keys()
      if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest)
      return page
    },
  }
}
