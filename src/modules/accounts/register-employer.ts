import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { resolveLocation } from '../catalog/reads.ts'
import { readSettings } from '../settings/reads.ts'
import { hashPassword } from './hash-password.ts'
import { insertEmployer } from './queries.ts'
import { requireOpenRegistration } from './require-open-registration.ts'
import type { EmployerRegistration } from './schema.ts'
import { storePicture } from './store-picture.ts'

/** `logo`: path of an uploaded picture. Throws registration_closed, invalid_input, invalid_logo, email_taken, too_many_requests. */
export async function registerEmployer(ctx: Context, input: EmployerRegistration, logo: string | undefined) {
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
