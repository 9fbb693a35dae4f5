import type { Context } from '../../platform/context.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { readSettings } from '../settings/reads.ts'
import type { Settings } from '../settings/schema.ts'
import { findEmployer, findJobSeeker } from './queries.ts'

/** Once, however often the task runs. An account that is gone by then gets none. */
export async function welcomeJobSeeker(ctx: Context, jobSeekerId: number): Promise<void> {
  const person = await findJobSeeker(ctx.db, jobSeekerId)
  if (!person) return
  const { site_name: site } = await readSettings(ctx)
  await queueEmail(ctx, {
    kind: 'registration',
    once: `registration:${jobSeekerId}`,
    to: person.email,
    ...jobSeekerWelcome(site, person),
  })
}

export function jobSeekerWelcome(site: string, person: { fullName: string; username: string }): MailText {
  return {
    subject: `Welcome to ${site}`,
    paragraphs: [
      `Dear ${person.fullName}`,
      `Your account at ${site} is ready. Your username is ${person.username}.`,
      'Upload your CV next, so that employers can find you. Applying for jobs is free, and always will be.',
    ],
    button: { label: 'Upload your CV', path: '/upload' },
  }
}

export async function welcomeEmployer(ctx: Context, employerId: number): Promise<void> {
  const employer = await findEmployer(ctx.db, employerId)
  if (!employer) return
  const settings = await readSettings(ctx)
  await queueEmail(ctx, {
    kind: 'employer_registration',
    once: `employer_registration:${employerId}`,
    to: employer.email,
    ...employerWelcome(settings, employer),
  })
}

export function employerWelcome(
  settings: Pick<Settings, 'site_name' | 'require_employer_approval'>,
  employer: { contactPerson: string; companyName: string },
): MailText {
  return {
    subject: `Welcome to ${settings.site_name}`,
    paragraphs: [
      `Dear ${employer.contactPerson}`,
      `The account of ${employer.companyName} at ${settings.site_name} is ready. Log in with this e-mail address.`,
      ...(settings.require_employer_approval
        ? ['We look at every new company before it can post jobs and open CVs, and will tell you by e-mail.']
        : ['Searching CVs is free; opening one and posting a job costs credits.']),
    ],
    button: { label: 'Open your dashboard', path: '/employer-dashboard' },
  }
}
