import type { AdministratorContext, Context, JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { checkCurrentPassword } from '../accounts/passwords.ts'
import { deletePicture } from '../accounts/pictures.ts'
import { recordAct } from '../audit/record-act.ts'
import { sayGoodbye } from './mails.ts'
import {
  deleteCvsOf,
  deletePerson,
  eraseContactReports,
  erasePost,
  findOwnFiles,
  lockPerson,
} from './queries.ts'

/** Deletes the account of the job seeker who is logged in. Throws current_password_wrong or too_many_requests. */
export async function deleteOwnAccount(ctx: JobSeekerContext, currentPassword: string): Promise<void> {
  const { id } = await checkCurrentPassword(ctx, 'jobSeeker', currentPassword)
  await deleteJobSeeker(ctx, id, 'asked')
}

/** Deletes any job seeker's account for an administrator. Throws job_seeker_not_found. */
export function deleteAccountOf(ctx: AdministratorContext, id: number): Promise<void> {
  return deleteJobSeeker(ctx, id, 'administrator', (ctx) =>
    recordAct(ctx, 'job-seeker-deleted', { type: 'job-seeker', id }),
  )
}

/**
 * Deletes a job seeker with CVs, files, photo, applications, sessions and the mails to the address. Employers keep
 * their ledger, and the fact that they had access, but not to whose CV (docs/decisions/0010). `because` is the
 * reason in the farewell mail. `also` runs in the same transaction. Throws job_seeker_not_found.
 */
export async function deleteJobSeeker<C extends Context>(
  ctx: C,
  jobSeekerId: number,
  because: Parameters<typeof sayGoodbye>[2],
  also?: (ctx: C) => Promise<void>,
): Promise<void> {
  const own = await transaction(ctx, async (ctx) => {
    const person = await lockPerson(ctx.db, jobSeekerId)
    const own = await findOwnFiles(ctx.db, jobSeekerId)
    if (!person || !own) throw new AppError('job_seeker_not_found')
    await eraseContactReports(ctx.db, jobSeekerId)
    for (const cvId of await deleteCvsOf(ctx.db, jobSeekerId))
      await ctx.tasks.enqueue(ctx, 'cv-changed', { cvId })
    await erasePost(ctx.db, person)
    await deletePerson(ctx.db, jobSeekerId)
    await sayGoodbye(ctx, person, because)
    await also?.(ctx)
    return own
  })
  // If a file remains here, no row names it, and the nightly clean-up deletes it.
  for (const { key } of own.files) await ctx.files.delete(key)
  if (own.photoId) await deletePicture(ctx, 'photos', own.photoId)
}
