import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { ReceivedFile } from '../../platform/files/files.ts'
import { consume } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { requireCategory, resolveLocation } from '../catalog/reads.ts'
import { readSettings } from '../settings/reads.ts'
import type { Settings } from '../settings/schema.ts'
import { hashPassword } from './hash-password.ts'
import { REGISTRATIONS } from './limits.ts'
import { requirePasswordLength } from './passwords.ts'
import { storePicture } from './pictures.ts'
import { insertEmployer, insertJobSeeker, jobSeekerEmailTaken, usernameTaken } from './queries.ts'
import type { EmployerRegistration, JobSeekerRegistration } from './schema.ts'

/**
 * The first checks of both registrations: the setting that allows them, the minimum password length, and the limit of
 * the address.
 */
async function requireOpenRegistration(ctx: Context, settings: Settings, password: string): Promise<void> {
  if (!settings.registration_enabled) throw new AppError('registration_closed')
  requirePasswordLength(settings, password, 'password')
  await consume(ctx, REGISTRATIONS, ctx.viewer.ip)
}

/** Throws registration_closed, invalid_input, username_taken, email_taken or too_many_requests. */
export async function registerJobSeeker(ctx: Context, input: JobSeekerRegistration): Promise<{ id: number }> {
  await requireOpenRegistration(ctx, await readSettings(ctx), input.password)
  await requireCategory(ctx, input.category)
  const { password, ...fields } = input
  const passwordHash = await hashPassword(password)
  return transaction(ctx, async (ctx) => {
    const location = await resolveLocation(ctx, input.location)
    const values = {
      ...fields,
      passwordHash,
      locationId: location?.id ?? null,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    }
    const created = await insertJobSeeker(ctx.db, values)
    if (created) {
      await ctx.tasks.enqueue(ctx, 'job-seeker-registered', { jobSeekerId: created.id })
      return created
    }
    if (await usernameTaken(ctx.db, input.username)) throw taken('username_taken', 'username')
    if (await jobSeekerEmailTaken(ctx.db, input.email)) throw taken('email_taken', 'email')
    throw new AppError('internal')
  })
}

function taken(code: 'username_taken' | 'email_taken', field: 'username' | 'email') {
  return new AppError(code, {
    errors: { [field]: `This ${field === 'email' ? 'email address' : 'username'} is already registered` },
  })
}

/**
 * `logo`: an uploaded picture. Throws registration_closed, invalid_input, invalid_logo, email_taken or
 * too_many_requests.
 */
export async function registerEmployer(
  ctx: Context,
  input: EmployerRegistration,
  logo: ReceivedFile | undefined,
) {
  await requireOpenRegistration(ctx, await readSettings(ctx), input.password)
  const { password, ...fields } = input
  const passwordHash = await hashPassword(password)
  const logoId = logo === undefined ? null : await storePicture(ctx, 'logos', logo)
  return transaction(ctx, async (ctx) => {
    const location = await resolveLocation(ctx, input.location)
    const times = { createdAt: ctx.now, updatedAt: ctx.now }
    const created = await insertEmployer(ctx.db, {
      ...fields,
      passwordHash,
      logoId,
      locationId: location?.id ?? null,
      ...times,
    })
    if (!created)
      throw new AppError('email_taken', { errors: { email: 'This email address is already registered' } })
    await ctx.tasks.enqueue(ctx, 'employer-registered', { employerId: created.id })
    return created
  })
}
