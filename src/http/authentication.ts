import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { uniqueSymbol } from 'hono-openapi'
import { type AccountKind, SESSION_LIMITS } from '../modules/accounts/policy.ts'
import { readSessions } from '../modules/accounts/reads.ts'
import type {
  AdministratorContext,
  Context,
  EmployerContext,
  JobSeekerContext,
  Viewer,
} from '../platform/context.ts'
import { AppError } from '../shared/errors.ts'
import type { AppEnv, BaseContext } from './environment.ts'
import { hasRecentChange, rememberChange } from './recent-changes.ts'

/** Who may call a route, and the context its handler gets. */
type Contexts = {
  /** Everybody, and nobody's session is looked up: answers also while the database does not. */
  anonymous: Context
  public: Context
  jobSeeker: JobSeekerContext
  employer: EmployerContext
  administrator: AdministratorContext
}
export type Audience = keyof Contexts

type Permission = { audience: Audience }

/** For the description of the calls. */
const AUDIENCES: Record<Audience, { description: string; tags: string[] }> = {
  anonymous: { description: 'For everybody', tags: ['public'] },
  public: { description: 'For everybody', tags: ['public'] },
  jobSeeker: { description: 'For a logged-in job seeker', tags: ['job seekers'] },
  employer: { description: 'For a logged-in employer', tags: ['employers'] },
  administrator: { description: 'For a logged-in administrator', tags: ['administrators'] },
}

/**
 * The first handler of every route; a test lists all routes and fails on one without. What `may lag` reads a replica, if there is one and
 * its visitor has not just changed something; of it nothing is changed but counts. Throws authentication_required.
 */
export function allow<A extends Audience>(audience: A, freshness: 'fresh' | 'may lag' = 'fresh') {
  const handler: MiddlewareHandler<{ Variables: AppEnv['Variables'] & { ctx: Contexts[A] } }> = async (
    c,
    next,
  ) => {
    const viewer: Viewer = audience === 'anonymous' ? baseOf(c).viewer : await identify(c)
    if (!isOf(viewer, audience)) throw new AppError('authentication_required', missing(audience))
    // What an account gets to see is nobody else's: no cache between it and us may keep it.
    if (viewer.jobSeeker || viewer.employer || viewer.administrator) c.header('Cache-Control', 'no-store')
    const { replica, ...base } = c.var.base
    const lags = freshness === 'may lag'
    const db = lags && replica && !hasRecentChange(c) ? replica.db : base.db
    c.set('ctx', { ...base, db, viewer } as Contexts[A])
    await next()
    if (!lags && c.req.method !== 'GET' && c.req.method !== 'HEAD') rememberChange(c)
  }
  return Object.assign(handler, { audience, [uniqueSymbol]: { spec: AUDIENCES[audience] } })
}

/** The audience of a route's handler, for the test that lists all routes. */
export function audienceOf(handler: unknown): Audience | undefined {
  return typeof handler === 'function' && 'audience' in handler ? (handler as Permission).audience : undefined
}

const COOKIES: Record<AccountKind, string> = {
  jobSeeker: 'jobseeker_session',
  employer: 'employer_session',
  administrator: 'admin_session',
}
const KINDS = Object.keys(COOKIES) as AccountKind[]

/** What `app.ts` gave every request, whatever else its route knows. */
function baseOf(c: HonoContext): BaseContext {
  return c.get('base')
}

function isOf(viewer: Viewer, audience: Audience): boolean {
  return audience === 'anonymous' || audience === 'public' || viewer[audience] !== undefined
}

/** For the page, which may ask whoever was logged in to do so again. */
function missing(audience: Audience): { session?: AccountKind } {
  return audience === 'anonymous' || audience === 'public' ? {} : { session: audience }
}

async function identify(c: HonoContext): Promise<Viewer> {
  const base = baseOf(c)
  const tokens = KINDS.flatMap((kind) => sessionToken(c, kind) ?? [])
  const sessions = tokens.length > 0 ? await readSessions(base, tokens) : {}
  return { ...sessions, ...base.viewer }
}

/** For what is closed to everybody else, whatever the route says. */
export async function isAdministrator(c: HonoContext): Promise<boolean> {
  return (await identify(c)).administrator !== undefined
}

/** Whether the request comes with any of the three cookies, alive or not. */
export function hasSession(c: HonoContext): boolean {
  return KINDS.some((kind) => sessionToken(c, kind) !== undefined)
}

/** `https:` gets the __Host- prefix: no other host, path or plain connection can set or read the cookie. */
const isSecure = (c: HonoContext) => baseOf(c).config.publicUrl.startsWith('https:')
const prefixOf = (c: HonoContext) => (isSecure(c) ? ({ prefix: 'host' } as const) : undefined)

export function sessionToken(c: HonoContext, kind: AccountKind): string | undefined {
  return getCookie(c, COOKIES[kind], prefixOf(c)?.prefix) || undefined
}

/** `isShort`: gone when the browser is closed. */
export function setSessionCookie(c: HonoContext, kind: AccountKind, token: string, isShort = false): void {
  setCookie(c, COOKIES[kind], token, {
    ...prefixOf(c),
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    ...(!isShort && { maxAge: SESSION_LIMITS[kind].idle / 1000 }),
  })
}

export function clearSessionCookie(c: HonoContext, kind: AccountKind): void {
  deleteCookie(c, COOKIES[kind], { ...prefixOf(c), path: '/', secure: isSecure(c) })
}
