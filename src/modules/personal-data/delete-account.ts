import type { AdministratorContext, Context, JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { checkCurrentPassword } from '../accounts/check-password.ts'
import { deletePicture } from '../accounts/store-picture.ts'
import { recordAct } from '../audit/record-act.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { readSettings } from '../settings/reads.ts'
import {
  deleteCvsOf,
  deletePerson,
  eraseContactReports,
  erasePost,
  findOwnFiles,
  lockPerson,
} from './queries.ts'

/** Deletes the account that is signed in. Throws current_password_wrong or too_many_requests. */
export async function deleteOwnAccount(ctx: JobSeekerContext, currentPassword: string): Promise<void> {
  const { id } = await checkCurrentPassword(ctx, 'jobSeeker', currentPassword)
  await deleteJobSeeker(ctx, id, 'You asked us to delete')
}

/** Deletes anybody's account by an administrator. Throws job_seeker_not_found. */
export function deleteAccountOf(ctx: AdministratorContext, id: number): Promise<void> {
  return deleteJobSeeker(ctx, id, 'An administrator had to delete', (ctx) =>
    recordAct(ctx, 'job-seeker-deleted', { type: 'job-seeker', id }),
  )
}

/**
 * Deletes a job seeker with CVs, files, photo, applications, sessions and the mails to the address. What employers paid stays in their
 * ledger, and that they had access, without whom to (docs/decisions/0010). `because` begins the goodbye: 'You asked us to delete'.
 * `also` happens in the same transaction. Throws job_seeker_not_found.
 */
export async function deleteJobSeeker<C extends Context>(
  ctx: C,
  jobSeekerId: number,
  because: string,
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
  // What is left behind here, no row names: the nightly clean-up finds it.
  for (const { key } of own.files) await ctx.files.delete(key)
  if (own.photoId) await deletePicture(ctx, 'photos', own.photoId)
}

async function sayGoodbye(
  ctx: Context,
  { email, fullName }: { email: string; fullName: string },
  because: string,
) {
  const { site_name: site } = await readSettings(ctx)
  await queueEmail(ctx, { kind: 'account_deleted', to: email, ...goodbye(site, fullName, because) })
}

export function goodbye(site: string, fullName: string, because: string): MailText {
  return {
    subject: `Your account at ${site} is deleted`,
    paragraphs: [
      `Dear ${fullName}`,
      `${because} your account at ${site}. It is gone, with your CVs, your photo, your applications and the mails we sent you.`,
      'Companies that opened your CV before may still have what they noted down or downloaded.',
      'You are welcome to register again at any time. We wish you well.',
    ],
  }
}
