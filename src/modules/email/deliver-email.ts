import type { Context } from '../../platform/context.ts'
import { describeMailFailure, openMailTransport } from '../../platform/mail-transport.ts'
import { countMail } from '../../platform/metrics.ts'
import type { Settings } from '../settings/schema.ts'
import { secondsToNextAttempt } from './policy.ts'
import { claimEmail, type EmailRow, markFailed, markSent } from './queries.ts'

/** Longer than one attempt can take (`mail-transport.ts`): whoever died while sending loses its claim. */
const LEASE_SECONDS = 300

/** The server of the settings. */
export function openSmtp(settings: Settings) {
  return openMailTransport({
    host: settings.smtp_host,
    port: settings.smtp_port,
    secure: settings.smtp_secure === 'true',
    username: settings.smtp_username,
    password: settings.smtp_password,
  })
}

/** What the outcome of one mail means for the next: `down` that none would get through. */
export type Delivery = 'sent' | 'not-ours' | 'later' | 'refused' | 'down'

/**
 * One attempt to send a mail of the outbox that is due. `not-ours` when another process has it or it is done. A mail goes out
 * twice only if this process dies between the server's answer and the note of it; both then carry one Message-ID.
 */
export async function deliverEmail(
  ctx: Context,
  settings: Settings,
  smtp: ReturnType<typeof openSmtp>,
  emailId: number,
): Promise<Delivery> {
  const delivery = await attempt(ctx, settings, smtp, emailId)
  if (delivery !== 'not-ours') countMail(delivery)
  return delivery
}

async function attempt(
  ctx: Context,
  settings: Settings,
  smtp: ReturnType<typeof openSmtp>,
  emailId: number,
): Promise<Delivery> {
  const email = await claimEmail(ctx.db, emailId, LEASE_SECONDS)
  if (!email) return 'not-ours'
  try {
    await smtp.send(messageOf(email, settings, new URL(ctx.config.publicUrl).hostname))
  } catch (error) {
    const { message, refused, serverIsDown } = describeMailFailure(error)
    ctx.log.warn({ emailId, kind: email.kind, attempts: email.attempts, error: message }, 'mail not sent')
    const retryIn = refused ? undefined : secondsToNextAttempt(email.attempts)
    await markFailed(ctx.db, email, { lastError: message, isRefused: refused, retryIn })
    return refused ? 'refused' : serverIsDown ? 'down' : 'later'
  }
  await markSent(ctx.db, email)
  return 'sent'
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

/** Without a name of its own the site's, whatever it is called now. */
export function senderOf(settings: Settings, host: string) {
  return { name: settings.smtp_from_name || settings.site_name, address: senderAddress(settings, host) }
}

/** Many servers take mail from their own login only, so that is the next best sender. */
function senderAddress({ smtp_from_email: from, smtp_username: login }: Settings, host: string): string {
  if (from) return from
  return login.includes('@') ? login : `no-reply@${host}`
}
