import { randomBytes } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import { base32 } from '../../platform/totp.ts'
import { hashPassword } from '../accounts/hash-password.ts'
import { replaceRecoveryCodes } from './queries.ts'

const CODES = 10

export type RecoveryCodes = { shown: string[]; hashes: string[] }

/** 50 random bits each, hashed as slowly as passwords: made before a transaction, which would wait for it. */
export async function makeRecoveryCodes(): Promise<RecoveryCodes> {
  const codes = Array.from({ length: CODES }, () => base32(randomBytes(7)).slice(0, 10))
  return {
    shown: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`),
    hashes: await Promise.all(codes.map(hashPassword)),
  }
}

/** In the place of those before. */
export function writeRecoveryCodes(
  ctx: Context,
  administratorId: number,
  codes: RecoveryCodes,
): Promise<void> {
  return replaceRecoveryCodes(ctx.db, administratorId, codes.hashes)
}
