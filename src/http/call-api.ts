import type { Hono, Context as HonoContext } from 'hono'
import type { CallApi } from '../shared/rendering.ts'
import type { AppEnv } from './environment.ts'

/** What a page's own calls hand on of the visitor's request: who asks, and from where. */
const HANDED_ON = ['cookie', 'user-agent', 'x-forwarded-for']

/** The API for the loaders of one page: the same application, without a socket. */
export function callApi(app: Hono<AppEnv>, c: HonoContext<AppEnv>): CallApi {
  return async (path, init) => {
    const headers = new Headers(init?.headers)
    for (const name of HANDED_ON) {
      const value = c.req.header(name)
      if (value !== undefined) headers.set(name, value)
    }
    const request = new Request(new URL(path, 'http://in.process'), { ...init, headers })
    return app.fetch(request, Object.assign({}, c.env, { isInProcess: true }))
  }
}

/** Whether a page of ours asks, whose visitor was let in already. Nobody can claim it from outside. */
export function isInProcess(c: HonoContext<AppEnv>): boolean {
  return typeof c.env === 'object' && c.env !== null && 'isInProcess' in c.env
}
