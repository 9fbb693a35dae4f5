import { randomBytes } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import { consume, takeBack } from '../../platform/rate-limit.ts'
import { base32, findTotpStep } from '../../platform/totp.ts'
import { AppError } from '../../shared/errors.ts'
import { hashPassword, verifyPassword } from '../accounts/hash-password.ts'
import { GUESSES, RECOVERIES, RECOVERY_CODES } from './limits.ts'
import {
  findFactor,
  replaceRecoveryCodes,
  selectUnusedCodes,
  spendRecoveryCode,
  spendStep,
} from './queries.ts'

/**
 * Checks a code of the app or an unused recovery code; each is accepted once. Do not call it inside a transaction: a
 * wrong guess must count. Throws code_wrong or too_many_requests.
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
  return new AppError('code_wrong', { errors: { code: 'This code is wrong or was used before.' } })
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

type RecoveryCodes = { shown: string[]; hashes: string[] }

/**
 * 50 random bits each, hashed as slowly as passwords. Call it before a transaction, which would otherwise wait for it.
 */
export async function makeRecoveryCodes(): Promise<RecoveryCodes> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => base32(randomBytes(7)).slice(0, 10))
  return {
    shown: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`),
    hashes: await Promise.all(codes.map(hashPassword)),
  }
}

/** Replaces the earlier recovery codes. */
export function writeRecoveryCodes(
  ctx: Context,
  administratorId: number,
  codes: RecoveryCodes,
): Promise<void> {
  return replaceRecoveryCodes(ctx.db, administratorId, codes.hashes)
}
