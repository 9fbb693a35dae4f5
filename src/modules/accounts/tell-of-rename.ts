import type { EmployerContext } from '../../platform/context.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { readSettings } from '../settings/reads.ts'

/** The badge was given to a name: an administrator hears of another one and judges whether it is the same company. */
export async function tellOfRename(ctx: EmployerContext, before: string, after: string): Promise<void> {
  const { admin_email } = await readSettings(ctx)
  const text = renamed(ctx.viewer.employer.id, before, after)
  await queueEmail(ctx, { kind: 'administrator_notice', to: admin_email, ...text })
}

export function renamed(employerId: number, before: string, after: string): MailText {
  return {
    subject: 'A verified employer has another name',
    paragraphs: [
      `“${before}” calls itself “${after}” now and still has the badge ‘Verified employer’.`,
      'If it is the same company, nothing is to be done. If not, take the badge back.',
    ],
    button: { label: 'Look at the employer', path: `/admin?section=employers&open=${employerId}` },
  }
}
