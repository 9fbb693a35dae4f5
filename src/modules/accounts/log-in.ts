import type { Context } from '../../platform/context.ts'
import { consume, isOneTooMany, type RateLimit, takeBack } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { verifyPassword } from './hash-password.ts'
import { markDevice } from './mark-device.ts'
import type { AccountKind } from './policy.ts'
import {
  findAdministratorByLogin,
  findEmployerByEmail,
  findJobSeekerByLogin,
  updateAdministrator,
  updateEmployer,
  updateJobSeeker,
} from './queries.ts'
import { startSession } from './start-session.ts'

const FAILURES_OF_ACCOUNT: RateLimit = { name: 'login-account', points: 10, seconds: 900 }
const FAILURES_OF_ADDRESS: RateLimit = { name: 'login-address', points: 200, seconds: 900 }
/** Past either limit each address still gets one try a minute for each account: nobody can lock an owner out for longer. */
const ONE_A_MINUTE: RateLimit = { name: 'login-slow', points: 1, seconds: 60 }

type Account = { id: number; passwordHash: string; isActive: boolean }

const FIND: Record<AccountKind, (db: Context['db'], login: string) => Promise<Account | undefined>> = {
  jobSeeker: findJobSeekerByLogin,
  employer: findEmployerByEmail,
  administrator: findAdministratorByLogin,
}
const UPDATE = { jobSeeker: updateJobSeeker, employer: updateEmployer, administrator: updateAdministrator }

type Browser = { oldToken?: string | undefined; isShort?: boolean }
/** What a login says of itself; `devices`: the marks of its browser. */
type Attempt = { login: string; password: string; devices: readonly string[] }

/** Starts a session. Throws as checkLogin. */
export async function logIn(
  ctx: Context,
  kind: AccountKind,
  attempt: Attempt,
  browser: Browser = {},
): Promise<Entry> {
  return enter(ctx, kind, await checkLogin(ctx, kind, attempt), browser)
}

/** The token of the session, and the mark that its browser may keep. */
export type Entry = { token: string; device: string }

/** The session of whoever has proved who they are. */
export async function enter(ctx: Context, kind: AccountKind, id: number, browser: Browser): Promise<Entry> {
  const account = await UPDATE[kind](ctx.db, id, { lastLogin: ctx.now })
  if (!account) throw new AppError('authentication_required')
  return { token: await startSession(ctx, kind, id, browser), device: markDevice(kind, account) }
}

/**
 * The id of the account whose password this is. A browser that has logged in to it before is counted apart: whoever guesses, from wherever, does
 * not hold up its owner. An unknown account and a wrong password give the same answer in the same time: invalid_credentials
 * (invalid_employer_credentials for an e-mail login); throws account_suspended, and too_many_requests past the limits.
 */
export async function checkLogin(
  ctx: Context,
  kind: AccountKind,
  { login, password, devices }: Attempt,
): Promise<number> {
  const account = await FIND[kind](ctx.db, login)
  const isKnown = account !== undefined && devices.includes(markDevice(kind, account))
  const limits = limitsOf(`${kind}:${account?.id ?? login.toLowerCase()}`, isKnown)
  await countFailure(ctx, limits)
  const matches = await verifyPassword(account?.passwordHash, password)
  if (!account || !matches)
    throw new AppError(kind === 'employer' ? 'invalid_employer_credentials' : 'invalid_credentials')
  await forgetFailure(ctx, limits)
  // Told to nobody but who has the password.
  if (!account.isActive) throw new AppError('account_suspended')
  return account.id
}

type Limits = { key: string; isKnown: boolean }

function limitsOf(accountKey: string, isKnown: boolean): Limits {
  return { key: isKnown ? `${accountKey}:known` : accountKey, isKnown }
}

/** Before the password is tried, so that a thousand guesses sent at the same moment are a thousand. Throws too_many_requests. */
async function countFailure(ctx: Context, limits: Limits): Promise<void> {
  const { key, isKnown } = limits
  const manyForAccount = await isOneTooMany(ctx, FAILURES_OF_ACCOUNT, key)
  const manyFromAddress = !isKnown && (await isOneTooMany(ctx, FAILURES_OF_ADDRESS, ctx.viewer.ip))
  if (!manyForAccount && !manyFromAddress) return
  try {
    await consume(ctx, ONE_A_MINUTE, `${key}:${ctx.viewer.ip}`)
  } catch (error) {
    // What is refused untried is no failure: one account's must not slow down a whole town.
    await forgetFailure(ctx, limits)
    throw error
  }
}

async function forgetFailure(ctx: Context, { key, isKnown }: Limits): Promise<void> {
  await takeBack(ctx, FAILURES_OF_ACCOUNT, key)
  if (!isKnown) await takeBack(ctx, FAILURES_OF_ADDRESS, ctx.viewer.ip)
}
