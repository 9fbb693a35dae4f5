import type { EmployerContext, JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { resolveLocation } from '../catalog/reads.ts'
import { findEmployerByEmail, jobSeekerEmailTaken, updateEmployer, updateJobSeeker } from './queries.ts'
import { readOwnCompany, readOwnProfile } from './reads.ts'
import type { CompanyProfile, JobSeekerProfileChange } from './schema.ts'
import { storePicture } from './store-picture.ts'
import { ownCompany, ownProfile } from './views.ts'

const emailTaken = () =>
  new AppError('email_taken', { errors: { email: 'This email address is already registered' } })

/** Changes the fields that were sent. Throws email_taken. */
export async function changeJobSeekerProfile(ctx: JobSeekerContext, change: JobSeekerProfileChange) {
  return transaction(ctx, async (ctx) => {
    const before = await readOwnProfile(ctx)
    const newEmail = change.email?.toLowerCase() !== before.email.toLowerCase() ? change.email : undefined
    if (newEmail && (await jobSeekerEmailTaken(ctx.db, newEmail))) throw emailTaken()
    const moved = change.location !== undefined && {
      locationId: (await resolveLocation(ctx, change.location))?.id ?? null,
    }
    const row = await updateJobSeeker(ctx.db, before.id, { ...change, ...moved, updatedAt: ctx.now })
    return row ? ownProfile(row) : before
  })
}

/** `logo`: path of an uploaded picture, or undefined to keep the logo. Throws email_taken or invalid_logo. */
export async function changeCompanyProfile(
  ctx: EmployerContext,
  change: CompanyProfile,
  logo: string | undefined,
) {
  const logoId = logo && (await storePicture(ctx, 'logos', logo))
  return transaction(ctx, async (ctx) => {
    const before = await readOwnCompany(ctx)
    const other = await findEmployerByEmail(ctx.db, change.email)
    if (other && other.id !== before.id) throw emailTaken()
    const locationId = (await resolveLocation(ctx, change.location))?.id ?? null
    const row = await updateEmployer(ctx.db, before.id, {
      ...change,
      ...(logoId && { logoId }),
      locationId,
      updatedAt: ctx.now,
    })
    return row ? ownCompany(row) : before
  })
}
