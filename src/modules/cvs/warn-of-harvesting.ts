import type { EmployerContext } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { plural } from '../../shared/text.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { readSettings } from '../settings/reads.ts'

const HOUR = 3_600_000

/** Runs what buys access; when an employer has used up its hour, the administrator is told, once an hour (decisions, rule 15). */
export async function warnOfHarvesting<T>(
  ctx: EmployerContext,
  unlocks: number,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') await tellAdministrator(ctx, unlocks)
    throw error
  }
}

async function tellAdministrator(ctx: EmployerContext, unlocks: number): Promise<void> {
  const { admin_email } = await readSettings(ctx)
  const employerId = ctx.viewer.employer.id
  await queueEmail(ctx, {
    kind: 'administrator_notice',
    to: admin_email,
    ...harvesting(employerId, unlocks),
    once: `harvesting:${employerId}:${Math.floor(ctx.now.getTime() / HOUR)}`,
  })
}

export function harvesting(employerId: number, unlocks: number): MailText {
  return {
    subject: `Employer ${employerId} opens CVs unusually fast`,
    paragraphs: [
      `Employer ${employerId} has opened or downloaded ${plural(unlocks, 'CV')} within an hour and was stopped until the hour is over.`,
      'That may be a busy week, or somebody else using its login to collect contacts. If you do not know of a reason, call them.',
    ],
    button: { label: 'Open administration', path: '/admin' },
  }
}
