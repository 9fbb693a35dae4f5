import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { requireCategory, resolveLocation } from '../catalog/reads.ts'
import { readSettings } from '../settings/reads.ts'
import { hashPassword } from './hash-password.ts'
import { insertJobSeeker, jobSeekerEmailTaken, usernameTaken } from './queries.ts'
import { requireOpenRegistration } from './require-open-registration.ts'
import type { JobSeekerRegistration } from './schema.ts'

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
