import type { Context } from '../../platform/context.ts'
import { queueEmail } from '../email/queue-email.ts'
import { newUnsubscribeToken } from './notify-job-seeker.ts'
import { findEmployerReceiver, insertEmployerSettings } from './queries.ts'
import type { EmployerMailKind } from './schema.ts'

export type EmployerMail = {
  employerId: number
  kind: EmployerMailKind
  subject: string
  /** After the greeting. */
  paragraphs: readonly string[]
  button: { label: string; path: string }
  replyTo?: string
}

/** Writes to an employer, as far as its switch and the site's allow; part of the transaction of `ctx`. */
export async function mailEmployer(ctx: Context, mail: EmployerMail): Promise<void> {
  const { employerId, kind, subject, paragraphs, button, replyTo } = mail
  const found = await findEmployerReceiver(ctx.db, employerId, kind)
  if (!found) return
  if (found.token === null || found.byMail === null) {
    await insertEmployerSettings(ctx.db, { employerId, kind, token: newUnsubscribeToken() })
    return mailEmployer(ctx, mail)
  }
  const { email, contactPerson, byMail, token } = found
  if (!byMail) return
  await queueEmail(ctx, {
    kind,
    to: email,
    subject,
    paragraphs: [`Dear ${contactPerson}`, ...paragraphs],
    button,
    ...(replyTo && { replyTo }),
    unsubscribe: { pagePath: `/unsubscribe?token=${token}`, callPath: `/api/notices/unsubscribe/${token}` },
  })
}
