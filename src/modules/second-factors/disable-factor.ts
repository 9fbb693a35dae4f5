import type { AdministratorContext, Context } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { checkCurrentPassword } from '../accounts/check-password.ts'
import { findAdministratorAccount } from '../accounts/reads.ts'
import { recordAct } from '../audit/record-act.ts'
import { checkCode } from './check-code.ts'
import { deleteFactor } from './queries.ts'
import type { BothFactors } from './schema.ts'
import { tellOfFactor } from './tell-of-factor.ts'
import { makeRecoveryCodes, writeRecoveryCodes } from './write-recovery-codes.ts'

/** Turned off with both factors. Throws current_password_wrong, code_wrong or too_many_requests. */
export async function disableFactor(ctx: AdministratorContext, both: BothFactors): Promise<void> {
  const { id, email } = await checkBoth(ctx, both)
  await transaction(ctx, async (ctx) => {
    if (!(await deleteFactor(ctx.db, id))) return
    await recordAct(ctx, 'second-factor-off', { type: 'administrator', id })
    await tellOfFactor(ctx, email, 'off')
  })
}

/** Ten new codes; the old ones count no more. Throws current_password_wrong, code_wrong or too_many_requests. */
export async function renewRecoveryCodes(
  ctx: AdministratorContext,
  both: BothFactors,
): Promise<{ recoveryCodes: string[] }> {
  const { id, email } = await checkBoth(ctx, both)
  const codes = await makeRecoveryCodes()
  await transaction(ctx, async (ctx) => {
    await writeRecoveryCodes(ctx, id, codes)
    await recordAct(ctx, 'recovery-codes-renewed', { type: 'administrator', id })
    await tellOfFactor(ctx, email, 'codes')
  })
  return { recoveryCodes: codes.shown }
}

async function checkBoth(ctx: AdministratorContext, { currentPassword, code }: BothFactors) {
  const account = await checkCurrentPassword(ctx, 'administrator', currentPassword)
  await checkCode(ctx, account.id, code)
  return account
}

/**
 * For the operator, when phone and recovery codes are lost: whoever may run scripts on the server may have the database anyhow. Throws
 * not_found when there is no such administrator. Returns whether there was a second factor.
 */
export async function clearFactor(ctx: Context, login: string): Promise<boolean> {
  const account = await findAdministratorAccount(ctx, login)
  if (!account) throw new AppError('not_found')
  return transaction(ctx, async (ctx) => {
    const wasOn = await deleteFactor(ctx.db, account.id)
    if (wasOn) await tellOfFactor(ctx, account.email, 'off')
    return wasOn
  })
}
