import type { Context } from '../../platform/context.ts'
import { consume, isOneTooMany, type RateLimit, takeBack } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { verifyPassword } from './hash-password.ts'
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

/** Starts a session and returns its token. Throws as checkLogin. */
export async function logIn(
  ctx: Context,
  kind: AccountKind,
  login: string,
  password: string,
  browser: Browser = {},
): Promise<string> {
  return enter(ctx, kind, await checkLogin(ctx, kind, login, password), browser)
}

/** The session of whoever has proved who they are: its token. */
export async function enter(ctx: Context, kind: AccountKind, id: number, browser: Browser): Promise<string> {
  await UPDATE[kind](ctx.db, id, { lastLogin: ctx.now })
  return startSession(ctx, kind, id, browser)
}

/**
 * The id of the account whose password this is. An unknown account, a wrong password and a suspended account give the same answer in
 * the same time: invalid_credentials (invalid_employer_credentials for an e-mail login); too_many_requests past the limits.
 */
export async function checkLogin(
  ctx: Context,
  kind: AccountKind,
  login: string,
  password: string,
): Promise<number> {
  const account = await FIND[kind](ctx.db, login)
  const accountKey = `${kind}:${account?.id ?? login.toLowerCase()}`
  await countFailure(ctx, accountKey)
  const matches = await verifyPassword(account?.passwordHash, password)
  if (!account || !matches || !account.isActive)
    throw new AppError(kind === 'employer' ? 'invalid_employer_credentials' : 'invalid_credentials')
  await forgetFailure(ctx, accountKey)
  return account.id
}

/** Before the password is tried, so that a thousand guesses sent at the same moment are a thousand. Throws too_many_requests. */
async function countFailure(ctx: Context, accountKey: string): Promise<void> {
  const manyForAccount = await isOneTooMany(ctx, FAILURES_OF_ACCOUNT, accountKey)
  const manyFromAddress = await isOneTooMany(ctx, FAILURES_OF_ADDRESS, ctx.viewer.ip)
  if (!manyForAccount && !manyFromAddress) return
  try {
    await consume(ctx, ONE_A_MINUTE, `${accountKey}:${ctx.viewer.ip}`)
  } catch (error) {
    // What is refused untried is no failure: one account's must not slow down a whole town.
    await forgetFailure(ctx, accountKey)
    throw error
  }
}

async function forgetFailure(ctx: Context, accountKey: string): Promise<void> {
  await takeBack(ctx, FAILURES_OF_ACCOUNT, accountKey)
  await takeBack(ctx, FAILURES_OF_ADDRESS, ctx.viewer.ip)
}
