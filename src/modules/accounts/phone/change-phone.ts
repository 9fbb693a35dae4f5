import type { Context } from '../../../platform/context.ts'
import { databaseCode } from '../../../platform/database/errors.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../shared/errors.ts'
import { checkCurrentPassword } from '../passwords.ts'
import { updateEmployer, updateJobSeeker } from '../queries.ts'
import { USER_TYPE_OF } from '../schema.ts'
import { checkCode, freeNumber, phoneTaken, requestCode, spendCode } from './codes.ts'
import type { PhoneChange, PhoneConfirmation } from './schema.ts'

type Kind = 'jobSeeker' | 'employer'
const UPDATE = { jobSeeker: updateJobSeeker, employer: updateEmployer }

/** Sends a code to a number that the account shall log in with. Throws the errors of its checks, and of `requestCode`. */
export async function startPhoneChange(
  ctx: Context,
  kind: Kind,
  { phone, currentPassword }: PhoneChange,
): Promise<{ pendingPhone: string }> {
  await checkCurrentPassword(ctx, kind, currentPassword)
  await requestCode(ctx, { phone, userType: USER_TYPE_OF[kind], purpose: 'change' })
  return { pendingPhone: phone }
}

/** Gives the account the number to which the code was sent. Throws phone_code_wrong or phone_taken. */
export async function confirmPhone(
  ctx: Context,
  kind: Kind,
  { phone, code }: PhoneConfirmation,
): Promise<{ loginPhone: string }> {
  const userType = USER_TYPE_OF[kind]
  const id = ctx.viewer[kind]?.id
  if (id === undefined) throw new AppError('authentication_required')
  const key = { phone, userType, purpose: 'change' } as const
  const codeHash = await checkCode(ctx, key, code)
  return transaction(ctx, async (ctx) => {
    await spendCode(ctx, key, codeHash)
    await freeNumber(ctx, userType, phone, 'phone')
    await UPDATE[kind](ctx.db, id, { loginPhone: phone, phoneConfirmedAt: ctx.now, updatedAt: ctx.now })
    return { loginPhone: phone }
  }).catch((error) => {
    // Another account was given the number at the same moment.
    throw databaseCode(error) === '23505' ? phoneTaken('phone') : error
  })
}
