import type { Context, EmployerContext, JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { ReceivedFile } from '../../platform/files/files.ts'
import { AppError } from '../../shared/errors.ts'
import { EMAIL_MESSAGE } from '../../shared/fields.ts'
import type { Language } from '../../shared/language/words.ts'
import { resolveLocation } from '../catalog/reads.ts'
import { checkEmailChange, storeEmailChange } from './change-address.ts'
import { tellOfNewName } from './employers/mails.ts'
import { storePicture } from './pictures.ts'
import { updateEmployer, updateJobSeeker } from './queries.ts'
import { readOwnCompany, readOwnProfile } from './reads.ts'
import type { CompanyProfile, JobSeekerProfileChange } from './schema.ts'

/** Keeps the language that a logged-in job seeker chose, for mails and SMS. Other accounts have no language. */
export async function keepLanguage(ctx: Context, language: Language): Promise<void> {
  const { jobSeeker } = ctx.viewer
  if (jobSeeker) await updateJobSeeker(ctx.db, jobSeeker.id, { language })
}

/** Returns whether the email address changes. Throws invalid_input when an account would lose its address. */
function isOther(email: string | undefined, current: string): email is string {
  if (email === '' && current !== '')
    throw new AppError('invalid_input', { errors: { email: EMAIL_MESSAGE } })
  return email !== undefined && email.toLowerCase() !== current.toLowerCase()
}

/**
 * Changes the fields that were sent. A new email address is stored as `pendingEmail` until it is confirmed. Throws the
 * errors of `checkEmailChange`.
 */
export async function changeJobSeekerProfile(
  ctx: JobSeekerContext,
  { email, currentPassword, ...fields }: JobSeekerProfileChange,
) {
  const before = await readOwnProfile(ctx)
  const newEmail = isOther(email, before.email) ? email : undefined
  if (newEmail) await checkEmailChange(ctx, 'jobSeeker', newEmail, currentPassword)
  return transaction(ctx, async (ctx) => {
    const moved = fields.location !== undefined && {
      locationId: (await resolveLocation(ctx, fields.location))?.id ?? null,
    }
    await updateJobSeeker(ctx.db, before.id, { ...fields, ...moved, updatedAt: ctx.now })
    if (newEmail) await storeEmailChange(ctx, 'jobSeeker', before, newEmail)
    return readOwnProfile(ctx)
  })
}

/**
 * `logo`: an uploaded picture, or undefined to keep the logo. A new email address must be confirmed first. Throws
 * invalid_logo and the errors of `checkEmailChange`.
 */
export async function changeCompanyProfile(
  ctx: EmployerContext,
  { email, currentPassword, ...fields }: CompanyProfile,
  logo: ReceivedFile | undefined,
) {
  const before = await readOwnCompany(ctx)
  const newEmail = isOther(email, before.email) ? email : undefined
  if (newEmail) await checkEmailChange(ctx, 'employer', newEmail, currentPassword)
  const logoId = logo && (await storePicture(ctx, 'logos', logo))
  return transaction(ctx, async (ctx) => {
    const locationId = (await resolveLocation(ctx, fields.location))?.id ?? null
    await updateEmployer(ctx.db, before.id, {
      ...fields,
      ...(logoId && { logoId }),
      locationId,
      updatedAt: ctx.now,
    })
    if (newEmail) await storeEmailChange(ctx, 'employer', { ...before, language: null }, newEmail)
    if (before.isApproved && before.companyName !== fields.companyName)
      await tellOfNewName(ctx, before.companyName, fields.companyName)
    return readOwnCompany(ctx)
  })
}
