import type { RateLimit } from '../../platform/rate-limit.ts'
import { HOUR } from '../../shared/time.ts'

/** Documents of one job seeker. */
export const MAX_DOCUMENTS = 30

/** Days before a document expires when its owner is reminded: a renewal takes weeks. */
export const REMIND_DAYS = 30

/** Characters of a name such as `Certificate 3 in Heavy Fabrication`. */
export const MAX_NAME = 100

/** Per job seeker. Each file is read by a process of its own. */
export const DOCUMENT_UPLOADS: RateLimit = { name: 'document-uploads', points: 30, per: HOUR }

/** 5 MB: a CV or another document. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024

/** Photographed pages of one document. */
export const MAX_PHOTOS = 6

/** 3 MB for each photo after the first. Browsers make photos smaller before they send them. */
const MAX_PHOTO_BYTES = 3 * 1024 * 1024

const PAGES = Array.from({ length: MAX_PHOTOS - 1 }, (_, index) => `page${index + 2}`)

/** The files of a form that sends a document: `file`, and if that is a photo, those of its other pages in their order. */
export const DOCUMENT_FILES = {
  file: { maxBytes: MAX_FILE_BYTES },
  ...Object.fromEntries(PAGES.map((name) => [name, { maxBytes: MAX_PHOTO_BYTES }])),
}

/** Returns the received pages after the first. */
export function morePagesOf<T>(files: Readonly<Record<string, T>>): T[] {
  return PAGES.flatMap((name) => files[name] ?? [])
}

/** Per employer: pages of documents that are drawn; pages that are kept do not count. Each takes a third of a second. */
export const DRAWN_PAGES: RateLimit = { name: 'drawn-pages', points: 400, per: HOUR }

/** The pages of a document that are shown. A CV has two to ten. */
export const SHOWN_PAGES = 12
