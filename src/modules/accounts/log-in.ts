import { createHmac } from 'node:crypto'
import type { AccountKind, Context } from '../../platform/context.ts'
import { consume, isOneTooMany, type RateLimit, takeBack } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import type { Language } from '../../shared/language/words.ts'
import { verifyPassword } from './hash-password.ts'
import { FAILURES_OF_ACCOUNT, FAILURES_OF_ADDRESS, ONE_A_MINUTE } from './limits.ts'
import { checkCode, codeWrong, isForgotten, spendCode } from './phone/codes.ts'
import { findAccountByPhone, type PhoneAccount } from './phone/queries.ts'
import {
  findAdministratorByLogin,
  findEmployerByLogin,
  findJobSeekerByLogin,
  settleLanguage,
  updateAdministrator,
  updateEmployer,
  updateJobSeeker,
} from './queries.ts'
import { USER_TYPE_OF } from './schema.ts'
import { startSession } from './sessions.ts'

type Account = { id: number; passwordHash: string; isActive: boolean }

const FIND: Record<AccountKind, (db: Context['db'], login: string) => Promise<Account | undefined>> = {
  jobSeeker: findJobSeekerByLogin,
  employer: findEmployerByLogin,
  administrator: findAdministratorByLogin,
}
const UPDATE = { jobSeeker: updateJobSeeker, employer: updateEmployer, administrator: updateAdministrator }

type Browser = { oldToken?: string | undefined; isShort?: boolean }
/** The data of a login request. `devices`: the device marks that the browser sent. */
type Attempt = { login: string; password: string; devices: readonly string[] }

/** Starts a session. Throws the errors of `checkLogin`. */
export async function logIn(
  ctx: Context,
  kind: AccountKind,
  attempt: Attempt,
  browser: Browser = {},
): Promise<Entry> {
  return enter(ctx, kind, await checkLogin(ctx, kind, attempt), browser)
}

/** The token of the session, the device mark that the browser may keep, and the language of the account. */
export type Entry = { token: string; device: string; language: Language | null }

/** Starts a session for an account whose password was checked. */
export async function enter(ctx: Context, kind: AccountKind, id: number, browser: Browser): Promise<Entry> {
  const account = await UPDATE[kind](ctx.db, id, { lastLogin: ctx.now })
  if (!account) throw new AppError('authentication_required')
  const language = kind === 'jobSeeker' ? await settleLanguage(ctx.db, id, ctx.viewer.language ?? null) : null
  return { token: await startSession(ctx, kind, id, browser), device: markDevice(kind, account), language }
}

/**
 * Starts a session for the account of a number, to which a code was sent. Throws phone_code_wrong, phone_unused,
 * account_suspended or too_many_requests.
 */
export async function logInByCode(
  ctx: Context,
  kind: 'jobSeeker' | 'employer',
  { phone, code }: { phone: string; code: string },
  browser: Browser = {},
): Promise<Entry> {
  const key = { phone, userType: USER_TYPE_OF[kind], purpose: 'login' } as const
  const codeHash = await checkCode(ctx, key, code)
  await spendCode(ctx, key, codeHash)
  const account = await requireUsedNumber(ctx, key.userType, phone)
  await UPDATE[kind](ctx.db, account.id, { phoneConfirmedAt: ctx.now })
  return enter(ctx, kind, account.id, browser)
}

/**
 * Returns the account of a number that was proved just now. A code is not enough for an account that nobody used for half
 * a year, because the number may be another person's by now. Throws phone_code_wrong, phone_unused or account_suspended.
 */
export async function requireUsedNumber(
  ctx: Context,
  userType: 'user' | 'employer',
  phone: string,
): Promise<PhoneAccount> {
  const account = await findAccountByPhone(ctx.db, userType, phone)
  if (!account) throw codeWrong('code')
  if (!account.isActive) throw new AppError('account_suspended')
  if (await isForgotten(ctx, userType, account)) throw new AppError('phone_unused')
  return account
}

/**
 * Returns the id of the account that has this password. Failures from a browser that has logged in to the account
 * before are counted separately, so that an attacker who guesses cannot lock out the owner. An unknown account and a
 * wrong password give the same answer in the same time: invalid_credentials (invalid_employer_credentials for an email
 * login). Also throws account_suspended, too_many_requests past the limits, and too_many_logins.
 */
export async function checkLogin(
  ctx: Context,
  kind: AccountKind,
  { login, password, devices }: Attempt,
): Promise<number> {
  const account = await FIND[kind](ctx.db, login)
  const isKnown = account !== undefined && devices.includes(markDevice(kind, account))
  const counted = await countFailure(ctx, `${kind}:${account?.id ?? login.toLowerCase()}`, isKnown)
  // A password that was not tried, because too many are waiting, does not count as a failure.
  const matches = await verifyPassword(account?.passwordHash, password).catch((error) =>
    refuse(ctx, counted, error),
  )
  if (!account || !matches)
    throw new AppError(kind === 'employer' ? 'invalid_employer_credentials' : 'invalid_credentials')
  await forget(ctx, counted)
  // Only a caller who knows the password learns that the account is suspended.
  if (!account.isActive) throw new AppError('account_suspended')
  return account.id
}

/** The counters that one attempt was added to. */
type Counted = { limit: RateLimit; key: string }[]

/**
 * Counts the attempt as a failure before the password is tried, so that a thousand guesses sent at the same moment
 * count as a thousand. An address past its limit has one try a minute for all accounts together, because password
 * spraying tries one password on many accounts. Throws too_many_requests.
 */
async function countFailure(ctx: Context, account: string, isKnown: boolean): Promise<Counted> {
  const { ip } = ctx.viewer
  const ofAccount = { limit: FAILURES_OF_ACCOUNT, key: isKnown ? `${account}:known` : account }
  const ofAddress = { limit: FAILURES_OF_ADDRESS, key: ip }
  const counted: Counted = isKnown ? [ofAccount] : [ofAccount, ofAddress]
  const manyForAccount = await isOneTooMany(ctx, ofAccount.limit, ofAccount.key)
  const manyFromAddress = !isKnown && (await isOneTooMany(ctx, ofAddress.limit, ofAddress.key))
  if (!manyForAccount && !manyFromAddress) return counted
  const slow = { limit: ONE_A_MINUTE, key: manyFromAddress ? ip : `${ofAccount.key}:${ip}` }
  // A refused attempt does not count as a failure: guesses at one account must not slow down a whole town.
  await consume(ctx, slow.limit, slow.key).catch((error) => refuse(ctx, counted, error))
  return [...counted, slow]
}

async function refuse(ctx: Context, counted: Counted, error: unknown): Promise<never> {
  await forget(ctx, counted)
  throw error
}

async function forget(ctx: Context, counted: Counted): Promise<void> {
  for (const { limit, key } of counted) await takeBack(ctx, limit, key)
}

/**
 * The mark that a browser keeps after it has logged in to an account. It cannot be forged without the password's hash,
 * a new password ends it, and it does not reveal the account. It does not log anyone in.
 */
function markDevice(kind: AccountKind, account: { id: number; passwordHash: string }): string {
  const mark = createHmac('sha256', account.passwordHash).update(`device of ${kind} ${account.id}`).digest()
  return mark.subarray(0, 16).toString('base64url')
}
