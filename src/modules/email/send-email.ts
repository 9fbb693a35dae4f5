import type { Context } from '../../platform/context.ts'
import { readSettings } from '../settings/reads.ts'
import { deliverEmail, openSmtp } from './deliver-email.ts'
import { selectDueEmails } from './queries.ts'

/** Sends one mail of the outbox; while no SMTP server is set up, it stays there. */
export async function sendEmail(ctx: Context, emailId: number): Promise<void> {
  const settings = await readSettings(ctx)
  if (settings.smtp_host === '') return
  await deliverEmail(ctx, settings, openSmtp(settings), emailId)
}

/** In one run of a minute; what is left is for the next, or for another process. */
const MOST_IN_A_RUN = 200

/** Sends what is due: mail that waited for an SMTP server, was refused for the moment, or was left by a process that died. */
export async function sendDueEmails(ctx: Context): Promise<void> {
  const settings = await readSettings(ctx)
  if (settings.smtp_host === '') return
  const smtp = openSmtp(settings)
  for (const emailId of await selectDueEmails(ctx.db, MOST_IN_A_RUN)) {
    if ((await deliverEmail(ctx, settings, smtp, emailId)) === 'down') return
  }
}
