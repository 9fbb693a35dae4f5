import type { EmployerContext } from '../../platform/context.ts'
import { dayInPortMoresby, formatDateTime } from '../../shared/dates.ts'
import { findCompanyName } from '../accounts/reads.ts'
import { notifyJobSeeker } from '../notices/notify-job-seeker.ts'
import type { CvWithOwner } from './queries.ts'

const DONE = { view: 'opened', download: 'downloaded' } as const

/** That an employer bought access: each a notice, and at most one mail a day for a CV. Part of the buying transaction. */
export async function tellOwner(
  ctx: EmployerContext,
  type: 'view' | 'download',
  { id, jobSeekerId, jobTitle }: CvWithOwner['cv'],
): Promise<void> {
  if (jobSeekerId === null) return
  const company = await findCompanyName(ctx, ctx.viewer.employer.id)
  const text = `${company} has ${DONE[type]} your CV “${jobTitle}”.`
  await notifyJobSeeker(ctx, {
    jobSeekerId,
    kind: 'cv_opened',
    text,
    path: '/jobseeker-dashboard?tab=analytics',
    mail: {
      ...openedMail(company, type, jobTitle, ctx.now),
      once: `cv_opened:${id}:${dayInPortMoresby(ctx.now)}`,
    },
  })
}

export function openedMail(company: string, type: keyof typeof DONE, jobTitle: string, at: Date) {
  return {
    subject: `${company} has ${DONE[type]} your CV`,
    paragraphs: [
      `${company} has ${DONE[type]} your CV “${jobTitle}” on ${formatDateTime(at)} and sees your phone number and e-mail address now. Keep your phone at hand.`,
      'We write at most once a day for a CV. Your dashboard shows everybody who opened it.',
    ],
    buttonLabel: 'See who opened your CV',
  }
}
