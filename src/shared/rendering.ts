/** What the server that speaks HTTP and the pages that it renders know of each other. */

export const SESSION_KINDS = ['jobSeeker', 'employer', 'administrator'] as const
export type SessionKind = (typeof SESSION_KINDS)[number]

/** A call of the API without a socket: same application, same checks, same JSON. */
export type CallApi = (path: string, init?: RequestInit) => Promise<Response>

/** An address as its page understands it. */
export type PageLocation = {
  /** Path and query, without what the page does not know: one address for one page. */
  href: string
  path: string
  /** False where no page stands. */
  exists: boolean
  /** Rendered in the browser, so its script is needed at once. */
  needsScript: boolean
}

export type PageRequest = {
  href: string
  callApi: CallApi
  /** The cookies that came along, alive or not. */
  sessions: readonly SessionKind[]
  now: Date
  /** Origin that links in shared texts and for search engines begin with. */
  publicUrl: string
  /** The request said `Save-Data: on`. */
  savesData: boolean
}

export type PageHead = {
  /** As a tab shows it: the site's name follows. */
  title: string
  /** Without the site's name. */
  ownTitle: string
  siteName: string
  /** Attributes of `<meta>`, one a name or property. */
  meta: Record<string, string>[]
  links: Record<string, string>[]
  /** schema.org objects. */
  structuredData: unknown[]
}

/** 410: it was there once, and will not come back. */
export type PageStatus = 200 | 404 | 410

export type PageAnswer =
  | {
      kind: 'page'
      status: PageStatus
      head: PageHead
      /** What stands inside the body's application element. */
      html: string
      /** What the loaders read, as JSON, for the browser to go on with. */
      state: string
      /** The routes whose files the browser will need. */
      routeIds: string[]
      /** Whether the settings name an advertising pixel. */
      hasPixel: boolean
    }
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'failure'; error: unknown }

/** What `dist/server/entry-server.js` exports. */
export type PageRenderer = {
  locatePage(href: string): PageLocation
  renderPage(request: PageRequest): Promise<PageAnswer>
}

/** The ids of the element that the pages' script takes over, and of the one that holds `state`. */
export const APP_ELEMENT = 'app'
export const STATE_ELEMENT = 'state'
