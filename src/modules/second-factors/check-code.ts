import type { Context } from '../../platform/context.ts'
import { consume, type RateLimit, takeBack } from '../../platform/rate-limit.ts'
import { findTotpStep } from '../../platform/totp.ts'
import { AppError } from '../../shared/errors.ts'
import { verifyPassword } from '../accounts/hash-password.ts'
import { findFactor, selectUnusedCodes, spendRecoveryCode, spendStep } from './queries.ts'

/** Only who has the password gets here. Each of a million codes counts for 90 seconds: 50 guesses a day hit one in 18 years. */
const GUESSES: readonly RateLimit[] = [
  { name: 'second-factor', points: 10, seconds: 900 },
  { name: 'second-factor-day', points: 50, seconds: 86_400 },
]
/** Nobody guesses one of these; the limit is for the work of comparing. They help an owner whom another has used up the guesses of. */
const RECOVERIES: readonly RateLimit[] = [{ name: 'recovery-code', points: 10, seconds: 900 }]

/**
 * A code of the app or an unused recovery code, each of which counts once. Not inside a transaction: a wrong guess counts. Throws
 * code_wrong or too_many_requests.
 */
export async function checkCode(ctx: Context, administratorId: number, code: string): Promise<void> {
  const isOfApp = /^\d{6}$/.test(code)
  const limits = isOfApp ? GUESSES : RECOVERIES
  for (const limit of limits) await consume(ctx, limit, String(administratorId))
  const isRight = isOfApp
    ? await spendAppCode(ctx, administratorId, code)
    : await spendPaperCode(ctx, administratorId, code)
  if (!isRight) throw codeWrong()
  for (const limit of limits) await takeBack(ctx, limit, String(administratorId))
}

export function codeWrong(): AppError {
  return new AppError('code_wrong', { errors: { code: 'This code is not right, or was used before.' } })
}

async function spendAppCode(ctx: Context, administratorId: number, code: string): Promise<boolean> {
  const factor = await findFactor(ctx.db, administratorId)
  const step = factor?.confirmedAt ? findTotpStep(factor.secret, code, ctx.now) : undefined
  return step !== undefined && (await spendStep(ctx.db, administratorId, step))
}

async function spendPaperCode(ctx: Context, administratorId: number, code: string): Promise<boolean> {
  for (const { id, codeHash } of await selectUnusedCodes(ctx.db, administratorId))
    if (await verifyPassword(codeHash, code)) return spendRecoveryCode(ctx.db, id, ctx.now)
  return false
}
