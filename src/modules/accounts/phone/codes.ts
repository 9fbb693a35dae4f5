import { randomInt } from 'node:crypto'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { consume } from '../../../platform/rate-limit.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Language } from '../../../shared/language/words.ts'
import { readSettings } from '../../settings/reads.ts'
import type { Settings } from '../../settings/schema.ts'
import { driverOf } from '../../sms/drivers/open-driver.ts'
import { CODE_LIFETIME } from '../../sms/limits.ts'
import { forgetNews, queueSms } from '../../sms/queue-sms.ts'
import { speakTo } from '../../translations/speak-to.ts'
import { hashPassword, verifyPassword } from '../hash-password.ts'
import {
  CODE_GUESSES,
  CODE_TRIES,
  CODES_FOR_NUMBER,
  CODES_FOR_NUMBER_A_DAY,
  CODES_OF_ADDRESS,
  CODES_OF_ADDRESS_A_DAY,
  NUMBER_LIFETIME,
} from '../limits.ts'
import { codeSms, tellOfLostNumber } from '../mails.ts'
import {
  type CodeKey,
  countTry,
  deleteCode,
  findAccountByPhone,
  type PhoneAccount,
  takePhoneAway,
  upsertCode,
  wasSeenSince,
} from './queries.ts'

/** Whether people may have an account with a phone number. */
export function takesPhones(settings: Settings): boolean {
  return settings.account_addresses !== 'email' && driverOf(settings) !== undefined
}

/** The answer is the same for every number, so that nobody learns which have an account. */
export const CODE_SENT =
  'If this number has an account, a code is on its way by SMS. It works for 10 minutes.'

/**
 * Accepts a request for a code. A task looks up the account, so that the answer takes the same time and has the same
 * content whether the number has one or not. Throws sms_off or too_many_requests.
 */
export async function requestCode(ctx: Context, key: CodeKey): Promise<void> {
  if (!takesPhones(await readSettings(ctx))) throw new AppError('sms_off')
  const { ip } = ctx.viewer
  for (const limit of [CODES_OF_ADDRESS, CODES_OF_ADDRESS_A_DAY]) await consume(ctx, limit, ip)
  for (const limit of [CODES_FOR_NUMBER, CODES_FOR_NUMBER_A_DAY]) await consume(ctx, limit, key.phone)
  const { phone, userType, purpose } = key
  const { language = null } = ctx.viewer
  await ctx.tasks.enqueue(ctx, 'phone-code-requested', { phone, userType, purpose, language })
}

/**
 * Sends a code of six digits and keeps only its hash. A code for a login or a reset is sent only to an active account.
 * `language`: that of the page, for an account that is new or never chose one.
 */
export async function sendCode(
  ctx: Context,
  { language, ...key }: CodeKey & { language: Language | null },
): Promise<void> {
  const account = await findAccountByPhone(ctx.db, key.userType, key.phone)
  if ((key.purpose === 'login' || key.purpose === 'reset') && !account?.isActive) return
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const codeHash = await hashPassword(code)
  const { site_name: site } = await readSettings(ctx)
  await transaction(ctx, async (ctx) => {
    await upsertCode(ctx.db, key, codeHash, new Date(ctx.now.getTime() + CODE_LIFETIME))
    const spoken = key.userType === 'user' ? (account?.language ?? language) : null
    const text = await speakTo(ctx, spoken, () => codeSms(site, code))
    const queued = await queueSms(ctx, { kind: 'code', to: key.phone, text })
    if (queued !== 'queued') ctx.log.warn({ queued }, 'a code was not sent')
  })
}

/**
 * Returns the hash of the code if it is right, with which `spendCode` uses it. Do not call it inside a transaction: a
 * rollback would remove the count of a wrong guess. A number without a code takes the same time. Throws
 * phone_code_wrong or too_many_requests.
 */
export async function checkCode(ctx: Context, key: CodeKey, code: string): Promise<string> {
  await consume(ctx, CODE_GUESSES, ctx.viewer.ip)
  const codeHash = await countTry(ctx.db, key, CODE_TRIES, ctx.now)
  if (!(await verifyPassword(codeHash, code)) || codeHash === undefined) throw codeWrong('code')
  return codeHash
}

/** Uses a code, once. Throws phone_code_wrong. */
export async function spendCode(ctx: Context, key: CodeKey, codeHash: string): Promise<void> {
  if (!(await deleteCode(ctx.db, key, codeHash))) throw codeWrong('code')
}

export function codeWrong(field: string): AppError {
  const message = 'This code is wrong or too old. Check it, or ask for a new one.'
  return new AppError('phone_code_wrong', { errors: { [field]: message } })
}

/**
 * Whether an account has not been used for so long that its number may belong to another person now: after some months
 * without use, networks give a number to a new customer.
 */
export async function isForgotten(
  ctx: Context,
  userType: CodeKey['userType'],
  { id, lastLogin, phoneConfirmedAt }: PhoneAccount,
): Promise<boolean> {
  const since = new Date(ctx.now.getTime() - NUMBER_LIFETIME)
  const isRecent = (moment: Date | null) => moment !== null && moment > since
  return (
    !isRecent(lastLogin) && !isRecent(phoneConfirmedAt) && !(await wasSeenSince(ctx.db, userType, id, since))
  )
}

/**
 * Makes a proved number free for an account. Another account that nobody has used for half a year loses the number and
 * is notified by email. Older messages to the number are deleted, because they were for its earlier owner. Part of the
 * transaction that gives the number to the account. Throws phone_taken.
 */
export async function freeNumber(
  ctx: Context,
  userType: CodeKey['userType'],
  phone: string,
  field: string,
): Promise<void> {
  const owner = await findAccountByPhone(ctx.db, userType, phone)
  // The same person may have an account of the other kind.
  if (!(await findAccountByPhone(ctx.db, userType === 'user' ? 'employer' : 'user', phone)))
    await forgetNews(ctx, phone)
  if (!owner) return
  if (!(await isForgotten(ctx, userType, owner))) throw phoneTaken(field)
  await takePhoneAway(ctx.db, userType, owner.id)
  await tellOfLostNumber(ctx, owner, phone)
}

/** Shown only to a person who has the phone. */
export function phoneTaken(field: string): AppError {
  const message = 'This phone number has an account already. You can log in with a code by SMS.'
  return new AppError('phone_taken', { errors: { [field]: message } })
}
