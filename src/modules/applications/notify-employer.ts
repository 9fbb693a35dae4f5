import type { JobSeekerContext } from '../../platform/context.ts'
import { mailEmployer } from '../notices/mail-employer.ts'
import { findPersonAddress } from './queries.ts'

/** The mail about a new application. An answer to it goes to the applicant. Part of the applying transaction. */
export async function notifyEmployer(
  ctx: JobSeekerContext,
  job: { title: string; employerId: number },
): Promise<void> {
  const applicant = await findPersonAddress(ctx.db, ctx.viewer.jobSeeker.id)
  if (!applicant) return
  await mailEmployer(ctx, {
    employerId: job.employerId,
    kind: 'application',
    ...newApplication(applicant.fullName, job.title),
    replyTo: applicant.email,
  })
}

export function newApplication(applicant: string, title: string) {
  return {
    subject: `New application: ${title}`,
    paragraphs: [
      `${applicant} applied to your job “${title}”.`,
      'Opening and downloading the CV of an applicant costs no credits.',
    ],
    button: { label: 'See the application', path: '/employer-dashboard?tab=applications' },
  }
}
