import type { Context } from '../../platform/context.ts'
import { consume, isUsedUp, type RateLimit, record } from '../../platform/rate-limit.ts'
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

/**
 * Starts a session and returns its token. An unknown account, a wrong password and a suspended account give the same answer in
 * the same time: invalid_credentials (invalid_employer_credentials for an e-mail login); too_many_requests past the limits.
 */
export async function logIn(
  ctx: Context,
  kind: AccountKind,
  login: string,
  password: string,
  oldToken?: string,
): Promise<string> {
  const account = await FIND[kind](ctx.db, login)
  const accountKey = `${kind}:${account?.id ?? login.toLowerCase()}`
  await slowDown(ctx, accountKey)
  const matches = await verifyPassword(account?.passwordHash, password)
  if (!account || !matches || !account.isActive) {
    await record(ctx, FAILURES_OF_ACCOUNT, accountKey)
    await record(ctx, FAILURES_OF_ADDRESS, ctx.viewer.ip)
    throw new AppError(kind === 'employer' ? 'invalid_employer_credentials' : 'invalid_credentials')
  }
  await UPDATE[kind](ctx.db, account.id, { lastLogin: ctx.now })
  return startSession(ctx, kind, account.id, oldToken)
}

async function slowDown(ctx: Context, accountKey: string): Promise<void> {
  const manyForAccount = await isUsedUp(ctx, FAILURES_OF_ACCOUNT, accountKey)
  if (manyForAccount || (await isUsedUp(ctx, FAILURES_OF_ADDRESS, ctx.viewer.ip))) {
    await consume(ctx, ONE_A_MINUTE, `${accountKey}:${ctx.viewer.ip}`)
  }
}
