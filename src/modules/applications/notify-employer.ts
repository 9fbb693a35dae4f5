import type { JobSeekerContext } from '../../platform/context.ts'
import { queueEmail } from '../email/queue-email.ts'
import { findEmployerAddress, findPersonAddress } from './queries.ts'

/** The mail about a new application. An answer to it goes to the applicant. Part of the applying transaction. */
export async function notifyEmployer(
  ctx: JobSeekerContext,
  job: { title: string; employerId: number },
): Promise<void> {
  const employer = await findEmployerAddress(ctx.db, job.employerId)
  const applicant = await findPersonAddress(ctx.db, ctx.viewer.jobSeeker.id)
  if (!employer || !applicant) return
  await queueEmail(ctx, {
    kind: 'application',
    to: employer.email,
    subject: `New application: ${job.title}`,
    paragraphs: [
      `Dear ${employer.contactPerson}`,
      `${applicant.fullName} applied to your job “${job.title}”.`,
      'Opening and downloading the CV of an applicant costs no credits.',
    ],
    button: { label: 'See the application', path: '/employer-dashboard?tab=applications' },
    replyTo: applicant.email,
  })
}
