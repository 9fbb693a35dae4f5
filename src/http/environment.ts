import type { Context, Viewer } from '../platform/context.ts'
import type { Replica } from '../platform/replica.ts'

/** The context of a request before anybody is known; `allow` makes the full one of it. */
export type BaseContext = Omit<Context, 'viewer'> & {
  viewer: Pick<Viewer, 'ip' | 'userAgent'>
  replica?: Replica | undefined
}

export type AppEnv = { Variables: { base: BaseContext; requestId: string; siteVersion?: string } }
