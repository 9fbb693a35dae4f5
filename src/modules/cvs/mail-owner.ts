import type { AdministratorContext } from '../../platform/context.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { readSettings } from '../settings/reads.ts'
import { findOwner } from './administrator-queries.ts'

const TOLD = {
  activated: {
    subject: 'Your CV is shown again',
    text: (title: string) =>
      `An administrator has switched your CV “${title}” on. Employers can find it. You can switch it off in your dashboard at any time.`,
  },
  deactivated: {
    subject: 'Your CV is hidden',
    text: (title: string) =>
      `An administrator has switched your CV “${title}” off. Employers do not find it until an administrator switches it on again. You can change or delete it as before.`,
  },
  deleted: {
    subject: 'Your CV was deleted',
    text: (title: string) =>
      `An administrator has deleted your CV “${title}”, with its file. You are welcome to upload another one.`,
  },
} as const

/** What an administrator did to a CV is told to its owner, who is nobody when the CV is an orphan. */
export async function mailOwner(
  ctx: AdministratorContext,
  { jobSeekerId, jobTitle }: { jobSeekerId: number | null; jobTitle: string },
  what: keyof typeof TOLD,
): Promise<void> {
  const owner = jobSeekerId === null ? undefined : await findOwner(ctx.db, jobSeekerId)
  if (!owner) return
  const text = cvStateMail((await readSettings(ctx)).support_email, owner.fullName, jobTitle, what)
  await queueEmail(ctx, { kind: 'account_state', to: owner.email, ...text })
}

export function cvStateMail(
  support: string,
  fullName: string,
  jobTitle: string,
  what: keyof typeof TOLD,
): MailText {
  const { subject, text } = TOLD[what]
  return {
    subject,
    paragraphs: [
      `Dear ${fullName}`,
      text(jobTitle),
      ...(support ? [`If you think that this is a mistake, write to ${support}.`] : []),
    ],
    button: { label: 'Open your CVs', path: '/jobseeker-dashboard?tab=cvs' },
  }
}
