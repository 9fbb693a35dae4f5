import type { AdministratorContext } from '../../platform/context.ts'
import { qrCode } from '../../platform/qr-code.ts'
import { base32, findTotpStep, newTotpSecret, totpUri } from '../../platform/totp.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { checkCurrentPassword } from '../accounts/check-password.ts'
import { readOwnAdministrator } from '../accounts/reads.ts'
import { endOtherSessions } from '../accounts/start-session.ts'
import { recordAct } from '../audit/record-act.ts'
import { readSettings } from '../settings/reads.ts'
import { codeWrong } from './check-code.ts'
import { confirmFactor, findFactor, insertFactor } from './queries.ts'
import type { BothFactors } from './schema.ts'
import { tellOfFactor } from './tell-of-factor.ts'
import { makeRecoveryCodes, writeRecoveryCodes } from './write-recovery-codes.ts'

/** A new secret, to be typed, opened as a link on the app's own phone or read from a QR code; nothing is asked for at the login before a code has confirmed it. Throws second_factor_on. */
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
 * The app's first code and the password turn it on. Sessions that came about without a code end, but this one, whose token is `token`.
 * Returns the recovery codes, the one time that they can be read. Throws current_password_wrong, code_wrong, second_factor_on or
 * too_many_requests.
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
