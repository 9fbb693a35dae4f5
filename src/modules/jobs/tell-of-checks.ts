import type { Context } from '../../platform/context.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { findEmployerContact } from '../accounts/reads.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { readSettings } from '../settings/reads.ts'

/** To the administrator: one mail a day, however many jobs wait. */
export async function tellOfHeldJob(ctx: Context, title: string): Promise<void> {
  const { admin_email } = await readSettings(ctx)
  const once = `held-job:${dayInPortMoresby(ctx.now)}`
  await queueEmail(ctx, { kind: 'administrator_notice', to: admin_email, ...jobToCheck(title), once })
}

export function jobToCheck(title: string): MailText {
  return {
    subject: 'A job waits for a check',
    paragraphs: [
      `“${title}” is paid for and waits until you publish or refuse it.`,
      'You get one mail a day, however many wait.',
    ],
    button: { label: 'See what waits', path: '/admin?section=reports' },
  }
}

const CHECKS = {
  released: {
    subject: 'Your job is public',
    words: 'was checked and is public now. Its days are counted from today.',
  },
  refused: {
    subject: 'Your job was not published',
    words:
      'was checked and not published. What you paid for it is back in your account, and the job is a draft again.',
  },
  blocked: {
    subject: 'Your job was taken down',
    words: 'was taken off the public pages. You cannot open it again.',
  },
  unblocked: { subject: 'Your job is back', words: 'was checked again and is yours to show as before.' },
} as const

type CheckedJob = { id: number; title: string; employerId: number }

/** To the employer, with what the administrator wrote. */
export async function tellEmployerOfCheck(
  ctx: Context,
  { title, employerId }: CheckedJob,
  check: keyof typeof CHECKS,
  note: string,
): Promise<void> {
  const { email, contactPerson } = await findEmployerContact(ctx, employerId)
  await queueEmail(ctx, { kind: 'job_check', to: email, ...checkedJob(contactPerson, title, check, note) })
}

export function checkedJob(
  contactPerson: string,
  title: string,
  check: keyof typeof CHECKS,
  note: string,
): MailText {
  const { subject, words } = CHECKS[check]
  const isBad = check === 'refused' || check === 'blocked'
  return {
    subject: `${subject}: ${title}`,
    paragraphs: [
      `Dear ${contactPerson}`,
      `“${title}” ${words}`,
      ...(note ? [`The reason: ${note}`] : []),
      ...(isBad ? ['If you think that this is a mistake, please write to us.'] : []),
    ],
    button: {
      label: 'See your jobs',
      path: check === 'refused' ? '/employer-jobs?tab=drafts' : '/employer-jobs',
    },
  }
}
