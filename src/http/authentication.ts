import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { uniqueSymbol } from 'hono-openapi'
import type {
  AccountKind,
  AdministratorContext,
  Context,
  EmployerContext,
  JobSeekerContext,
  Viewer,
} from '../platform/context.ts'
import { forgetVersions } from '../platform/database/content-versions.ts'
import { AppError } from '../shared/errors.ts'
import { hasRecentChange, readHostCookie, rememberChange, setHostCookie } from './cookies.ts'
import type { AppEnv, BaseContext } from './environment.ts'

/** The audiences of routes, each with the context that its handlers get. */
type Contexts = {
  /** Any caller. No session is looked up, so the route answers even while the database does not. */
  anonymous: Context
  public: Context
  jobSeeker: JobSeekerContext
  employer: EmployerContext
  administrator: AdministratorContext
}
export type Audience = keyof Contexts

type Permission = { audience: Audience }

/** The texts for each audience in the API's description. */
const AUDIENCES: Record<Audience, { description: string; tags: string[] }> = {
  anonymous: { description: 'For everybody', tags: ['public'] },
  public: { description: 'For everybody', tags: ['public'] },
  jobSeeker: { description: 'For a logged-in job seeker', tags: ['job seekers'] },
  employer: { description: 'For a logged-in employer', tags: ['employers'] },
  administrator: { description: 'For a logged-in administrator', tags: ['administrators'] },
}

/**
 * Runs a read whose answer may be two seconds old. Uses the replica if one exists and the caller has not just changed
 * something.
 */
type MayLag<C> = <T>(read: (ctx: C) => Promise<T>) => Promise<T>

export type Given<A extends Audience> = { ctx: Contexts[A]; mayLag: MayLag<Contexts[A]> }

/**
 * Returns the first handler of every route. A test lists all routes and fails on one without it. A call of a route that
 * `only counts` (page views) is not remembered as a change by its caller. A route that `may take long` (exports,
 * clean-ups) has minutes instead of seconds for a statement. Throws authentication_required.
 */
export function allow<A extends Audience>(audience: A, manner?: 'only counts' | 'may take long') {
  const handler: MiddlewareHandler<{ Variables: AppEnv['Variables'] & Given<A> }> = async (c, next) => {
    const viewer: Viewer = audience === 'anonymous' ? baseOf(c).viewer : await identify(c)
    if (!isOf(viewer, audience)) throw new AppError('authentication_required', missing(audience))
    // The answer is for this account only, so no cache on the way may store it.
    if (viewer.jobSeeker || viewer.employer || viewer.administrator) c.header('Cache-Control', 'no-store')
    const { ctx, mayLag } = give<Contexts[A]>(c, viewer, manner === 'may take long')
    c.set('ctx', ctx)
    c.set('mayLag', mayLag)
    await next()
    if (manner === 'only counts' || c.req.method === 'GET' || c.req.method === 'HEAD') return
    rememberChange(c)
    const { db, patientDb = db } = baseOf(c)
    // Tasks use the other pool and must see the change, too.
    for (const pool of [db, patientDb]) forgetVersions(pool)
  }
  return Object.assign(handler, { audience, [uniqueSymbol]: { spec: AUDIENCES[audience] } })
}

/** Returns what handlers of the audience `public` get. */
export async function givePublic(c: HonoContext): Promise<Given<'public'>> {
  return give<Context>(c, await identify(c), false)
}

/** Returns the same for accounts that the caller has looked up. */
export function giveTo(c: HonoContext, accounts: Pick<Viewer, AccountKind>): Given<'public'> {
  return give<Context>(c, { ...accounts, ...baseOf(c).viewer }, false)
}

function give<C extends Context>(c: HonoContext, viewer: Viewer, isPatient: boolean) {
  const { replica, patientDb, sessions, ...base } = baseOf(c)
  const db = (isPatient ? patientDb : undefined) ?? base.db
  const ctx = { ...base, db, viewer } as C
  const mayLag: MayLag<C> = (read) =>
    replica && !hasRecentChange(c) ? replica.read((lagging) => read({ ...ctx, db: lagging })) : read(ctx)
  return { ctx, mayLag }
}

/** Returns the audience of a route's handler, for the test that lists all routes. */
export function audienceOf(handler: unknown): Audience | undefined {
  return typeof handler === 'function' && 'audience' in handler ? (handler as Permission).audience : undefined
}

const COOKIES: Record<AccountKind, string> = {
  jobSeeker: 'jobseeker_session',
  employer: 'employer_session',
  administrator: 'admin_session',
}
const KINDS = Object.keys(COOKIES) as AccountKind[]

/** Returns the context that `api.ts` gives every request before its route is known. */
function baseOf(c: HonoContext): BaseContext {
  return c.get('base')
}

function isOf(viewer: Viewer, audience: Audience): boolean {
  return audience === 'anonymous' || audience === 'public' || viewer[audience] !== undefined
}

/** Returns the kind of login that is missing, so that the page can ask for it. */
function missing(audience: Audience): { session?: AccountKind } {
  return audience === 'anonymous' || audience === 'public' ? {} : { session: audience }
}

/** The viewers of the requests under way: each session is looked up once, whatever asks for it. */
const viewers = new WeakMap<BaseContext, Promise<Viewer>>()

function identify(c: HonoContext): Promise<Viewer> {
  const base = baseOf(c)
  const viewer = viewers.get(base) ?? findViewer(c, base)
  viewers.set(base, viewer)
  return viewer
}

async function findViewer(c: HonoContext, base: BaseContext): Promise<Viewer> {
  const tokens = sessionTokens(c)
  const sessions = tokens.length > 0 ? await base.sessions.read(base, tokens) : {}
  return { ...sessions, ...base.viewer }
}

/** Whether the caller is an administrator. For checks that apply to all routes, such as maintenance. */
export async function isAdministrator(c: HonoContext): Promise<boolean> {
  return (await identify(c)).administrator !== undefined
}

/** The tokens of the session cookies that the request carries, valid or not. */
export function sessionTokens(c: HonoContext): string[] {
  return KINDS.flatMap((kind) => sessionToken(c, kind) ?? [])
}

export function sessionToken(c: HonoContext, kind: AccountKind): string | undefined {
  return readHostCookie(c, COOKIES[kind])
}

/** Sets the cookie of a session. `isShort`: the browser deletes it when it is closed. */
export function setSessionCookie(c: HonoContext, kind: AccountKind, token: string, isShort = false): void {
  setHostCookie(c, COOKIES[kind], token, isShort ? undefined : baseOf(c).sessions.limits[kind].idle / 1000)
}

export function clearSessionCookie(c: HonoContext, kind: AccountKind): void {
  setHostCookie(c, COOKIES[kind], '', 0)
}
