import type { AccountKind, Context, Viewer } from '../platform/context.ts'
import type { ContentVersions } from '../platform/database/content-versions.ts'
import type { Db } from '../platform/database/database.ts'
import type { Replica } from '../platform/database/replica.ts'

/**
 * The logged-in accounts of a request and the lengths of logins. `api.ts` passes them in, because http may not import
 * the module `accounts`.
 */
export type Sessions = {
  /** The accounts that these tokens belong to. Ended, idle and suspended ones are left out. */
  read: (ctx: Pick<Context, 'db' | 'now'>, tokens: readonly string[]) => Promise<Pick<Viewer, AccountKind>>
  /** `idle`: milliseconds without a request after which a login ends. */
  limits: Record<AccountKind, { idle: number }>
}

/** The context of a request before the visitor is known. `allow` turns it into the full context. */
export type BaseContext = Omit<Context, 'viewer'> & {
  viewer: Pick<Viewer, 'ip' | 'userAgent' | 'language'>
  sessions: Sessions
  replica?: Replica | undefined
  /** For queries that may take minutes. `db` gives each query only seconds. */
  patientDb?: Db
}

export type AppEnv = {
  Variables: {
    base: BaseContext
    requestId: string
    /** The headers of every answer, for pages, which set all at once. */
    commonHeaders: Readonly<Record<string, string>>
    /** The versions of the content of public pages, at most five seconds old. Undefined where the site never closes. */
    versions?: ContentVersions
  }
}
