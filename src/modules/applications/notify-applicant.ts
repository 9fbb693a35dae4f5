import type { Context, JobSeekerContext } from '../../platform/context.ts'
import { notifyJobSeeker } from '../notices/notify-job-seeker.ts'
import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from './schema.ts'

/** What a notice says of an application: the company, never a person of it. */
type Sent = { id: number; jobSeekerId: number; title: string; companyName: string }

const placeOf = (id: number) => `/jobseeker-dashboard?tab=applications&application=${id}`
const SEE = 'See your application'

/** Part of the applying transaction. */
export async function confirmApplication(
  ctx: JobSeekerContext,
  { id, jobSeekerId, title, companyName }: Sent,
): Promise<void> {
  await notifyJobSeeker(ctx, {
    jobSeekerId,
    kind: 'application_received',
    text: received(title, companyName),
    path: placeOf(id),
    mail: receivedMail(title, companyName),
  })
}

const received = (title: string, company: string) =>
  `${company} has received your application for “${title}”.`

export function receivedMail(title: string, companyName: string) {
  return {
    subject: `Application received: ${title}`,
    paragraphs: [
      received(title, companyName),
      'You follow here what becomes of it. You never have to pay for a job: if anybody asks you for money, tell us.',
    ],
    buttonLabel: SEE,
  }
}

/** Part of the transaction that notes the opening. */
export async function tellOfOpening(
  ctx: Context,
  { id, jobSeekerId, title, companyName }: Sent,
): Promise<void> {
  const text = `${companyName} has opened your application for “${title}”.`
  await notifyJobSeeker(ctx, {
    jobSeekerId,
    kind: 'application_opened',
    text,
    path: placeOf(id),
    mail: { subject: `Your application was opened: ${title}`, paragraphs: [text], buttonLabel: SEE },
  })
}

/**
 * At `onboarding` it also asks whether to mark the CV hired: nothing changes by itself (decisions, 'Placeholders become real').
 * Part of the transaction that changes the status.
 */
export async function tellOfStatus(
  ctx: Context,
  { id, jobSeekerId, title, companyName }: Sent,
  status: ApplicationStatus,
): Promise<void> {
  const text = news(title, companyName, status)
  await notifyJobSeeker(ctx, {
    jobSeekerId,
    kind: 'status_changed',
    text: status === 'onboarding' ? `${text} ${HIRED}` : text,
    path: placeOf(id),
    mail: statusMail(title, companyName, status),
  })
}

const HIRED = 'Do you take the job? Then you can mark your CV as hired, so that other employers know.'

export function statusMail(title: string, companyName: string, status: ApplicationStatus) {
  const isOnboarding = status === 'onboarding'
  return {
    subject: `Your application: ${title}`,
    paragraphs: [
      news(title, companyName, status),
      ...(status === 'rejected' ? ['Thank you for applying; other jobs are waiting for you.'] : []),
      ...(isOnboarding ? [`${HIRED} It stays as it is until you do.`] : []),
    ],
    buttonLabel: isOnboarding ? 'Mark my CV as hired' : SEE,
  }
}

function news(title: string, company: string, status: ApplicationStatus): string {
  if (status === 'rejected')
    return `${company} has decided not to go on with your application for “${title}”.`
  return `${company} has moved your application for “${title}” on. It is now at: ${APPLICATION_STATUS_LABELS[status]}.`
}

/** Once for a person and job, however often it closes. */
export async function tellOfEnd(
  ctx: Context,
  jobId: number,
  { id, jobSeekerId, title, companyName }: Sent,
): Promise<void> {
  const text = `“${title}” at ${companyName} takes no more applications. Yours stays with the employer.`
  await notifyJobSeeker(ctx, {
    jobSeekerId,
    kind: 'job_closed',
    text,
    path: placeOf(id),
    once: `job_closed:${jobId}`,
    mail: { subject: `Closed: ${title}`, paragraphs: [text], buttonLabel: SEE },
  })
}

/** The application goes with the job, so the notice leads to the list. Also told to whoever knows already that the job was closed. */
export async function tellOfDeletion(
  ctx: Context,
  jobId: number,
  { jobSeekerId, title, companyName }: Sent,
): Promise<void> {
  const text = `${companyName} has taken “${title}” down. Your application was removed with it.`
  await notifyJobSeeker(ctx, {
    jobSeekerId,
    kind: 'job_closed',
    text,
    path: '/jobseeker-dashboard?tab=applications',
    once: `job_deleted:${jobId}`,
    mail: {
      subject: `Closed: ${title}`,
      paragraphs: [text, 'Other jobs are waiting for you.'],
      buttonLabel: 'See your applications',
    },
  })
}

/** Once for a person and job. Why it was taken down is the employer's to know; the warning holds for every reason. */
export async function tellOfBlock(
  ctx: Context,
  jobId: number,
  { id, jobSeekerId, title, companyName }: Sent,
): Promise<void> {
  const text = `We took “${title}” at ${companyName} off the site.`
  const warning = 'If anybody asks you for money or bank details for this job, do not pay, and tell us.'
  await notifyJobSeeker(ctx, {
    jobSeekerId,
    kind: 'job_closed',
    text: `${text} ${warning}`,
    path: placeOf(id),
    once: `job_blocked:${jobId}`,
    mail: { subject: `Taken down: ${title}`, paragraphs: [text, warning], buttonLabel: SEE },
  })
}
