import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { ReceivedFile } from '../../platform/files/files.ts'
import { consume } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { EMAIL_MESSAGE } from '../../shared/fields.ts'
import { nationalPhone } from '../../shared/phone.ts'
import { requireCategory, resolveLocation } from '../catalog/reads.ts'
import { readSettings } from '../settings/reads.ts'
import type { Settings } from '../settings/schema.ts'
import { hashPassword } from './hash-password.ts'
import { REGISTRATIONS } from './limits.ts'
import { requirePasswordLength } from './passwords.ts'
import {
  checkCode,
  codeWrong,
  freeNumber,
  phoneTaken,
  requestCode,
  spendCode,
  takesPhones,
} from './phone/codes.ts'
import type { CodeKey } from './phone/queries.ts'
import { storePicture } from './pictures.ts'
import { insertEmployer, insertJobSeeker, jobSeekerEmailTaken, usernameTaken } from './queries.ts'
import type { EmployerRegistration, JobSeekerRegistration } from './schema.ts'

/**
 * The first checks of both registrations: the setting that allows them, the minimum password length, and the number of
 * registrations from one network address.
 */
async function requireOpenRegistration(ctx: Context, settings: Settings, password: string): Promise<void> {
  if (!settings.registration_enabled) throw new AppError('registration_closed')
  requirePasswordLength(settings, password, 'password')
  await consume(ctx, REGISTRATIONS, ctx.viewer.ip)
}

type Proof = { email: string; phone: string; phoneCode: string }
type ProvedPhone = { key: CodeKey; codeHash: string }

/**
 * Checks that a phone number belongs to the person who registers, by the code that was sent to it. Without a code,
 * sends one. Returns the proved number, or undefined when the person registers with an email address. Throws
 * invalid_input, phone_code_needed and the errors of `requestCode` and `checkCode`.
 */
async function proveAddress(
  ctx: Context,
  settings: Settings,
  userType: CodeKey['userType'],
  { email, phone, phoneCode }: Proof,
): Promise<ProvedPhone | undefined> {
  const mayUsePhone = takesPhones(settings)
  if (email !== '' && !(mayUsePhone && settings.account_addresses === 'phone')) return undefined
  if (!mayUsePhone) throw new AppError('invalid_input', { errors: { email: EMAIL_MESSAGE } })
  const number = nationalPhone(phone)
  if (!number) throw new AppError('invalid_input', { errors: { phone: NO_CODES_THERE } })
  const key = { phone: number, userType, purpose: 'register' } as const
  if (phoneCode === '') {
    await requestCode(ctx, key)
    throw new AppError('phone_code_needed', {
      errors: { phoneCode: `Please enter the code that we sent to ${number}` },
    })
  }
  const codeHash = await checkCode(ctx, key, phoneCode).catch((error) => {
    throw error instanceof AppError && error.code === 'phone_code_wrong' ? codeWrong('phoneCode') : error
  })
  return { key, codeHash }
}

const NO_CODES_THERE =
  'Please enter a phone number of Papua New Guinea, to which we can send a code, or an email address'

/** Uses the code. Returns the columns of the proved number. Part of the transaction that creates the account. */
async function takeNumber(ctx: Context, proved: ProvedPhone | undefined) {
  if (!proved) return {}
  const { key, codeHash } = proved
  await spendCode(ctx, key, codeHash)
  await freeNumber(ctx, key.userType, key.phone, 'phone')
  return { loginPhone: key.phone, phoneConfirmedAt: ctx.now }
}

/**
 * Throws registration_closed, invalid_input, username_taken, email_taken, phone_taken, too_many_requests and the errors
 * of `proveAddress`.
 */
export async function registerJobSeeker(ctx: Context, input: JobSeekerRegistration): Promise<{ id: number }> {
  const settings = await readSettings(ctx)
  await requireOpenRegistration(ctx, settings, input.password)
  await requireCategory(ctx, input.category)
  // Checked first, so that no code is sent for a username that is taken.
  if (await usernameTaken(ctx.db, input.username)) throw taken('username_taken', 'username')
  const proved = await proveAddress(ctx, settings, 'user', input)
  const { password, phoneCode: _, ...fields } = input
  const passwordHash = await hashPassword(password)
  return transaction(ctx, async (ctx) => {
    const location = await resolveLocation(ctx, input.location)
    const values = {
      ...fields,
      ...(await takeNumber(ctx, proved)),
      passwordHash,
      locationId: location?.id ?? null,
      language: ctx.viewer.language,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    }
    const created = await insertJobSeeker(ctx.db, values)
    if (created) {
      await ctx.tasks.enqueue(ctx, 'job-seeker-registered', { jobSeekerId: created.id })
      return created
    }
    if (await usernameTaken(ctx.db, input.username)) throw taken('username_taken', 'username')
    if (input.email && (await jobSeekerEmailTaken(ctx.db, input.email))) throw taken('email_taken', 'email')
    if (proved) throw phoneTaken('phone')
    throw new AppError('internal')
  })
}

function taken(code: 'username_taken' | 'email_taken', field: 'username' | 'email') {
  return new AppError(code, {
    errors: { [field]: `This ${field === 'email' ? 'email address' : 'username'} is already registered` },
  })
}

/**
 * `logo`: an uploaded picture. Throws registration_closed, invalid_input, invalid_logo, email_taken, phone_taken,
 * too_many_requests and the errors of `proveAddress`.
 */
export async function registerEmployer(
  ctx: Context,
  input: EmployerRegistration,
  logo: ReceivedFile | undefined,
) {
  const settings = await readSettings(ctx)
  await requireOpenRegistration(ctx, settings, input.password)
  const proved = await proveAddress(ctx, settings, 'employer', input)
  const { password, phoneCode: _, ...fields } = input
  const passwordHash = await hashPassword(password)
  const logoId = logo === undefined ? null : await storePicture(ctx, 'logos', logo)
  return transaction(ctx, async (ctx) => {
    const location = await resolveLocation(ctx, input.location)
    const times = { createdAt: ctx.now, updatedAt: ctx.now }
    const created = await insertEmployer(ctx.db, {
      ...fields,
      ...(await takeNumber(ctx, proved)),
      passwordHash,
      logoId,
      locationId: location?.id ?? null,
      ...times,
    })
    if (!created && proved && input.email === '') throw phoneTaken('phone')
    if (!created)
      throw new AppError('email_taken', { errors: { email: 'This email address is already registered' } })
    await ctx.tasks.enqueue(ctx, 'employer-registered', { employerId: created.id })
    return created
  })
}
