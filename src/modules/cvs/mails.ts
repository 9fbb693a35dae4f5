import type { AdministratorContext, EmployerContext } from '../../platform/context.ts'
import { dayInPortMoresby, formatDateTime } from '../../shared/dates.ts'
import { message } from '../../shared/language/message.ts'
import { t } from '../../shared/language/words.ts'
import { plural } from '../../shared/text.ts'
import { HOUR } from '../../shared/time.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { type NoticeReads, notifyJobSeeker } from '../notices/tell-people.ts'
import { readSettings } from '../settings/reads.ts'
import { speakTo } from '../translations/speak-to.ts'
import type { Opening } from './files/require-password.ts'
import { UNLOCKS } from './limits.ts'
import { findOwner } from './queries.ts'

const BOUGHT = {
  view: {
    notice: '{company} has opened your CV “{job}”.',
    subject: '{company} has opened your CV',
    text: '{company} opened your CV “{job}” on {time}. It can now see your phone number and email address, and may contact you soon.',
  },
  download: {
    notice: '{company} has downloaded your CV “{job}”.',
    subject: '{company} has downloaded your CV',
    text: '{company} downloaded your CV “{job}” on {time}. It can now see your phone number and email address, and may contact you soon.',
  },
} as const

/**
 * Notifies the owner that an employer bought access: one notice each time, and at most one mail per day and CV. Part
 * of the buying transaction.
 */
export async function tellOwnerOfAccess(
  ctx: EmployerContext,
  type: keyof typeof BOUGHT,
  {
    id,
    jobSeekerId,
    jobTitle,
    company,
  }: { id: number; jobSeekerId: number; jobTitle: string; company: string },
  known: NoticeReads,
): Promise<void> {
  const notice = {
    jobSeekerId,
    kind: 'cv_opened' as const,
    text: message(BOUGHT[type].notice, { company, job: jobTitle }),
    path: '/jobseeker-dashboard?tab=analytics',
    mail: () => ({
      ...openedMail(company, type, jobTitle, ctx.now),
      once: `cv_opened:${id}:${dayInPortMoresby(ctx.now)}`,
      // An employer may open many CVs in a row.
      canWait: true,
    }),
  }
  await notifyJobSeeker(ctx, notice, known)
}

export function openedMail(company: string, type: keyof typeof BOUGHT, job: string, at: Date) {
  return {
    subject: t(BOUGHT[type].subject, { company }),
    company,
    paragraphs: [
      t(BOUGHT[type].text, { company, job, time: formatDateTime(at) }),
      t(
        'You get at most one such email a day for each CV. Your dashboard shows every company that opened it.',
      ),
    ],
    buttonLabel: t('See who opened your CV'),
  }
}

const STATES = {
  activated: {
    subject: 'Your CV is shown again',
    text: 'An administrator has switched your CV “{title}” on. Employers can find it. You can switch it off in your dashboard at any time.',
  },
  deactivated: {
    subject: 'Your CV is hidden',
    text: 'An administrator has switched your CV “{title}” off. Employers cannot find it until an administrator switches it on again. You can change or delete it as before.',
  },
  deleted: {
    subject: 'Your CV was deleted',
    text: 'An administrator has deleted your CV “{title}”, with its file. You are welcome to upload another one.',
  },
} as const

/** Notifies the owner of a CV about an administrator's action. An orphaned CV has no owner to notify. */
export async function tellOwnerOfState(
  ctx: AdministratorContext,
  { jobSeekerId, jobTitle }: { jobSeekerId: number | null; jobTitle: string },
  state: keyof typeof STATES,
): Promise<void> {
  const owner = jobSeekerId === null ? undefined : await findOwner(ctx.db, jobSeekerId)
  if (!owner) return
  const { support_email } = await readSettings(ctx)
  await speakTo(ctx, owner.language, () => {
    const text = cvStateMail(support_email, owner.fullName, jobTitle, state)
    return queueEmail(ctx, { kind: 'account_state', to: owner.email, ...text })
  })
}

export function cvStateMail(
  support: string,
  fullName: string,
  title: string,
  state: keyof typeof STATES,
): MailText {
  const { subject, text } = STATES[state]
  return {
    subject: t(subject),
    greets: fullName,
    paragraphs: [
      t(text, { title }),
      ...(support ? [t('If you think that this is a mistake, write to {support}.', { support })] : []),
    ],
    button: { label: t('Open your CVs'), path: '/jobseeker-dashboard?tab=cvs' },
  }
}

/** Warns the administrator of an employer that reached its hourly limit of CVs; at most once an hour. */
export async function warnOfHourlyLimit(ctx: EmployerContext): Promise<void> {
  const { admin_email } = await readSettings(ctx)
  const employerId = ctx.viewer.employer.id
  await queueEmail(ctx, {
    kind: 'administrator_notice',
    to: admin_email,
    ...hourlyLimitMail(employerId, UNLOCKS.points),
    once: `harvesting:${employerId}:${Math.floor(ctx.now.getTime() / HOUR)}`,
  })
}

const LOGIN_MAY_BE_STOLEN =
  'It may have a busy week, or another person may be using its login to collect contacts. If you do not know of a reason, call the company.'

export function hourlyLimitMail(employerId: number, unlocks: number): MailText {
  return {
    subject: `Employer ${employerId} opens CVs unusually fast`,
    paragraphs: [
      `Employer ${employerId} has opened or downloaded ${plural(unlocks, 'CV')} within an hour. It cannot open more until the hour has ended.`,
      LOGIN_MAY_BE_STOLEN,
    ],
    button: { label: 'Open administration', path: '/admin' },
  }
}

/** Warns the administrator of an employer that had to enter its password because it opened far more CVs than before. */
export async function warnOfManyCvs(ctx: EmployerContext, company: string, opening: Opening): Promise<void> {
  const { admin_email } = await readSettings(ctx)
  const text = manyCvsMail(ctx.viewer.employer.id, company, opening)
  await queueEmail(ctx, { kind: 'administrator_notice', to: admin_email, ...text })
}

export function manyCvsMail(id: number, company: string, { bought, busiest }: Opening): MailText {
  return {
    subject: `${company} opens many more CVs than usual`,
    paragraphs: [
      `${company} (employer ${id}) opened or downloaded ${plural(bought, 'CV')} in the last 24 hours. On its busiest day of the last three months it was ${busiest}.`,
      `It has to type its password again before the next one. ${LOGIN_MAY_BE_STOLEN}`,
    ],
    button: { label: 'See the audit log', path: '/admin?section=audit' },
  }
}
