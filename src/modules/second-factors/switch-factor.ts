import type { AdministratorContext, Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { qrCode } from '../../platform/pictures/qr-code.ts'
import { base32, findTotpStep, newTotpSecret, totpUri } from '../../platform/totp.ts'
import { AppError } from '../../shared/errors.ts'
import { checkCurrentPassword } from '../accounts/passwords.ts'
import { findAdministratorAccount, readOwnAdministrator } from '../accounts/reads.ts'
import { endOtherSessions } from '../accounts/sessions.ts'
import { recordAct } from '../audit/record-act.ts'
import { readSettings } from '../settings/reads.ts'
import { checkCode, codeWrong, makeRecoveryCodes, writeRecoveryCodes } from './codes.ts'
import { tellOfFactor } from './mails.ts'
import { confirmFactor, deleteFactor, findFactor, insertFactor } from './queries.ts'
import type { BothFactors } from './schema.ts'

/**
 * Creates a new secret, to be typed, opened as a link on the app's own phone, or read from a QR code. The login asks
 * for no code until the first code has confirmed it. Throws second_factor_on.
 */
export async function startFactor(ctx: AdministratorContext) {
  const secret = newTotpSecret()
  const values = { administratorId: ctx.viewer.administrator.id, secret, createdAt: ctx.now }
  if (!(await insertFactor(ctx.db, values))) throw new AppError('second_factor_on')
  const { username } = await readOwnAdministrator(ctx)
  const { site_name } = await readSettings(ctx)
  const uri = totpUri(secret, site_name, username)
  return { secret: base32(secret), uri, qrCode: qrCode(uri) }
}

/**
 * Switches the second factor on with the app's first code and the password. Ends sessions that began without a code,
 * except this one, whose token is `token`. Returns the recovery codes, which cannot be read again. Throws
 * current_password_wrong, code_wrong, second_factor_on or too_many_requests.
 */
export async function enableFactor(
  ctx: AdministratorContext,
  { currentPassword, code }: BothFactors,
  token: string,
): Promise<{ recoveryCodes: string[] }> {
  const { id } = ctx.viewer.administrator
  const account = await checkCurrentPassword(ctx, 'administrator', currentPassword)
  const factor = await findFactor(ctx.db, id)
  if (factor?.confirmedAt) throw new AppError('second_factor_on')
  const step = factor && findTotpStep(factor.secret, code, ctx.now)
  if (!factor || step === undefined) throw codeWrong()
  const codes = await makeRecoveryCodes()
  await transaction(ctx, async (ctx) => {
    if (!(await confirmFactor(ctx.db, factor, { lastStep: step, confirmedAt: ctx.now })))
      throw new AppError('second_factor_on')
    await writeRecoveryCodes(ctx, id, codes)
    await endOtherSessions(ctx, { kind: 'administrator', id }, token)
    await recordAct(ctx, 'second-factor-on', { type: 'administrator', id })
    await tellOfFactor(ctx, account.email, 'on')
  })
  return { recoveryCodes: codes.shown }
}

/**
 * Switches the second factor off; requires both factors. Throws current_password_wrong, code_wrong or
 * too_many_requests.
 */
export async function disableFactor(ctx: AdministratorContext, both: BothFactors): Promise<void> {
  const { id, email } = await checkBoth(ctx, both)
  await transaction(ctx, async (ctx) => {
    if (!(await deleteFactor(ctx.db, id))) return
    await recordAct(ctx, 'second-factor-off', { type: 'administrator', id })
    await tellOfFactor(ctx, email, 'off')
  })
}

/**
 * Creates ten new codes; the old ones become invalid. Throws current_password_wrong, code_wrong or too_many_requests.
 */
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
 * Removes the second factor for the operator when the phone and the recovery codes are lost: a person who can run
 * scripts on the server can read the database anyway. Returns whether there was a second factor. Throws not_found if
 * the administrator does not exist.
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
