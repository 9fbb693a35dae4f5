import type { Context, JobSeekerContext } from '../../platform/context.ts'
import { message, worded } from '../../shared/language/message.ts'
import { t } from '../../shared/language/words.ts'
import { findJobSeekerContact } from '../accounts/reads.ts'
import { mailEmployer, neverPay, notifyJobSeeker } from '../notices/tell-people.ts'
import { HELD_SECONDS } from './limits.ts'
import { APPLICATION_STATUS_LABELS, type ApplicationStatus, PROGRESS } from './schema.ts'

/** The facts about an application that a notice uses. They name the company, never a person who works there. */
type Sent = { id: number; jobSeekerId: number; title: string; companyName: string }

const placeOf = (id: number) => `/jobseeker-dashboard?tab=applications&application=${id}`
const see = () => t('See your application')

/** Runs in the transaction of the application. */
export async function confirmApplication(
  ctx: JobSeekerContext,
  { id, jobSeekerId, title, companyName }: Sent,
): Promise<void> {
  await notifyJobSeeker(ctx, {
    jobSeekerId,
    kind: 'application_received',
    text: received(title, companyName),
    path: placeOf(id),
    mail: () => receivedMail(title, companyName),
  })
}

const received = (job: string, company: string) =>
  message('{company} has received your application for “{job}”.', { company, job })

export function receivedMail(title: string, companyName: string) {
  return {
    subject: t('Application received: {job}', { job: title }),
    company: companyName,
    paragraphs: [worded(received(title, companyName)), t('You can follow its progress on the site.')],
    steps: stepsOf('pending'),
    buttonLabel: see(),
    advice: neverPay(),
  }
}

/**
 * Runs in the transaction that records the opening. An application that was moved on meanwhile has newer news, which
 * this must not replace.
 */
export async function tellOfOpening(
  ctx: Context,
  { id, jobSeekerId, title, companyName, status }: Sent & { status: ApplicationStatus },
): Promise<void> {
  if (status !== 'pending') return
  await notifyJobSeeker(ctx, {
    jobSeekerId,
    kind: 'application_opened',
    text: opened(title, companyName),
    path: placeOf(id),
    mail: () => openedMail(title, companyName),
  })
}

const opened = (job: string, company: string) =>
  message('{company} has opened your application for “{job}”.', { company, job })

export function openedMail(title: string, companyName: string) {
  return {
    subject: t('Your application was opened: {job}', { job: title }),
    company: companyName,
    paragraphs: [
      worded(opened(title, companyName)),
      t('You do not have to do anything. We tell you when it moves on.'),
    ],
    steps: stepsOf('pending'),
    buttonLabel: see(),
    advice: neverPay(),
  }
}

/** A move of an application. `changeId`: its row in the history. `words`: what the employer wrote with a rejection. */
export type Move = Sent & { changeId: number; words: string }

/** The name of its notice. Undoing a move deletes the notice with this name. */
export const noticeOfMove = (changeId: number) => `application_moved:${changeId}`

/**
 * The notice of `onboarding` also asks whether to mark the CV as hired; the site does not mark it by itself. Runs in
 * the transaction that changes the status. Notice and mail wait until the move can no longer be undone.
 */
export async function tellOfStatus(
  ctx: Context,
  { id, jobSeekerId, title, companyName, changeId, words }: Move,
  status: ApplicationStatus,
): Promise<void> {
  await notifyJobSeeker(ctx, {
    jobSeekerId,
    kind: 'status_changed',
    text: news(title, companyName, status),
    path: placeOf(id),
    once: noticeOfMove(changeId),
    holdSeconds: HELD_SECONDS,
    mail: () => statusMail(title, companyName, status, words),
  })
}

export function statusMail(title: string, companyName: string, status: ApplicationStatus, words = '') {
  const isOnboarding = status === 'onboarding'
  const headline = HEADLINES[status]
  return {
    subject: t('Your application: {job}', { job: title }),
    company: companyName,
    headline: headline && t(headline),
    paragraphs: [
      worded(news(title, companyName, status)),
      ...(status === 'rejected' ? thanks(companyName, words) : []),
      ...(isOnboarding ? [t('We do not mark it for you.')] : []),
    ],
    steps: stepsOf(status),
    buttonLabel: isOnboarding ? t('Mark my CV as hired') : see(),
    advice: neverPay(),
    facts: { job: title, company: companyName },
  }
}

const thanks = (company: string, words: string) =>
  words === ''
    ? [t('Thank you for applying; other jobs are waiting for you.')]
    : [t('{company} writes:', { company }), { quote: words }]

const HEADLINES: Partial<Record<ApplicationStatus, string>> = {
  screening: 'They are reading your application',
  shortlisting: 'You may be on the shortlist',
  interviewing: 'They are interviewing',
  pre_employment_checking: 'They are checking your references',
  onboarding: 'They want you to start',
  rejected: 'They have chosen someone else',
}

/** Undefined for a rejection, and for statuses that only old data has. */
function stepsOf(status: ApplicationStatus) {
  const at = PROGRESS.indexOf(status) + 1
  return at > 0 ? { at, of: PROGRESS.length, name: t(APPLICATION_STATUS_LABELS[status]) } : undefined
}

function news(job: string, company: string, status: ApplicationStatus) {
  const values = { job, company, status: { label: APPLICATION_STATUS_LABELS[status] } }
  if (status === 'rejected')
    return message('{company} has decided not to continue with your application for “{job}”.', {
      job,
      company,
    })
  if (status !== 'onboarding')
    return message('Your application for “{job}” at {company} is now: {status}.', values)
  return message(
    'Your application for “{job}” at {company} is now: {status}. If you take the job, you can mark your CV as hired, so that other employers know.',
    values,
  )
}

/** Sent once per person and job, however often the job closes. */
export async function tellOfEnd(
  ctx: Context,
  jobId: number,
  { id, jobSeekerId, title, companyName }: Sent,
): Promise<void> {
  await notifyJobSeeker(ctx, {
    jobSeekerId,
    kind: 'job_closed',
    text: ended(title, companyName),
    path: placeOf(id),
    once: `job_closed:${jobId}`,
    mail: () => endedMail(title, companyName),
  })
}

const ended = (job: string, company: string) =>
  message('“{job}” at {company} no longer takes applications. The employer keeps yours.', { job, company })

export function endedMail(title: string, companyName: string) {
  return {
    subject: t('Closed: {job}', { job: title }),
    company: companyName,
    paragraphs: [worded(ended(title, companyName))],
    buttonLabel: see(),
  }
}

/**
 * The application is deleted with the job, so the notice links to the list. It is also sent to applicants who already
 * know that the job was closed.
 */
export async function tellOfDeletion(
  ctx: Context,
  jobId: number,
  { jobSeekerId, title, companyName }: Sent,
): Promise<void> {
  await notifyJobSeeker(ctx, {
    jobSeekerId,
    kind: 'job_closed',
    text: deleted(title, companyName),
    path: '/jobseeker-dashboard?tab=applications',
    once: `job_deleted:${jobId}`,
    mail: () => deletedMail(title, companyName),
  })
}

const deleted = (job: string, company: string) =>
  message('{company} has taken “{job}” down. Your application was removed with it.', { job, company })

export function deletedMail(title: string, companyName: string) {
  return {
    subject: t('Closed: {job}', { job: title }),
    company: companyName,
    paragraphs: [worded(deleted(title, companyName)), t('Other jobs are waiting for you.')],
    buttonLabel: t('See your applications'),
  }
}

/** Sent once per person and job. Only the employer learns why the job was taken down. The warning fits every reason. */
export async function tellOfBlock(
  ctx: Context,
  jobId: number,
  { id, jobSeekerId, title, companyName }: Sent,
): Promise<void> {
  await notifyJobSeeker(ctx, {
    jobSeekerId,
    kind: 'job_closed',
    text: blocked(title, companyName),
    path: placeOf(id),
    once: `job_blocked:${jobId}`,
    mail: () => blockedMail(title, companyName),
  })
}

const blocked = (job: string, company: string) =>
  message(
    'We took “{job}” at {company} off the site. If anybody asks you for money or bank details for this job, do not pay, and tell us.',
    { job, company },
  )

export function blockedMail(title: string, companyName: string) {
  return {
    subject: t('Taken down: {job}', { job: title }),
    paragraphs: [worded(blocked(title, companyName))],
    buttonLabel: see(),
  }
}

/**
 * The mail about a new application. A reply to it goes to the applicant. Runs in the transaction of the application.
 */
export async function notifyEmployer(
  ctx: JobSeekerContext,
  job: { title: string; employerId: number },
): Promise<void> {
  const applicant = await findJobSeekerContact(ctx, ctx.viewer.jobSeeker.id)
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
    facts: { applicant, job: title },
  }
}
