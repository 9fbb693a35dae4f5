import type { ReactNode } from 'react'
import type { PublicSettings } from '../../modules/settings/schema.ts'
import type { PageReads } from '../../page-reads.ts'
import type { CallApi, FieldValues, FormFiles, Notice, Posted } from '../../shared/rendering.ts'
import type { ApiClient, ApiError } from '../app/loading/api-client.ts'
import { formatQuery } from '../app/query.ts'

/** A request for a public page. */
export type Visit<S> = {
  /** The values of the path: `id` of `/jobs/:id`. */
  params: Readonly<Record<string, string>>
  /** The parameters that the page knows. */
  search: S
  /** Reads the data that the visitor may see, in the form in which the API sends it. Throws the API's errors. */
  reads: PageReads
  settings: PublicSettings
  now: Date
  publicUrl: string
  /** The form that was sent without script and is shown again. */
  posted?: Posted | undefined
}

type Meta = { title?: string; name?: string; property?: string; content?: string; 'script:ld+json'?: object }

/** The content of a page. */
export type Shown = {
  /** Without the site's name, which is added. */
  title: string
  meta?: readonly (Meta | undefined)[]
  links?: readonly Record<string, string>[]
  /** Sent to a dashboard's application, as JSON. */
  data?: object
  /** CSS that few pages need. It comes before the shared style, whose utilities win. */
  style?: string
  /** Something could not be loaded, so the page is not kept for the next visitor. */
  isIncomplete?: boolean
  /** The body sets its own width, for bands of colour from edge to edge. */
  isWide?: boolean
  body: ReactNode
}

/** `gone`: the thing existed once and will not return. */
export type Missing = 'missing' | 'gone'

/** A form that a page without script has sent. */
export type SentForm<S> = Pick<Visit<S>, 'params' | 'search'> & {
  values: FieldValues
  files: Readonly<Record<string, File>>
  /** Makes calls as the visitor, with the same checks and limits. */
  client: ApiClient
  /** Makes a call with files. */
  callApi: CallApi
}

/** Opens another page, or shows a form of this one, with values for its fields. `refusal`: why it was not accepted. */
export type FormResult =
  | { to: string; notice?: Notice | undefined }
  | { show: string; values: FieldValues; message?: string; refusal?: ApiError }

export type PlainForm<S = object> = {
  files?: FormFiles
  /** Does what the form asks for. The messages of an ApiError are shown at its fields. */
  send(sent: SentForm<S>): Promise<FormResult>
}

type PageOf<S> = {
  /** `/jobs/:id`; `:id` stands for one step. */
  path: string
  /** Reads the query. Parameters that it does not return are removed from the address. */
  search?(raw: Record<string, unknown>): S
  /** Reads the data and returns the content. An error of `reads` with status 404 or 410 leads to `missing`. */
  open(visit: Visit<S>): Promise<Shown> | Shown
  /** The forms that can be sent without script, by name. */
  forms?: Readonly<Record<string, PlainForm<NoInfer<S>>>>
  /** Shown instead of the general page for addresses that do not exist. */
  missing?(why: Missing): Shown
  /** `one`: rendered for each request, because it counts visits or its address is for one person. Default: `all`. */
  visitors?: 'all' | 'one'
  /** False: search engines must not list it. */
  isListed?: boolean
  /** Works only with JavaScript, so its script is loaded at once. */
  needsScript?: boolean
  /** The route of a dashboard's application, whose script is loaded at once, too. */
  route?: string
}
export type Page = PageOf<object>

/** Defines a public page: plain HTML from the server, with islands for the interactive parts. */
export function definePage<S extends object>(page: PageOf<S>): Page {
  return page
}

/** Thrown by `open` for a page that has another address. */
export class Redirect {
  readonly location: string
  constructor(path: string, search: object = {}) {
    this.location = path + formatQuery({ ...search })
  }
}
