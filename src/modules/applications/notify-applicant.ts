import type { EmployerContext } from '../../platform/context.ts'
import { queueEmail } from '../email/queue-email.ts'
import type { ReceivedRow } from './queries.ts'
import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from './schema.ts'

/**
 * The mail about a new status. At `onboarding` it also asks whether to mark the CV hired: nothing changes by itself (decisions,
 * 'Placeholders become real'). Part of the transaction that changes the status.
 */
export async function notifyApplicant(
  ctx: EmployerContext,
  { person, job, employer }: ReceivedRow,
  status: ApplicationStatus,
): Promise<void> {
  const isOnboarding = status === 'onboarding'
  await queueEmail(ctx, {
    kind: 'application_status',
    to: person.email,
    subject: `Your application: ${job.title}`,
    paragraphs: [
      `Dear ${person.fullName}`,
      news(job.title, employer.companyName, status),
      ...(isOnboarding
        ? [
            'Do you take the job? Then you can mark your CV as hired, so that other employers know. It stays as it is until you do.',
          ]
        : []),
    ],
    button: isOnboarding
      ? { label: 'Mark my CV as hired', path: '/jobseeker-dashboard?tab=cvs' }
      : { label: 'See your applications', path: '/jobseeker-dashboard?tab=applications' },
  })
}

function news(title: string, company: string, status: ApplicationStatus): string {
  if (status === 'rejected')
    return `${company} has decided not to go on with your application for “${title}”. Thank you for applying; other jobs are waiting for you.`
  return `${company} has moved your application for “${title}” on. It is now at: ${APPLICATION_STATUS_LABELS[status]}.`
}
