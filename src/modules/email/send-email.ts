import { setTimeout as delay } from 'node:timers/promises'
import type { Context } from '../../platform/context.ts'
import { MAIL_CONNECTIONS, type MailFailure } from '../../platform/mail/mail-transport.ts'
import { readSettings } from '../settings/reads.ts'
import { openSmtp, recordAttempt, sendClaimed } from './deliver-email.ts'
import { claimDueEmails, type EmailRow, hasDueEmail, releaseEmails } from './queries.ts'

/** Milliseconds. The queue then continues in another task, so that a process that stops does not wait long. */
const LONGEST_RUN = 5_000
/** Milliseconds between checks for new mail while a server keeps some connections waiting. */
const NEXT_LOOK = 500

/**
 * Sends all due mails over several connections at once. Without an SMTP server in the settings, mail stays in the
 * outbox. Each mail belongs to the process that claimed it, so other processes may send at the same time.
 */
export async function sendEmails(ctx: Context): Promise<void> {
  const settings = await readSettings(ctx)
  if (settings.smtp_host === '') return
  const smtp = openSmtp(ctx.config, settings)
  try {
    await workOff(ctx, (email) => sendClaimed(ctx, settings, smtp, email))
  } finally {
    smtp.close()
  }
}

type Send = (email: EmailRow) => Promise<MailFailure | undefined>

/**
 * Claims the next mails and records the last outcomes while other mails are being sent, so that no connection waits
 * for either.
 */
async function workOff(ctx: Context, send: Send): Promise<void> {
  const started = performance.now()
  const isOver = () => performance.now() - started > LONGEST_RUN
  const sending = new Set<Promise<void>>()
  const noting = new Set<Promise<void>>()
  const claimed: EmailRow[] = []
  // A connection that accepts no mail is not used again in this run: a server may allow fewer connections than we open.
  let connections = MAIL_CONNECTIONS
  const faults: unknown[] = []
  const fail = (error: unknown) => {
    connections = 0
    faults.push(error)
  }
  const start = async (email: EmailRow) => {
    const failure = await send(email)
    if (failure?.serverIsDown) connections -= 1
    noting.add(recordAttempt(ctx, email, failure).catch(fail))
  }
  try {
    while (connections > 0) {
      if (claimed.length === 0 && !isOver()) claimed.push(...(await claimDueEmails(ctx.db, connections)))
      while (sending.size < connections) {
        const email = claimed.shift()
        if (!email) break
        const one = start(email)
          .catch(fail)
          .finally(() => sending.delete(one))
        sending.add(one)
      }
      if (sending.size === 0) break
      await Promise.race(claimed.length > 0 || isOver() ? sending : [...sending, delay(NEXT_LOOK)])
    }
  } finally {
    await Promise.all(sending)
    if (claimed.length > 0)
      await releaseEmails(
        ctx.db,
        claimed.map(({ id }) => id),
      )
    await Promise.all(noting)
  }
  if (faults.length > 0) throw faults[0]
  if (connections > 0 && (await hasDueEmail(ctx.db))) await ctx.tasks.enqueue(ctx, 'send-email', {})
}

/** Sends mail that waited for an SMTP server, was postponed, or was left by a process that died. */
export async function sendDueEmails(ctx: Context): Promise<void> {
  if (await hasDueEmail(ctx.db)) await ctx.tasks.enqueue(ctx, 'send-email', {})
}
