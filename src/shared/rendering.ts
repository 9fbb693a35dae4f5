/** The interface between the HTTP server and the pages that it renders. */

import type { FieldErrors } from './errors.ts'
import type { Words } from './language/words.ts'

export const SESSION_KINDS = ['jobSeeker', 'employer', 'administrator'] as const
export type SessionKind = (typeof SESSION_KINDS)[number]

/** Sends a call of the API: `fetch`, or an answer of a test. */
export type CallApi = (path: string, init?: RequestInit) => Promise<Response>

/** The parts of an address as its page interprets it. */
export type PageLocation = {
  /** Path and query without unknown parameters, so that each page has one address. */
  href: string
  path: string
  /** False when no page has this address. */
  exists: boolean
  /** Whether the page is rendered in the browser, so that its script is needed at once. */
  needsScript: boolean
  /** `one`: the page is rendered for each request, because it counts visits or its address is for one person. */
  visitors: 'all' | 'one'
  /** Whether the page is also in Tok Pisin. */
  isTranslated: boolean
  /** Whether it has the same address in both languages. Dashboards do, because no search engine lists them. */
  hasOneAddress: boolean
}

/**
 * Whether the browser asks to save data (`Save-Data: on`). `text`: the visitor chose text-only pages. In both cases,
 * nothing is loaded that the visitor did not ask for.
 */
export type SavesData = boolean | 'text'

/** A placeholder for the size of a text-only page as sent, which is known only when the page is compressed. */
export const PAGE_BYTES = '{bytes of this page}'

/** The values of a form by the names of its fields. A field that occurs several times has a list. */
export type FieldValues = Readonly<Record<string, string | string[]>>

/** A form that was sent without script, as its page shows it again. */
export type Posted = {
  /** Its name. */
  form: string
  /** What was typed, without passwords. */
  values: FieldValues
  errors: FieldErrors
  message?: string | undefined
}

/** What a plain form has done, in words for the page that comes next. */
export type Notice = { title: string; description?: string | undefined; isFailure?: boolean }

/** `limits`: the largest size in bytes of each, by field. `areOfVisitors`: a form without a login brings them. */
export type FormFiles = { limits: Readonly<Record<string, number>>; areOfVisitors?: boolean }

/** A form that a page without script has sent. */
export type FormRequest = {
  /** The address of its page. */
  href: string
  /** The name of the form. */
  form: string
  values: FieldValues
  /** Its files by the names of their fields. */
  files: Readonly<Record<string, File>>
  /** Makes a call of the API as the visitor. */
  callApi: CallApi
  wordsNow(): Words
}

/** What follows a form: another page, or its own page again. */
export type FormAnswer =
  | { kind: 'done'; to: string; notice: Notice | undefined }
  | { kind: 'again'; status: number; posted: Posted }

/** `R`: the functions that read the data of public pages. */
export type PageRequest<R = unknown> = {
  href: string
  /** `main`: only the content of the page, for a list that changes without loading the page again. */
  part: 'all' | 'main'
  reads: R
  /** Returns the HTTP status of an error that `reads` threw. */
  statusOf(error: unknown): number
  now: Date
  /** The origin of links in shared texts and for search engines. */
  publicUrl: string
  savesData: SavesData
  posted?: Posted | undefined
  notice?: Notice | undefined
  /** Returns the words of the reader's language. May be called at any time while the page is rendered. */
  wordsNow(): Words
  textsOf: TextsOfPieces['textsOf']
}

/** The English texts of the messages that pieces of the site show in another language, as the build has found them. */
export type TextsOfPieces = {
  /**
   * `pieces`: islands by their names, '' for all public pages, `dashboard` for the frame of the dashboards and
   * `dashboard/messages` for a section. For islands without the texts of the code that they may load later.
   */
  textsOf(pieces: readonly string[]): readonly string[]
  /** Returns the texts of the code that these islands may load later. */
  lateTextsOf(islands: readonly string[]): readonly string[]
}

export type PageHead = {
  /** The title of the tab, which ends with the site's name. */
  title: string
  /** The title without the site's name. */
  ownTitle: string
  siteName: string
  /** The attributes of the `<meta>` elements, one element per name or property. */
  meta: Record<string, string>[]
  links: Record<string, string>[]
  /** schema.org objects. */
  structuredData: unknown[]
}

/** 410: the page existed once and will not return. */
export type PageStatus = 200 | 404 | 410

export type RenderedPage = {
  kind: 'page'
  status: PageStatus
  head: PageHead
  /** The content of the application element in the body, in pieces one after another: text, or bytes in UTF-8. */
  html: readonly (string | Uint8Array)[]
  /** The data that the page's script needs, as JSON. */
  state: string
  /** The words of its islands, or of its dashboard, as JSON. '' in English. */
  words: string
  /** The islands of a public page, or the route of a dashboard: the browser will need their files. */
  islands?: readonly string[]
  dashboardRoute?: string
  /** CSS of this page alone. */
  style: string
  /** Whether something could not be loaded, so that it must not be kept. */
  isIncomplete: boolean
  /** Whether it may load the advertising pixel that the settings name. */
  hasPixel: boolean
  /** Whether search engines may list it. */
  isListed: boolean
}
export type PageAnswer = RenderedPage | { kind: 'redirect'; location: string }

/** The exports of `dist/server/render-page.js`. */
export type PageRenderer<R = unknown> = {
  locatePage(href: string): PageLocation
  /** The files that a form of a page may have. Undefined if the page has no such form. */
  filesOf(href: string, form: string): FormFiles | undefined
  sendForm(request: FormRequest): Promise<FormAnswer>
  /** Throws the error of a read, unless the page has a message for it. */
  renderPage(request: PageRequest<R>): Promise<PageAnswer>
}

/** All unknown addresses get the same page, so that it is cached once. */
export const UNKNOWN_PAGE = '/404'

/** The cookie that names the style which this browser keeps, so that pages only link it. */
export const STYLE_COOKIE = 'style'

/** The cookie with the language that the reader has chosen. */
export const LANGUAGE_COOKIE = 'language'

/** The address of the words for code that loads late, followed by the names of the page's islands. */
export const LATE_WORDS = '/language/late-words/'

/** How the names of islands begin that load when somebody first uses them. */
export const LATE_ISLAND = 'late-'

/** The parameter in the address to which a plain form is sent: the name of the form. */
export const FORM_PARAMETER = 'form'

/** The header that asks for the `main` part of a page. */
export const PART_HEADER = 'X-Part'

/** The ids of the element that the pages' script takes over and of those that contain `state` and `words`. */
export const APP_ELEMENT = 'app'
export const STATE_ELEMENT = 'state'
export const WORDS_ELEMENT = 'words'
