import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '../../platform/config.ts'
import type { Context } from '../../platform/context.ts'
import { isOutage } from '../../platform/database/errors.ts'
import {
  describeMailFailure,
  type MailFailure,
  openMailTransport,
} from '../../platform/mail/mail-transport.ts'
import { countMail } from '../../platform/metrics.ts'
import type { Settings } from '../settings/schema.ts'
import { secondsToNextAttempt } from './policy.ts'
import { type EmailRow, markFailed, markSent } from './queries.ts'

/** Opens a connection to the SMTP server of the settings. The caller closes it. */
export function openSmtp({ allowPrivateAddresses }: Config, settings: Settings) {
  const server = {
    host: settings.smtp_host,
    port: settings.smtp_port,
    secure: settings.smtp_secure === 'true',
    username: settings.smtp_username,
    password: settings.smtp_password,
  }
  return openMailTransport(server, allowPrivateAddresses)
}

/** Makes one attempt to send a mail that this process has claimed. Returns undefined if the server accepted it. */
export async function sendClaimed(
  { config }: Context,
  settings: Settings,
  smtp: ReturnType<typeof openSmtp>,
  email: EmailRow,
): Promise<MailFailure | undefined> {
  return smtp
    .send(messageOf(email, settings, new URL(config.publicUrl).hostname))
    .then(() => undefined, describeMailFailure)
}

/**
 * Records the outcome of an attempt. A mail is sent twice only if the process dies between the server's answer and
 * this record; both copies then have the same Message-ID.
 */
export async function recordAttempt(
  ctx: Context,
  email: EmailRow,
  failure: MailFailure | undefined,
): Promise<void> {
  countMail(failure ? outcomeOf(failure) : 'sent')
  if (!failure) return note(() => markSent(ctx.db, email))
  const { message: error, refused } = failure
  ctx.log.warn({ emailId: email.id, kind: email.kind, attempts: email.attempts, error }, 'mail not sent')
  const retryIn = refused ? undefined : secondsToNextAttempt(email.attempts)
  await note(() => markFailed(ctx.db, email, { lastError: error, isRefused: refused, retryIn }))
}

function outcomeOf({ refused, serverIsDown }: MailFailure) {
  if (refused) return 'refused'
  return serverIsDown ? 'down' : 'later'
}

/** Milliseconds. Together with a wait and an attempt of two minutes each, it is shorter than the claim on the mail. */
const LONGEST_NOTE = 150_000
const NEXT_NOTE = 1_000

/** Retries while the database is unavailable for a moment: a mail whose outcome is not recorded is sent again. */
async function note(write: () => Promise<void>): Promise<void> {
  const started = performance.now()
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!isOutage(error) || performance.now() - started > LONGEST_NOTE) throw error
      await delay(NEXT_NOTE)
    }
  }
}

function messageOf(email: EmailRow, settings: Settings, host: string) {
  return {
    from: senderOf(settings, host),
    to: email.recipient,
    replyTo: email.replyTo,
    subject: email.subject,
    text: email.textBody,
    html: email.htmlBody,
    messageId: `<${email.id}.${email.createdAt.getTime()}@${host}>`,
    headers: email.headers,
  }
}

/** Returns the sender; without a name of its own it uses the current name of the site. */
export function senderOf(settings: Settings, host: string) {
  return { name: settings.smtp_from_name || settings.site_name, address: senderAddress(settings, host) }
}

/** Many servers accept mail only from the address of their own login, so the login is the second choice. */
function senderAddress({ smtp_from_email: from, smtp_username: login }: Settings, host: string): string {
  if (from) return from
  return login.includes('@') ? login : `no-reply@${host}`
}
