import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import type { UserType } from '../../shared/user-types.ts'
import { requireNewPassword, storePassword } from './change-password.ts'
import { findResetToken, spendResetToken, spendResetTokensOf } from './link-queries.ts'
import { findAccountByEmail } from './queries.ts'
import { hashToken } from './start-session.ts'

/** The account that a reset link stands for; undefined when the link is unknown, used or expired. */
export async function findResetAccount(ctx: Context, token: string, userType: UserType) {
  const row = await findResetToken(ctx.db, hashToken(token))
  if (!row || row.used || row.userType !== userType || row.expiresAt <= ctx.now) return undefined
  const account = await findAccountByEmail(ctx.db, userType, row.email)
  return account?.isActive ? { ...account, resetTokenId: row.id } : undefined
}

type PasswordReset = { token: string; newPassword: string; userType: UserType }

/** Sets the password once for a link and ends all sessions of the account. Throws invalid_input or invalid_reset_link. */
export async function resetPassword(
  ctx: Context,
  { token, newPassword, userType }: PasswordReset,
): Promise<void> {
  await requireNewPassword(ctx, userType, newPassword)
  const account = await findResetAccount(ctx, token, userType)
  if (!account) throw new AppError('invalid_reset_link')
  await transaction(ctx, async (ctx) => {
    if (!(await spendResetToken(ctx.db, account.resetTokenId))) throw new AppError('invalid_reset_link')
    await spendResetTokensOf(ctx.db, account.email, userType)
    await storePassword(ctx, userType, account, newPassword)
  })
}
